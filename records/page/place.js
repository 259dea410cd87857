// What is to be seen at a place of a line: the board and all that adds up along the way.

/** Where a line has got to: the start and the nodes played, in order. */
const wayTo = (game, line, at) => [game.start, ...line.slice(0, at).map((node) => game.nodes[node])];

/** The piece code of each square. */
function boardAt(size, way) {
  const board = new Array(size).fill(0);
  for (const node of way) {
    for (const [square, code] of node.changes ?? []) board[square] = code;
  }
  return board;
}

/** What the way said last under a name, such as whose turn it is. */
function lastSaid(way, name) {
  return way.findLast((node) => node[name] !== undefined)?.[name];
}

/** What a player's clock showed last. */
function clockOf(way, player) {
  return way.findLast((node) => node.player === player && node.clock !== undefined)?.clock ?? "";
}

/** Codes of the pieces that a side lost, strongest first, each with how many. */
function lostBy(way, side) {
  const counts = new Map();
  for (const code of way.flatMap((node) => node.fallen ?? [])) {
    if (sideOf(code) === side) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => one - other);
}

const sideOf = (code) => (code & 16 ? 1 : 0);
