import { splitWords } from '@backsmith/text';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';

const NAME = /^((full|display|screen|short|public)_)?name$|^(nombre|nom|nome|naam|navn|namn|nazwa|nazev|bezeichnung)$/u;

/** What people are called by, in two columns: the given name first. */
const NAMES_OF_PEOPLE: readonly (readonly [given: RegExp, family: RegExp])[] = [
  [/^(first|given|fore)_?name$/u, /^(last|family|sur)_?name$/u],
  [/^vorname$/u, /^(nachname|name)$/u],
  [/^prenom$/u, /^nom$/u],
  [/^nombres?$/u, /^apellidos?$/u],
];

/** What else says to people which record it is, best first. */
const WORDS: readonly RegExp[] = [
  NAME,
  /^(title|label|titel|titulo|titre)$/u,
  /^(user_?name|login|nick_?name|handle)$/u,
  /(^|_)(name|title)$/u,
  /^(subject|headline|caption|summary|description)$/u,
  /^((iso|short|country|currency)_)?code$/u,
  /(^|_)(number|no|sku|reference)$/u,
  /^e_?mail(_address)?$/u,
];

/** A text longer than this is read, not recognised. */
const LONGEST = 300;

/**
 * The columns that say to people which record it is: a name or title, or first and last name. None where no column of the
 * table says so by its name; what is part of its key or refers to something else is no label.
 *
 * @param foreign the columns of its foreign keys
 */
export function labelColumns(draft: ResourceDraft, foreign: ReadonlySet<string>): readonly ColumnDraft[] {
  const own = splitWords(draft.names.className);
  const texts = draft.columns
    .filter((one) => isReadable(one) && !draft.key.columns.includes(one.column.name) && !foreign.has(one.column.name))
    .map((column) => ({ column, name: withoutOwner(splitWords(column.column.name), own).join('_') }));
  const named = (pattern: RegExp) => {
    const found = texts.filter(({ name }) => pattern.test(name)).map(({ column }) => column);
    return found.find(({ column }) => column.notNull) ?? found[0];
  };
  for (const [given, family] of NAMES_OF_PEOPLE) {
    const [first, last] = [named(given), named(family)];
    if (first !== undefined && last !== undefined) return [first, last];
  }
  for (const pattern of WORDS) {
    const found = named(pattern);
    if (found !== undefined) return [found];
  }
  return [];
}

function isReadable({ type, role, isLarge, javaEnum }: ColumnDraft): boolean {
  const { shape, java } = type;
  const isText = shape.kind === 'text' && java.name === 'java.lang.String' && java.array !== true;
  if (!isText || javaEnum !== undefined) return false;
  return role === 'plain' && !isLarge && (shape.max ?? 0) <= LONGEST;
}

/** `product_name` of a product is its name. */
function withoutOwner(words: readonly string[], own: readonly string[]): readonly string[] {
  const begins = words.length > own.length && own.every((word, index) => word === words[index]);
  return begins ? words.slice(own.length) : words;
}
