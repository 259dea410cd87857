// The list of all moves, variations indented. It is flat however deeply they nest, and made once a game.

const DEEPEST = 8;
const LONGEST = 120;

/** Builds the list; what is off the screen is laid out by the browser only when it comes into view. */
function buildMoves(list, game) {
  const blocks = [];
  let block = null;
  let last = { index: START, depth: -1, commented: false };
  game.nodes.forEach((node, index) => {
    const depth = node.depth ?? 0;
    const breaks = node.opens || depth !== last.depth;
    if (breaks || block.childElementCount >= LONGEST) {
      block = element("div", { class: depth ? "line variation" : "line", "data-depth": Math.min(depth, DEEPEST) });
      blocks.push(block);
    }
    const numbered = breaks || last.commented || node.player === 0 || node.parent !== last.index || node.before;
    block.append(...moveElements(node, index, numbered));
    last = { index, depth, commented: node.after !== undefined };
  });
  const before = paragraphs(game.before ?? [], "comment");
  const after = [...paragraphs(game.after ?? [], "comment"), element("p", { class: "result" }, game.result)];
  list.replaceChildren(...before, ...blocks, ...after);
}

function moveElements(node, index, numbered) {
  const comments = (texts) => (texts ?? []).flatMap((text) => [element("span", { class: "comment" }, text), " "]);
  return [...comments(node.before), moveButton(node, index, numbered), " ", ...comments(node.after)];
}

function moveButton(node, index, numbered) {
  const number = numbered && node.number ? [element("span", { class: "number" }, `${node.number} `)] : [];
  const marks = node.marks ? [element("span", { class: "marks" }, node.marks)] : [];
  const name = node.unread ? "move unread" : "move";
  return element("button", { type: "button", class: name, tabindex: -1, "data-node": index }, ...number, node.move, ...marks);
}

/** Marks the move of a node and brings it into view within the list, without scrolling the page. */
function markMove(list, node) {
  const before = list.querySelector("[aria-current]");
  before?.removeAttribute("aria-current");
  before?.setAttribute("tabindex", "-1");
  if (node === START) {
    list.scrollTop = 0;
    return;
  }
  const button = list.querySelector(`[data-node="${node}"]`);
  button.setAttribute("aria-current", "step");
  button.setAttribute("tabindex", "0");
  const [inner, outer] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) {
    list.scrollTop += inner.top - outer.top - list.clientHeight / 3;
  }
}
