import type { Dialect } from '../dialect.ts';
import { rulesOf, TYPE_TABLES } from '../dialects/rules-of.ts';
import { COMMON_TYPES } from './common-types.ts';
import type { DataType } from './data-type.ts';
import type { TypeSyntax } from './type-syntax.ts';
import type { TypeReader } from './type-table.ts';

/** What a written type means: by the dialect's own table, else by what it means everywhere, else in any other dialect. */
export function readType(syntax: TypeSyntax, dialect: Dialect): DataType {
  const element = elementType(syntax, dialect);
  return syntax.dimensions === 0 ? element : { kind: 'array', element, dimensions: syntax.dimensions };
}

function elementType(syntax: TypeSyntax, dialect: Dialect): DataType {
  const rules = rulesOf(dialect);
  const reader = rules.types.get(syntax.name) ?? COMMON_TYPES.get(syntax.name) ?? foreignReader(syntax.name);
  if (reader !== undefined) return reader(syntax);
  return rules.traits.unknownType?.(syntax.name) ?? { kind: 'unknown' };
}

function foreignReader(name: string): TypeReader | undefined {
  for (const table of TYPE_TABLES) {
    const reader = table.get(name);
    if (reader !== undefined) return reader;
  }
  return undefined;
}

const SERIAL = new Set(['serial', 'serial4', 'bigserial', 'serial8', 'smallserial', 'serial2', 'identity']);

/** Whether the name is one of the types that make their own sequence: PostgreSQL's, and H2's IDENTITY. */
export function isSerialName(name: string): boolean {
  return SERIAL.has(name);
}
