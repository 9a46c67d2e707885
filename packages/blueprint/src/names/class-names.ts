import type { Table } from '@backsmith/schema';
import {
  inflectionOf,
  isJavaTypeName,
  JAVA_LANG_TYPES,
  languageOf,
  NameScope,
  type Inflection,
  type Language,
  toJavaTypeName,
  toKebabCase,
  toSnakeCase,
  toSpacedWords,
} from '@backsmith/text';
import { DEVICE_NAMES } from '../data/device-names.ts';

/** Longer names are cut: with a package and an ending they make paths Windows cannot hold. */
export const LONGEST_NAME = 80;

const OTHER_SCRIPTS = /[^\P{L}\p{Script=Latin}]/u;

const asIs = (words: string): string => words;

/** What a table is called in Java, in addresses and in sentences. */
export type TableNames = {
  readonly className: string;
  /** The last segment of the address: `order-items`. */
  readonly segment: string;
  readonly title: string;
  readonly titlePlural: string;
  /** The language its schema is named in. */
  readonly language: Language;
};

/** A scope for types that live in one package. Names of `java.lang` are barred: there they would hide the real ones. */
export function typeScope(): NameScope {
  return new NameScope({
    reserved: [...JAVA_LANG_TYPES, ...DEVICE_NAMES],
    ignoreCase: true,
    accepts: isJavaTypeName,
    suffix: 'Entity',
  });
}

/** A table or view, as far as its names go. */
type Named = Pick<Table, 'schema' | 'name' | 'writtenAs'>;

/** The names of a table; `types` and `segments` see to it that none comes twice. */
function nameTable(table: Named, types: NameScope, segments: NameScope, language: Language): TableNames {
  const written = table.writtenAs ?? table.name;
  // No number makes a word that anyone says of one in another script.
  const inflection: Inflection = OTHER_SCRIPTS.test(written)
    ? { singular: asIs, plural: asIs }
    : inflectionOf(language);
  const words = toSnakeCase(written);
  const singular = inflection.singular(words).slice(0, LONGEST_NAME);
  const preferred = toJavaTypeName(singular, 'Entity');
  const qualified =
    table.schema === undefined ? [] : [toJavaTypeName(`${toSnakeCase(table.schema)}_${singular}`, 'Entity')];
  const className = types.take(preferred, ...qualified);
  const base = toSnakeCase(className);
  // What is written in the plural already says it best, where the table is called by its own name.
  const isPlural = language !== 'en' && singular !== words && className === preferred;
  const plural = isPlural ? words.slice(0, LONGEST_NAME) : inflection.plural(base);
  const segment = segments.take(toKebabCase(plural));
  return { className, segment, title: toSpacedWords(base), titlePlural: toSpacedWords(plural), language };
}

/**
 * Names for tables and views in their order, those of the default namespace before those of others: of `auth.users` and
 * `public.users` it is the latter that is called by its plain name.
 *
 * @param language the language they are in
 */
export function nameAll<T extends Named>(
  all: readonly T[],
  types: NameScope,
  segments: NameScope,
  language: Language,
): ReadonlyMap<T, TableNames> {
  const isElsewhere = ({ schema }: T) => schema !== undefined;
  const ordered = [...all.filter((one) => !isElsewhere(one)), ...all.filter(isElsewhere)];
  return new Map(ordered.map((one) => [one, nameTable(one, types, segments, language)]));
}

/** The language the tables of a schema and their columns are named in. */
export function languageOfTables(tables: readonly Pick<Table, 'name' | 'columns'>[]): Language {
  return languageOf(tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]));
}

/** The names one of them was given. Throws for one that has none: all are named before. */
export function nameOf<T extends { readonly name: string }>(names: ReadonlyMap<T, TableNames>, named: T): TableNames {
  const found = names.get(named);
  if (found === undefined) throw new Error(`No names were given to ${named.name}`);
  return found;
}
