// Drawing the board: groups of the page's drawings, placed by reference.

/** Draws what stands on each square over the empty board. `view` says how: game, flipped, pieces, marks. */
function drawBoard(svg, board, codes, view) {
  const centres = view.flipped ? board.flipped : board.upright;
  const use = (name, square) => {
    const [x, y] = square === undefined ? [0, 0] : centres[square];
    return drawn("use", { href: `#${view.name}-${name}`, x, y, "data-square": square });
  };
  const marks = [];
  if (view.from !== undefined) marks.push(use("origin", view.from));
  if (view.to !== undefined) marks.push(use("target", view.to));
  const pieces = codes.flatMap((code, square) => (code ? [use(`${view.pieces}-${code}`, square)] : []));
  svg.setAttribute("viewBox", `0 0 ${board.width} ${board.height}`);
  svg.replaceChildren(use(view.flipped ? "flipped" : "upright"), ...marks, ...pieces);
}

/** Lets the piece that has just been drawn on a square slide there from another. */
function slide(svg, board, from, to, flipped) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const piece = [...svg.querySelectorAll(`[data-square="${to}"]`)].at(-1);
  const centres = flipped ? board.flipped : board.upright;
  const [dx, dy] = [0, 1].map((axis) => centres[from][axis] - centres[to][axis]);
  piece?.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
    duration: 180,
    easing: "ease-out",
  });
}

/** A piece in words; an empty place by what it is. */
function squareInWords(board, code, square) {
  return code ? board.pieces[code] : board.places[square];
}

/** The board as a table, for those who read it square by square. */
function fillTable(table, board, codes, caption) {
  const letters = board.squares.slice(0, board.files).map((name) => name[0]);
  const heads = letters.map((letter) => element("th", { scope: "col" }, letter));
  table.caption.textContent = caption;
  table.tHead.replaceChildren(element("tr", {}, element("td"), ...heads));
  const ranks = Array.from({ length: board.ranks }, (_, at) => board.ranks - 1 - at);
  table.tBodies[0].replaceChildren(...ranks.map((rank) => tableRow(board, codes, rank)));
}

function tableRow(board, codes, rank) {
  const cells = Array.from({ length: board.files }, (_, file) => {
    const square = rank * board.files + file;
    return element("td", { class: codes[square] ? "piece" : "empty" }, squareInWords(board, codes[square], square));
  });
  return element("tr", {}, element("th", { scope: "row" }, String(rank + 1)), ...cells);
}
