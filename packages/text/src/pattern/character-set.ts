/** Characters as ranges of code points, both ends meant, sorted and apart from each other. */
export type CharacterSet = readonly (readonly [first: number, last: number])[];

const HIGHEST = 0x10ffff;

/** The set of all characters in these ranges, in any order. */
export function characterSet(ranges: CharacterSet): CharacterSet {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const open = merged.at(-1);
    if (open !== undefined && first <= open[1] + 1) open[1] = Math.max(open[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** All characters but these. */
export function complement(set: CharacterSet): CharacterSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) rest.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= HIGHEST) rest.push([next, HIGHEST]);
  return rest;
}

export function contains(set: CharacterSet, codePoint: number): boolean {
  return set.some(([first, last]) => first <= codePoint && codePoint <= last);
}

/** Whether a character belongs to both. */
export function overlap(one: CharacterSet, other: CharacterSet): boolean {
  return one.some(([first, last]) => other.some(([from, to]) => first <= to && from <= last));
}

const UPPER = [0x41, 0x5a] as const;
const LOWER = [0x61, 0x7a] as const;
const CASE_GAP = 0x20;

/** The set and the other case of its letters, of those of ASCII as Java has it. */
export function withBothCases(set: CharacterSet): CharacterSet {
  const others = set.flatMap((range) => [shifted(range, UPPER, CASE_GAP), shifted(range, LOWER, -CASE_GAP)].flat());
  return characterSet([...set, ...others]);
}

function shifted([first, last]: CharacterSet[number], [from, to]: CharacterSet[number], by: number): CharacterSet {
  const [start, end] = [Math.max(first, from), Math.min(last, to)];
  return start > end ? [] : [[start + by, end + by]];
}
