/**
 * Calls back once the process that started this one has ended, where that is npm's or npx's shell: it takes a signal for itself
 * and passes none on. Whoever starts us otherwise may end as he likes.
 *
 * @param {() => void} then
 */
export function whenLeftAlone(then) {
  if (process.env.npm_execpath === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
}
