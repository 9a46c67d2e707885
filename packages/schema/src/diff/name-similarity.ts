/** How alike two names are, from 0 to 1: by the words they are made of and by their letters, whichever says more. */
export function nameSimilarity(first: string, second: string): number {
  const a = first.toLowerCase();
  const b = second.toLowerCase();
  if (a === b) return 1;
  return Math.max(sharedShare(wordsOf(first), wordsOf(second)), sharedShare(pairsOf(a), pairsOf(b)));
}

/** Twice the parts two lists share, divided by all parts: Dice's coefficient. */
function sharedShare(first: readonly string[], second: readonly string[]): number {
  if (first.length + second.length === 0) return 0;
  const rest = [...second];
  let shared = 0;
  for (const part of first) {
    const position = rest.indexOf(part);
    if (position < 0) continue;
    rest.splice(position, 1);
    shared += 1;
  }
  return (2 * shared) / (first.length + second.length);
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The neighbouring letters of a name, up to a length that keeps the comparison cheap. */
function pairsOf(name: string): readonly string[] {
  const letters = name.replace(/[^a-z0-9]/g, '').slice(0, 64);
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}
