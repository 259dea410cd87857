// The graph of evaluations along a line: the higher it stands, the better for First.

const EVEN = 0.5;

/** First's share at each place of a line; where a place says nothing, what was said last holds. Null if none says. */
function sharesAlong(game, line) {
  let share = EVEN;
  let known = false;
  const shares = [share];
  for (const node of line) {
    known ||= game.nodes[node].share !== undefined;
    share = game.nodes[node].share ?? share;
    shares.push(share);
  }
  return known ? shares : null;
}

/** Draws the shares as an area from below. */
function drawGraph(polygon, shares) {
  const last = Math.max(shares.length - 1, 1);
  const points = shares.map((share, at) => `${((100 * at) / last).toFixed(3)},${(100 - 100 * share).toFixed(2)}`);
  polygon.setAttribute("points", ["0,100", ...points, "100,100"].join(" "));
}

/** Marks a place. */
function markGraph(line, at, last) {
  const x = (100 * at) / Math.max(last, 1);
  line.setAttribute("x1", x);
  line.setAttribute("x2", x);
}

/** The place nearest to where a graph was clicked. */
function placeClicked(svg, event, last) {
  const box = svg.getBoundingClientRect();
  return Math.min(Math.max(Math.round(((event.clientX - box.left) / box.width) * last), 0), last);
}
