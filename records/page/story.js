// What is said at a place: the move in words, whose turn it is, comments, and what may follow.

/** The move just made, as a sentence. */
function moveInWords(game, node) {
  if (node === START) return "Start of the game.";
  const { number, move, marks, words, unread } = game.nodes[node];
  if (unread) return `Not understood: ${move}`;
  return `${number ? `${number} ` : ""}${move}${marks ?? ""}: ${words}.`;
}

/** NAGs in words and comments of a place; at the start and at the end of the main line those of the game. */
function notesAt(game, node) {
  const said = node === START ? [] : [...(game.nodes[node].before ?? []), ...(game.nodes[node].nags ?? []).map(capital)];
  const evaluation = nodeOf(game, node).evaluation;
  if (evaluation !== undefined) said.push(`Evaluation for First: ${evaluation}`);
  const own = node === START ? game.before : game.nodes[node].after;
  const atEnd = node === (game.mainLine.at(-1) ?? START) ? [...(game.after ?? []), `Result: ${game.result}`] : [];
  return [...said, ...(own ?? []), ...atEnd];
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Buttons for what may follow where there is a choice; the one that a step on enters is marked. */
function branchButtons(game, node, next) {
  const choices = childrenOf(game, node);
  if (choices.length < 2) return [];
  return choices.map((choice, number) => {
    const { number: digits, move, marks } = game.nodes[choice];
    const label = `${digits ? `${digits} ` : ""}${move}${marks ?? ""}`;
    const title = number ? `Variation ${number}` : "Main line";
    const current = choice === next ? "true" : undefined;
    return element("button", { type: "button", class: "branch", "data-node": choice, title, "aria-current": current }, label);
  });
}

/** The rows of the table of tags. */
function tagRows(game) {
  const rows = game.variant ? [["Game", game.variant], ...game.tags] : game.tags;
  return rows.map(([name, value]) => element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value)));
}

/** One line about a game: its variant, event, place, date and result. */
function factsOf(game) {
  const tags = Object.fromEntries(game.tags);
  const given = [game.variant, tags.Event, tags.Site, tags.Date, tags.Round && `Round ${tags.Round}`, game.result];
  return given.filter((text) => text && text !== "*" && !text.includes("?")).join(" · ");
}

/** A game as one line of the chooser. */
const chooserLine = (game, number) => `${number + 1}. ${game.title}, ${game.result}`;
