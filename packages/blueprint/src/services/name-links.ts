import type { Schema } from '@backsmith/schema';
import { compareText, splitWords } from '@backsmith/text';
import { beginsWith, stemOf } from './name-stems.ts';
import { sharedPrefix } from './shared-prefix.ts';
import type { TableLink } from './table-link.ts';

/** What a table has with all others of its first word together, and with the one it is called after. */
const SAME_WORD = 3;
const CALLED_AFTER = 1.5;

/** A word so many tables begin with is what the whole schema is about. */
const MOST_ALIKE = 0.35;

/** Single letters say nothing. */
const TELLING = /^\D.+$/u;

/** Tables that share the namespace people put them into. */
const SAME_NAMESPACE = 2;

/** How closely tables belong together by what people called them: the first words of their names, and their namespaces. */
export function nameLinks({ tables }: Schema): readonly TableLink[] {
  const prefix = sharedPrefix(tables.map(({ name }) => name));
  const words = tables.map(({ name }) => splitWords(stemOf(name).stem).slice(prefix)[0] ?? '');
  const numbers = [...tables.keys()];
  const alike = [...Map.groupBy(numbers, (number) => words[number] ?? '')].flatMap(([word, members]) =>
    !TELLING.test(word) || members.length > tables.length * MOST_ALIKE ? [] : linked(members, SAME_WORD),
  );
  const spaces = [...Map.groupBy(numbers, (number) => tables[number]?.schema ?? '').values()];
  const near = spaces.length < 2 ? [] : spaces.flatMap((members) => linked(members, SAME_NAMESPACE));
  return [...alike, ...near, ...calledAfter(tables.map(({ name }) => name))];
}

/** Links among all of some, which weigh as much for each of them however many there are. */
function linked(members: readonly number[], weight: number): readonly TableLink[] {
  return members.flatMap((from, at) =>
    members.slice(at + 1).map((to) => ({ from, to, weight: weight / (members.length - 1) })),
  );
}

/** The longest name among the others that a name begins with, found in alphabetical order, where it stands before. */
function calledAfter(names: readonly string[]): readonly TableLink[] {
  const stems = names.map((name, number) => ({ number, ...stemOf(name) }));
  const sorted = stems.toSorted((a, b) => compareText(a.stem, b.stem));
  const open: (typeof stems)[number][] = [];
  return sorted.flatMap((one): readonly TableLink[] => {
    while (open.length > 0 && !one.stem.startsWith(open.at(-1)?.stem ?? '')) open.pop();
    const after = open.findLast((other) => beginsWith(one, other));
    open.push(one);
    return after === undefined ? [] : [{ from: one.number, to: after.number, weight: CALLED_AFTER }];
  });
}
