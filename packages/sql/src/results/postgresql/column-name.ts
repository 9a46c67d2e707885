import type { ExpressionTree } from '../../ast/expression.ts';
import type { DataType } from '../../types/data-type.ts';
import { unlimited } from './types.ts';
import { spell } from './spell.ts';

/** A name, and whether it says enough that the type of a cast does not take its place. */
type Named = { readonly name: string; readonly isStrong: boolean };

/** What nothing has a name for. */
const NAMELESS = '?column?';

/**
 * What PostgreSQL calls the column of a value without a name (FigureColname in parse_target.c); nothing where the value was not
 * understood.
 *
 * @param nameOfQuery the name of the column of a query in parentheses, by the token that opens them
 */
export function columnName(tree: ExpressionTree, nameOfQuery: (at: number) => string | undefined): string | undefined {
  if (tree.kind === 'opaque') return undefined;
  const named = nameIn(tree, nameOfQuery);
  return named === undefined && holdsUnread(tree) ? undefined : (named?.name ?? NAMELESS);
}

/** What a name would be taken from was not understood. */
function holdsUnread(tree: ExpressionTree): boolean {
  switch (tree.kind) {
    case 'opaque':
    case 'query':
      return true;
    case 'element':
      return holdsUnread(tree.of);
    default:
      return false;
  }
}

function nameIn(tree: ExpressionTree, nameOfQuery: (at: number) => string | undefined): Named | undefined {
  switch (tree.kind) {
    case 'name':
      return strong(tree.name);
    case 'call':
      return nameOfCall(tree.name);
    case 'cast': {
      const operand = nameIn(tree.operand, nameOfQuery);
      return operand?.isStrong === true ? operand : weak(catalogueName(tree.type, tree.dataType));
    }
    case 'case': {
      const last = tree.results.at(-1);
      const named = last && nameIn(last, nameOfQuery);
      return named?.isStrong === true ? named : weak('case');
    }
    case 'list':
      return strong(tree.isArray === true ? 'array' : 'row');
    case 'element':
      return nameIn(tree.of, nameOfQuery);
    case 'interval':
      return weak('interval');
    case 'query': {
      const name = nameOfQuery(tree.at);
      return name === undefined ? undefined : strong(name);
    }
    default:
      return undefined;
  }
}

const strong = (name: string): Named => ({ name, isStrong: true });
const weak = (name: string): Named => ({ name, isStrong: false });

/** Signs before their operand, and forms that stand for a function of another name. */
function nameOfCall(name: string): Named | undefined {
  if (!/^[\p{L}_]/u.test(name)) return undefined;
  return strong(name === 'trim' ? 'btrim' : name);
}

const CATALOGUE: ReadonlyMap<string, string> = new Map([
  ['smallint', 'int2'],
  ['integer', 'int4'],
  ['bigint', 'int8'],
  ['real', 'float4'],
  ['double precision', 'float8'],
  ['boolean', 'bool'],
  ['character varying', 'varchar'],
  ['character', 'bpchar'],
  ['bit varying', 'varbit'],
  ['time without time zone', 'time'],
  ['time with time zone', 'timetz'],
  ['timestamp without time zone', 'timestamp'],
  ['timestamp with time zone', 'timestamptz'],
]);

/** What the catalogue calls a type; an array is called as its elements are. */
function catalogueName(text: string, type: DataType | undefined): string {
  const element = type?.kind === 'array' ? type.element : type;
  if (element === undefined || element.kind === 'unknown') return lastWord(text);
  const words = spell(unlimited(element));
  return CATALOGUE.get(words) ?? words.replace(/ .*/, '');
}

function lastWord(text: string): string {
  const word =
    text
      .replace(/[[(].*/, '')
      .split('.')
      .at(-1)
      ?.trim() ?? '';
  return word.startsWith('"') ? word.slice(1, -1).replaceAll('""', '"') : word.toLowerCase();
}
