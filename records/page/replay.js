// The page: where the reader stands, and showing it.

const data = JSON.parse(byId("data").textContent);
const games = data.games.map(withTree);
const svg = byId("board");
const moves = byId("moves");

/** Where the reader stands: `line[at - 1]` is the node reached, `line[at]` what a step on enters. */
const reader = { number: 0, line: [], at: 0, flipped: data.flipped, pieces: data.pieces };

const game = () => games[reader.number];
const node = () => (reader.at ? reader.line[reader.at - 1] : START);

/** Shows everything at the present place. */
function show() {
  const way = wayTo(game(), reader.line, reader.at);
  showBoard(way);
  showWords(way);
  showProgress();
  markMove(moves, node());
  writeAddress(reader.number, game(), node());
}

function viewOf(way) {
  const { from, to } = data.marked ? way.at(-1) : {};
  return { name: game().board, names: game().names, flipped: reader.flipped, pieces: reader.pieces, from, to };
}

function showBoard(way) {
  const board = data.boards[game().board];
  byId("table").hidden = !board;
  if (!board) return;
  const codes = boardAt(board.squares.length, way);
  const view = viewOf(way);
  drawBoard(svg, board, codes, view);
  const upper = reader.flipped ? game().south : 1 - game().south;
  showPlayer(byId("upper"), way, upper, board, view);
  showPlayer(byId("lower"), way, 1 - upper, board, view);
  const caption = `${moveInWords(game(), node())} ${lastSaid(way, "turn")}.`;
  svg.setAttribute("aria-label", `Board. ${caption}`);
  if (byId("as-table").open) fillTable(byId("as-table").querySelector("table"), board, codes, caption);
}

function showWords(way) {
  const turn = lastSaid(way, "turn");
  byId("move").textContent = moveInWords(game(), node());
  byId("turn").textContent = turn ? `${turn}.` : "";
  byId("comments").replaceChildren(...paragraphs(notesAt(game(), node()), "comment"));
  byId("position").value = lastSaid(way, "position") ?? "";
  byId("copied").textContent = "";
  showBranches();
}

function showBranches() {
  const buttons = branchButtons(game(), node(), reader.line[reader.at]);
  byId("branches").hidden = !buttons.length;
  byId("branches").replaceChildren(...buttons);
}

function showProgress() {
  const last = reader.line.length;
  const place = byId("place");
  place.max = last;
  place.value = reader.at;
  place.setAttribute("aria-valuetext", `${reader.at} of ${last}: ${moveInWords(game(), node())}`);
  byId("count").textContent = `${reader.at} / ${last}`;
  for (const [id, off] of [["start", !reader.at], ["back", !reader.at], ["forward", reader.at === last], ["end", reader.at === last]]) {
    byId(id).setAttribute("aria-disabled", off);
  }
  markGraph(byId("here"), reader.at, last);
}

/** Takes another line of the present game, and draws what depends on lines alone. */
function takeLine(line) {
  if (line === reader.line) return;
  reader.line = line;
  const shares = sharesAlong(game(), line);
  byId("graph").hidden = !shares;
  if (shares) drawGraph(byId("shares"), shares);
}

/** Goes to a place of the present line. */
function goTo(at) {
  const before = reader.at;
  reader.at = clamp(at, 0, reader.line.length);
  show();
  if (reader.at === before + 1) slideLast();
}

function slideLast() {
  const board = data.boards[game().board];
  const { from, to } = nodeOf(game(), node());
  if (board && from !== undefined) slide(svg, board, from, to, reader.flipped);
}

/** Goes to a node, whichever line it is in. */
function goToNode(wanted) {
  takeLine(lineThrough(game(), reader.line, wanted));
  goTo(heightOf(game(), wanted));
}

/** Makes a step on enter the choice `offset` after the present one; says whether there is a choice. */
function chooseBeside(offset) {
  const choices = childrenOf(game(), node());
  if (choices.length < 2) return false;
  const next = choices[(choices.indexOf(reader.line[reader.at]) + offset + choices.length) % choices.length];
  takeLine(lineThrough(game(), reader.line, next));
  show();
  return true;
}

/** Goes to the nearest branching point in a direction, 1 or -1, or to the end in that direction. */
function goToFork(direction) {
  const last = reader.line.length;
  let at = reader.at + direction;
  while (at > 0 && at < last && !isFork(game(), reader.line, at)) at += direction;
  goTo(at);
}

/** Opens a game of the page at a node. */
function openGame(number, wanted = START) {
  player.stop();
  reader.number = number;
  takeLine([...game().mainLine]);
  byId("games").value = number;
  byId("title").textContent = game().title;
  document.title = game().title;
  byId("facts").textContent = factsOf(game());
  byId("graph-caption").textContent = `Evaluation for First, ${game().names[0]}`;
  byId("tags").replaceChildren(...tagRows(game()));
  buildMoves(moves, game());
  reader.at = 0;
  goToNode(wanted);
}

const openBeside = (offset) => openGame(clamp(reader.number + offset, 0, games.length - 1));

function step() {
  if (reader.at === reader.line.length) return false;
  goTo(reader.at + 1);
  return true;
}

const player = autoplay(step, () => Number(byId("pace").value), (playing) => {
  byId("play").setAttribute("aria-pressed", playing);
  byId("play").setAttribute("aria-label", playing ? "Stop playing" : "Play by itself");
});

/** Starts or stops; at the end of a line it begins anew. */
function togglePlaying() {
  if (!player.isPlaying() && reader.at === reader.line.length) goTo(0);
  player.toggle();
}

function changePace(offset) {
  const pace = byId("pace");
  pace.selectedIndex = clamp(pace.selectedIndex + offset, 0, pace.length - 1);
}

function flip() {
  reader.flipped = !reader.flipped;
  byId("flip").setAttribute("aria-pressed", reader.flipped);
  show();
}

function changePieces() {
  reader.pieces = reader.pieces === "letters" ? "hanzi" : "letters";
  byId("pieces").setAttribute("aria-pressed", reader.pieces === "hanzi");
  show();
}

async function copyPosition() {
  const field = byId("position");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    byId("copied").textContent = "Copied";
  } catch {
    byId("copied").textContent = "Selected: copy it with your keyboard";
  }
}
