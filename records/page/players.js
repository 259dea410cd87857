// The two lines about the players, above and below the board.

const EDGE = 4;

/** Shows who a player is, what they have taken and their clock. `view` as for `drawBoard`. */
function showPlayer(bar, way, player, board, view) {
  const players = lastSaid(way, "players") ?? view.names.map((name) => [name, null]);
  const [words] = players[player];
  const [, enemy] = players[1 - player];
  const taken = enemy === null ? [] : lostBy(way, enemy);
  bar.classList.toggle("to-move", way.at(-1).toMove === player);
  bar.querySelector(".name").textContent = words;
  bar.querySelector(".clock").textContent = clockOf(way, player);
  bar.querySelector(".taken").replaceChildren(...takenPieces(taken, board, view));
}

function takenPieces(taken, board, view) {
  if (!taken.length) return [];
  const words = taken.map(([code, count]) => (count > 1 ? `${count} ${board.pieces[code]}s` : board.pieces[code]));
  const signs = taken.map(([code, count]) =>
    element("span", { class: "some" }, smallPiece(code, board, view), count > 1 ? `×${count}` : ""),
  );
  const label = element("span", { class: "spoken" }, ` has taken ${words.join(", ")}`);
  return [label, element("span", { "aria-hidden": "true" }, ...signs)];
}

function smallPiece(code, board, view) {
  const [width, height] = board.piece.map((length) => length + EDGE);
  const svg = drawn("svg", { class: "small", viewBox: `${-width / 2} ${-height / 2} ${width} ${height}` });
  svg.append(drawn("use", { href: `#${view.name}-${view.pieces}-${code}` }));
  return svg;
}
