/** Joins the pieces of a clause that are there. */
export function words(...pieces: readonly (string | false | undefined)[]): string {
  return pieces.filter((piece) => piece !== undefined && piece !== false && piece !== '').join(' ');
}
