import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { qualifyTables } from '../shared/qualify-tables.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { lacks, namespace, tableTail } from './statements.ts';
import { jsonTypes } from '../shared/json-types.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const mysql: TargetWriter = {
  target: 'mysql',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'lower', upper: 'upper', abs: 'abs', coalesce: 'coalesce', length: 'char_length' },
  homeNamespaces: [],
  spellType,
  spellDefault,
  matches: (column, rule) =>
    `regexp_like(${column}, ${literals.string(rule.pattern)}, '${rule.ignoreCase === true ? 'i' : 'c'}')`,
  isJsonKind: (column, _type, kinds) =>
    `json_type(${column}) IN (${kinds.flatMap(jsonTypes).map(literals.string).join(', ')})`,
  lacks,
  knowsCollation: (name) =>
    /^(utf8mb4|utf8mb3|utf8|latin1|latin2|ascii|cp125\d|binary)(_[a-z0-9_]+)?$/i.test(name) && !/uca1400/i.test(name),
  columnClause,
  tableTail,
  keyInColumn: () => false,
  index,
  namespace,
  alongPath: ([database], sql) => (database === undefined ? sql : qualifyTables(identifiers, sql, database)),
  prelude: () => [],
  epilogue: () => [],
};
