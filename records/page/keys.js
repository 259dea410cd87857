// What keys, clicks and taps do. A reader who steps by hand stops the playing.

const byHand = (action) => (...values) => {
  player.stop();
  return action(...values);
};

const KEYS = {
  ArrowLeft: byHand(() => goTo(reader.at - 1)),
  ArrowRight: byHand(() => goTo(reader.at + 1)),
  ArrowUp: () => chooseBeside(-1),
  ArrowDown: () => chooseBeside(1),
  Home: byHand(() => goTo(0)),
  End: byHand(() => goTo(reader.line.length)),
  "[": byHand(() => goToFork(-1)),
  "]": byHand(() => goToFork(1)),
  " ": togglePlaying,
  "+": () => changePace(-1),
  "=": () => changePace(-1),
  "-": () => changePace(1),
  f: flip,
  p: changePieces,
  n: () => openBeside(1),
  N: () => openBeside(-1),
  "?": () => byId("help").showModal(),
};

const TYPED_INTO = "input, select, textarea";
const PRESSED = "button, summary, a";

/** Keys belong to what has the focus where that needs them: fields need all, buttons the space bar. */
function onKey(event) {
  const key = KEYS[event.key];
  const { target } = event;
  if (!key || event.ctrlKey || event.altKey || event.metaKey || byId("help").open) return;
  if (target.closest(TYPED_INTO) || (event.key === " " && target.closest(PRESSED))) return;
  if (key() !== false) event.preventDefault();
}

const SWIPE = 40;
let touchedAt = null;

/** The right half of the board steps on and the left half back; a swipe to the left steps on, as pages turn. */
function onRelease(event) {
  if (touchedAt === null) return;
  const moved = event.clientX - touchedAt;
  touchedAt = null;
  const box = svg.getBoundingClientRect();
  const onward = Math.abs(moved) > SWIPE ? moved < 0 : event.clientX > box.left + box.width / 2;
  byHand(goTo)(reader.at + (onward ? 1 : -1));
}

function onMove(event) {
  const button = event.target.closest("[data-node]");
  if (button) byHand(goToNode)(Number(button.dataset.node));
}

const CLICKS = {
  start: KEYS.Home,
  back: KEYS.ArrowLeft,
  play: togglePlaying,
  forward: KEYS.ArrowRight,
  end: KEYS.End,
  flip,
  pieces: changePieces,
  "help-button": KEYS["?"],
  "help-close": () => byId("help").close(),
  "game-before": KEYS.N,
  "game-after": KEYS.n,
  copy: copyPosition,
};

function listen() {
  for (const [id, action] of Object.entries(CLICKS)) byId(id).addEventListener("click", () => action());
  document.addEventListener("keydown", onKey);
  moves.addEventListener("click", onMove);
  byId("branches").addEventListener("click", onMove);
  byId("place").addEventListener("input", (event) => byHand(goTo)(Number(event.target.value)));
  byId("games").addEventListener("change", (event) => openGame(Number(event.target.value)));
  byId("as-table").addEventListener("toggle", show);
  byId("graph").querySelector("svg").addEventListener("click", (event) => {
    byHand(goTo)(placeClicked(event.currentTarget, event, reader.line.length));
  });
  svg.addEventListener("pointerdown", (event) => {
    touchedAt = event.clientX;
  });
  svg.addEventListener("pointerup", onRelease);
  svg.addEventListener("pointercancel", () => {
    touchedAt = null;
  });
  window.addEventListener("hashchange", openAddress);
}

/** Opens the place that the page's address names, else the first game. */
function openAddress() {
  const place = placeIn(location.hash, games);
  openGame(place?.number ?? 0, place?.node ?? START);
}

if (games.length) {
  document.querySelector("main").hidden = false;
  byId("chooser").hidden = games.length < 2;
  byId("games").replaceChildren(...games.map((each, number) => element("option", { value: number }, chooserLine(each, number))));
  byId("flip").setAttribute("aria-pressed", reader.flipped);
  byId("pieces").setAttribute("aria-pressed", reader.pieces === "hanzi");
  listen();
  openAddress();
}
