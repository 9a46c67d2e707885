import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { enumType, epilogue, namespace, sequence } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const h2: TargetWriter = {
  target: 'h2',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'lower', upper: 'upper', abs: 'abs', coalesce: 'coalesce', length: 'char_length' },
  homeNamespaces: ['public'],
  spellType,
  spellDefault,
  matches: (column, rule) =>
    `regexp_like(${column}, ${literals.string(rule.pattern)}, '${rule.ignoreCase === true ? 'i' : 'c'}')`,
  knowsCollation: () => false,
  columnClause,
  tableTail: () => '',
  keyInColumn: () => false,
  index,
  namespace,
  enumType,
  sequence,
  prelude: () => [],
  epilogue,
};
