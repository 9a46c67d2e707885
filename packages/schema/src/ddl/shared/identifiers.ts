import { utf8Length } from './utf8-length.ts';

/** How one database spells names. */
export type IdentifierRules = {
  readonly open: string;
  readonly close: string;
  /** What becomes of unquoted names. A lower-case canonical name stands for that form, in Oracle for upper case. */
  readonly fold: 'lower' | 'upper' | 'keep';
  /** Lower-case words that cannot be written unquoted. */
  readonly reserved: ReadonlySet<string>;
  /** Every name is written in quotes, as the database's own tools do. */
  readonly quotesAlways: boolean;
  readonly maxLength: number;
  readonly lengthUnit: 'byte' | 'character';
  /** A name that is too long is cut by the database itself, wherever it is used. */
  readonly cutsLongNames: boolean;
  /** Characters that no name may hold, quoted or not. */
  readonly forbidden: readonly string[];
  /** Whether names that differ by case only are one name. */
  readonly ignoresCase: boolean;
};

/** A name as it stands in a statement of this database. */
export function identifier(rules: IdentifierRules, name: string): string {
  if (!rules.quotesAlways && !needsQuotes(rules, name)) return name;
  return quoted(rules, name);
}

/** A name with its namespace in front of it, where it has one. */
export function qualifiedIdentifier(rules: IdentifierRules, namespace: string | undefined, name: string): string {
  const own = identifier(rules, name);
  return namespace === undefined ? own : `${identifier(rules, namespace)}.${own}`;
}

/** Whether a statement must quote the name, because of its characters, its case or because it is a reserved word. */
export function needsQuotes(rules: IdentifierRules, name: string): boolean {
  return !isPlain(rules, name) || rules.reserved.has(name.toLowerCase());
}

/** The name as the database's catalogue shows it: upper case in Oracle where the canonical name is lower case. */
export function storedName(rules: IdentifierRules, name: string): string {
  return rules.fold === 'upper' && name === name.toLowerCase() ? name.toUpperCase() : name;
}

/** Whether the database can have a thing of this name: as it is, cut short by the database, or not at all. */
export function sayability(rules: IdentifierRules, name: string): 'whole' | 'cut' | 'no' {
  if (name === '' || rules.forbidden.some((character) => name.includes(character))) return 'no';
  if (nameLength(rules, name) <= rules.maxLength) return 'whole';
  return rules.cutsLongNames ? 'cut' : 'no';
}

/** The length of a name in the unit the database limits. */
export function nameLength(rules: IdentifierRules, name: string): number {
  return rules.lengthUnit === 'byte' ? utf8Length(name) : name.length;
}

function isPlain(rules: IdentifierRules, name: string): boolean {
  switch (rules.fold) {
    case 'lower':
      return /^[a-z_][a-z0-9_]*$/.test(name);
    case 'upper':
      return /^([a-z][a-z0-9_]*|[A-Z][A-Z0-9_]*)$/.test(name);
    case 'keep':
      return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
  }
}

function quoted(rules: IdentifierRules, name: string): string {
  const text = storedName(rules, name).toWellFormed().replaceAll('\0', '');
  return rules.open + text.replaceAll(rules.close, rules.close + rules.close) + rules.close;
}
