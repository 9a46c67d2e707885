import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { namespace } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const sqlite: TargetWriter = {
  target: 'sqlite',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'lower', upper: 'upper', abs: 'abs', coalesce: 'coalesce', length: 'length' },
  homeNamespaces: ['main'],
  spellType,
  spellDefault,
  // REGEXP exists only where a program brings the function.
  matches: () => undefined,
  knowsCollation: (name) => /^(binary|nocase|rtrim)$/i.test(name),
  columnClause,
  tableTail: ({ strict }) => (strict === true ? ' STRICT' : ''),
  keyInColumn: (table) => table.columns.some((column) => column.identity !== undefined),
  index,
  namespace,
  prelude: () => [],
  epilogue: () => [],
};
