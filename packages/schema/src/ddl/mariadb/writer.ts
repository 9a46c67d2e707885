import { mysql } from '../mysql/writer.ts';
import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { lacks, namespace, sequence, tableTail } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const mariadb: TargetWriter = {
  ...mysql,
  target: 'mariadb',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  spellType,
  spellDefault,
  // Patterns are Perl's here, and case follows the column's collation unless the pattern says otherwise.
  matches: (column, rule) =>
    `${column} REGEXP ${literals.string(`${rule.ignoreCase === true ? '(?i)' : '(?-i)'}${rule.pattern}`)}`,
  lacks,
  knowsCollation: (name) => mysql.knowsCollation(name) && !name.includes('_0900_'),
  columnClause,
  tableTail,
  index,
  namespace,
  sequence,
};
