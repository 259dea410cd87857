// Playing by itself: one step a while, until there is none.

/** `step` returns whether there was a step to make; `shown` is told when playing starts and stops. */
function autoplay(step, seconds, shown) {
  let timer = null;
  const wait = () => {
    timer = setTimeout(() => (step() ? wait() : stop()), 1000 * seconds());
  };
  const stop = () => {
    clearTimeout(timer);
    timer = null;
    shown(false);
  };
  const start = () => {
    wait();
    shown(true);
  };
  return {
    stop,
    toggle: () => (timer === null ? start() : stop()),
    isPlaying: () => timer !== null,
  };
}
