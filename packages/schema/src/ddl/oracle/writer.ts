import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { epilogue, namespace, sequence } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const oracle: TargetWriter = {
  target: 'oracle',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'LOWER', upper: 'UPPER', abs: 'ABS', coalesce: 'COALESCE', length: 'LENGTH' },
  homeNamespaces: [],
  spellType,
  spellDefault,
  matches: (column, rule) =>
    `REGEXP_LIKE(${column}, ${literals.string(rule.pattern)}, '${rule.ignoreCase === true ? 'i' : 'c'}')`,
  knowsCollation: () => false,
  columnClause,
  tableTail: () => '',
  keyInColumn: () => false,
  index,
  namespace,
  sequence,
  prelude: () => [],
  epilogue,
};
