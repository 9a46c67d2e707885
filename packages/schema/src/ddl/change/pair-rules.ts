/** What of two lists of rules is the same, and what is on one side only. */
export type PairedRules<T> = {
  /** As they are there, with their names. */
  readonly kept: readonly T[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
};

/**
 * Pairs rules that say the same. One that nobody names any more keeps its name; one with another name is another one.
 *
 * @param meaning the same text for what says the same, whatever its name
 */
export function pairRules<T extends { readonly name?: string }>(
  before: readonly T[],
  after: readonly T[],
  meaning: (rule: T) => string,
): PairedRules<T> {
  const open = [...before];
  const kept: T[] = [];
  const added: T[] = [];
  for (const wanted of after) {
    const said = meaning(wanted);
    const place = open.findIndex(
      (rule) => meaning(rule) === said && (wanted.name === undefined || wanted.name === rule.name),
    );
    const [found] = place < 0 ? [] : open.splice(place, 1);
    if (found === undefined) added.push(wanted);
    else kept.push(found);
  }
  return { kept, removed: open, added };
}
