/** Not in every browser: https://wicg.github.io/savedata. */
type Connection = { readonly saveData?: boolean };

/** True where a visitor asks for less motion, or for less data. */
export function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return (
    connection?.saveData === true ||
    matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}
