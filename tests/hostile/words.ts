import { hostileStrings } from './hostile-strings.ts';

/** Where a word of a schema can stand. */
export const POSITIONS = [
  'file name',
  'schema name',
  'table name',
  'column name',
  'view name',
  'type name',
  'index name',
  'constraint name',
  'enum value',
  'table comment',
  'column comment',
  'default',
  'check value',
  'check text',
] as const;

export type Position = (typeof POSITIONS)[number];

/** A source of words that remembers which it gave for which position. */
export type Words = {
  take(position: Position): string;
  readonly taken: ReadonlyMap<Position, readonly string[]>;
};

/** What PostgreSQL keeps of an identifier, less the quotes and a number the generator may add. */
const LONGEST_NAME = 58;

function remembering(make: (position: Position) => string): Words {
  const taken = new Map<Position, string[]>(POSITIONS.map((position) => [position, []]));
  return {
    taken,
    take: (position) => {
      const word = make(position);
      taken.get(position)?.push(word);
      return word;
    },
  };
}

/** Words that mean no harm. */
export function tameWords(): Words {
  let count = 0;
  return remembering((position) => `${position.endsWith(' name') ? 'word' : 'text'} ${count++}`);
}

function isName(position: Position): boolean {
  return position.endsWith(' name') || position === 'enum value';
}

/** A schema that looks like a placeholder is left out, and files of other folders are applied in another order. */
function tamedFor(position: Position, name: string): string {
  if (position === 'schema name') return `s${name}`;
  return position === 'file name' ? name.replaceAll(/[/\\]/g, '') : name;
}

/** Words that try to break out, the same for the same seed. A line end in a name is refused by the reader, so names go without. */
export function hostileWords(seed: number): Words {
  const strings = hostileStrings(seed);
  return remembering((position) => {
    if (!isName(position)) return strings.next();
    for (;;) {
      const name = tamedFor(position, strings.next().replaceAll(/[\r\n\u0085\u2028]/g, ''));
      if (Buffer.byteLength(name) <= LONGEST_NAME) return name;
    }
  });
}
