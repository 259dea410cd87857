// The place in the page's address: "#2/14" is ply 14 of game 2, "#2/v31" move 31 of its text, in a variation.

const ADDRESS_DELAY = 250;
let addressTimer = null;

function addressOf(number, game, node) {
  return `#${number + 1}/${isMain(game, node) ? heightOf(game, node) : `v${node + 1}`}`;
}

/** Writes the place into the address a little later: browsers allow only so many changes a second. */
function writeAddress(number, game, node) {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(() => history.replaceState(null, "", addressOf(number, game, node)), ADDRESS_DELAY);
}

/** The game and node that an address names, or null; numbers out of range lead to what is nearest. */
function placeIn(hash, games) {
  const found = /^#(\d{1,9})(?:\/(v?)(\d{1,9}))?$/.exec(hash);
  if (!found || !games.length) return null;
  const number = clamp(Number(found[1]) - 1, 0, games.length - 1);
  const game = games[number];
  const wanted = Number(found[3] ?? 0);
  if (found[2]) return { number, node: clamp(wanted - 1, START, game.nodes.length - 1) };
  return { number, node: game.mainLine[clamp(wanted, 0, game.mainLine.length) - 1] ?? START };
}

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
