/** True where a visitor asks for less motion, or for less data. */
export function wantsStillness(): boolean {
  return wantsLessData() || matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}

/** Not in every browser: https://wicg.github.io/savedata. */
function wantsLessData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
