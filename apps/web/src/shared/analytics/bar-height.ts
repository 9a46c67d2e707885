/** No bar of something is lower: it could not be seen. Percent. */
const LOWEST = 5;

/** How high a bar stands, in percent of the highest; a bar of nothing is not drawn. @param most at least 1 */
export function barHeight(value: number, most: number): number {
  return value === 0 ? 0 : Math.max(LOWEST, (value / most) * 100);
}
