import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals, nationalTexts } from './literals.ts';
import { epilogue, namespace, sequence, tableTail } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const sqlserver: TargetWriter = {
  target: 'sqlserver',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'LOWER', upper: 'UPPER', abs: 'ABS', coalesce: 'COALESCE', length: 'LEN' },
  homeNamespaces: ['dbo'],
  spellType,
  carried: nationalTexts,
  spellDefault,
  matches: () => undefined,
  knowsCollation: (name) => /^[A-Za-z0-9_]{1,128}$/.test(name),
  columnClause,
  tableTail,
  keyInColumn: () => false,
  index,
  batchEnd: 'GO',
  namespace,
  sequence,
  prelude: () => [],
  epilogue,
};
