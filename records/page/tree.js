// The tree of a game's moves. Nodes stand in one list, each with the index of its parent; nothing here recurses.

const START = -1;

/** Adds to each game of a page what follows from its nodes: `children` by node, and how many moves lead to each. */
function withTree(game) {
  game.children = game.nodes.map(() => []);
  game.openings = [];
  game.heights = [];
  game.nodes.forEach((node, index) => {
    childrenOf(game, node.parent).push(index);
    game.heights.push(heightOf(game, node.parent) + 1);
  });
  game.mainLine = lineAfter(game, START);
  return game;
}

const childrenOf = (game, node) => (node === START ? game.openings : game.children[node]);
const heightOf = (game, node) => (node === START ? 0 : game.heights[node]);
const nodeOf = (game, node) => (node === START ? game.start : game.nodes[node]);

/** The first continuations after a node, to the end of the line. */
function lineAfter(game, node) {
  const line = [];
  for (let next = childrenOf(game, node)[0]; next !== undefined; next = childrenOf(game, next)[0]) line.push(next);
  return line;
}

/** The moves from the start to a node. */
function pathTo(game, node) {
  const path = [];
  for (let at = node; at !== START; at = game.nodes[at].parent) path.push(at);
  return path.reverse();
}

/** The line through a node: `line` itself where it passes there, else the node's own. */
function lineThrough(game, line, node) {
  if (node === START || line[game.heights[node] - 1] === node) return line;
  return [...pathTo(game, node), ...lineAfter(game, node)];
}

const isMain = (game, node) => node === START || game.mainLine[game.heights[node] - 1] === node;

/** Whether a line can be left after so many of its moves. */
const isFork = (game, line, at) => childrenOf(game, at ? line[at - 1] : START).length > 1;
