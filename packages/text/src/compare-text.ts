/** Orders by UTF-16 code units, the same on every machine; for `Array.prototype.sort`. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
