// A call takes its arguments on the stack, which some hundred thousand of them overflow: what a schema can have any number of is
// never spread into one.

/** Adds all items to the end of a list. */
export function addAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The largest of any number of numbers; -Infinity where there is none. */
export function largestOf(numbers: Iterable<number>): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const number of numbers) largest = Math.max(largest, number);
  return largest;
}

/** The smallest of any number of numbers; Infinity where there is none. */
export function smallestOf(numbers: Iterable<number>): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const number of numbers) smallest = Math.min(smallest, number);
  return smallest;
}
