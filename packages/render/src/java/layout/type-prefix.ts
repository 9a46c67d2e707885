/** What the spelling of a name says about it, by the conventions of Java. */
type Spelling = 'UPPER' | 'lower' | 'Camel' | 'camel';
type State = 'start' | 'type' | 'static-member' | 'ambiguous';

const NEXT: Readonly<Record<State, Readonly<Partial<Record<Spelling, State>>>>> = {
  start: { UPPER: 'ambiguous', lower: 'start', Camel: 'type' },
  type: { UPPER: 'static-member', lower: 'static-member', camel: 'static-member', Camel: 'type' },
  ambiguous: { UPPER: 'ambiguous', Camel: 'type' },
  'static-member': {},
};

/**
 * Where the part of a dotted name ends that reads as a type or as a static member of one: 2 for `java.util.List.of`.
 * Answers the index of its last name, or nothing.
 */
export function typePrefixLength(names: readonly string[]): number | undefined {
  let state: State = 'start';
  let end: number | undefined;
  for (const [index, name] of names.entries()) {
    const next: State | undefined = NEXT[state][spellingOf(name)];
    if (next === undefined) break;
    state = next;
    if (state === 'type' || state === 'static-member') end = index;
  }
  return end;
}

const known = new Map<string, Spelling>();
const MOST_KNOWN = 20_000;

function spellingOf(name: string): Spelling {
  const spelling = known.get(name) ?? classify(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, spelling);
  return spelling;
}

function classify(name: string): Spelling {
  const letters = name.replace(/[^A-Za-z]/gu, '');
  if (!/^[A-Z]/u.test(letters)) return /[A-Z]/u.test(letters) ? 'camel' : 'lower';
  return /[a-z]/u.test(letters) || name.length === 1 ? 'Camel' : 'UPPER';
}
