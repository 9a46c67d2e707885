/** Names a table or column may have; `|` between them in the files. */
export type Names = readonly string[];

/** One thing that must be true of the schema a follow-up leads to. README.md shows how each is written. */
export type Expectation =
  | { readonly kind: 'add-table'; readonly table: Names; readonly columns: readonly Names[] }
  | { readonly kind: 'remove-table'; readonly table: Names }
  | { readonly kind: 'rename-table'; readonly table: Names; readonly to: Names }
  | { readonly kind: 'add-column'; readonly table: Names; readonly column: Names; readonly type?: string }
  | { readonly kind: 'remove-column'; readonly table: Names; readonly column: Names }
  | { readonly kind: 'rename-column'; readonly table: Names; readonly column: Names; readonly to: Names }
  | { readonly kind: 'link'; readonly from: Names; readonly to: Names; readonly how: 'key' | 'join' | 'any' }
  | { readonly kind: 'rule'; readonly rule: Rule; readonly table: Names; readonly column: Names }
  | { readonly kind: 'type'; readonly table: Names; readonly column: Names; readonly type: string }
  | { readonly kind: 'values'; readonly table: Names; readonly column: Names; readonly values: readonly string[] }
  | {
      readonly kind: 'range';
      readonly table: Names;
      readonly column: Names;
      readonly min: string;
      readonly max: string;
    }
  | { readonly kind: 'scale'; readonly table: Names; readonly column: Names; readonly scale: number }
  | { readonly kind: 'default'; readonly table: Names; readonly column: Names; readonly value: string };

export type Rule = 'unique' | 'not unique' | 'required' | 'optional';

/** What may come back instead of a change: a question, or a sentence on why nothing was done. */
export type Outcome = 'asks' | 'cannot';

const TYPES = 'text|integer|decimal|number|boolean|date|timestamp';
const LINKS: Readonly<Record<string, 'key' | 'join' | 'any'>> = { '->': 'key', x: 'join', any: 'any' };

type Read = (parts: readonly string[]) => Expectation;

/** The notation, tried in this order. */
const NOTATION: readonly (readonly [pattern: RegExp, read: Read])[] = [
  [
    new RegExp(`^\\+ ([^.(]+)\\.(.+?)(?: (${TYPES}))?$`, 'u'),
    ([table = '', column = '', type]) => ({
      kind: 'add-column',
      table: names(table),
      column: names(column),
      ...(type === undefined ? {} : { type }),
    }),
  ],
  [
    /^\+ ([^.(]+)(?:\((.+)\))?$/u,
    ([table = '', columns = '']) => ({
      kind: 'add-table',
      table: names(table),
      columns: list(columns, ',').map(names),
    }),
  ],
  [
    /^- ([^.]+)\.(.+)$/u,
    ([table = '', column = '']) => ({ kind: 'remove-column', table: names(table), column: names(column) }),
  ],
  [/^- ([^.]+)$/u, ([table = '']) => ({ kind: 'remove-table', table: names(table) })],
  [
    /^([^.]+)\.(.+) => (.+)$/u,
    ([table = '', column = '', to = '']) => ({
      kind: 'rename-column',
      table: names(table),
      column: names(column),
      to: names(to),
    }),
  ],
  [/^([^.]+) => (.+)$/u, ([table = '', to = '']) => ({ kind: 'rename-table', table: names(table), to: names(to) })],
  [
    /^(unique|not unique|required|optional) ([^.]+)\.(.+)$/u,
    ([rule = '', table = '', column = '']) => ({
      kind: 'rule',
      rule: rule as Rule,
      table: names(table),
      column: names(column),
    }),
  ],
  [
    new RegExp(`^type ([^.]+)\\.(.+) (${TYPES})$`, 'u'),
    ([table = '', column = '', type = '']) => ({ kind: 'type', table: names(table), column: names(column), type }),
  ],
  [
    /^values ([^.]+)\.([^=]+) = (.+)$/u,
    ([table = '', column = '', values = '']) => ({
      kind: 'values',
      table: names(table),
      column: names(column),
      values: list(values, ','),
    }),
  ],
  [
    /^range ([^.]+)\.([^=]+) = (-?\d+)\.\.(-?\d+)$/u,
    ([table = '', column = '', min = '', max = '']) => ({
      kind: 'range',
      table: names(table),
      column: names(column),
      min,
      max,
    }),
  ],
  [
    /^scale ([^.]+)\.([^=]+) = (\d+)$/u,
    ([table = '', column = '', scale = '']) => ({
      kind: 'scale',
      table: names(table),
      column: names(column),
      scale: Number(scale),
    }),
  ],
  [
    /^default ([^.]+)\.([^=]+) = (.+)$/u,
    ([table = '', column = '', value = '']) => ({
      kind: 'default',
      table: names(table),
      column: names(column),
      value,
    }),
  ],
  [
    /^(.+) (->|x|any) (.+)$/u,
    ([from = '', sign = '', to = '']) => ({
      kind: 'link',
      from: names(from),
      to: names(to),
      how: LINKS[sign] ?? 'any',
    }),
  ],
];

export function list(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function names(text: string): Names {
  return list(text, '|');
}

/** Throws where the text is not in the notation. */
export function readExpectation(text: string): Expectation {
  for (const [pattern, read] of NOTATION) {
    const match = pattern.exec(text);
    if (match !== null) return read(match.slice(1));
  }
  throw new Error(`not an expectation: ${text}`);
}
