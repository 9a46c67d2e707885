import type { TargetWriter } from '../writer.ts';
import { alter } from './alter.ts';
import { capabilities } from './capabilities.ts';
import { columnClause } from './columns.ts';
import { spellDefault } from './defaults.ts';
import { hasFunction } from '../shared/functions.ts';
import { arrayName, catalogueName, identifiers } from './identifiers.ts';
import { index } from './indexes.ts';
import { literals } from './literals.ts';
import { alongPath, domain, enumType, epilogue, keepsPath, namespace, prelude, sequence } from './statements.ts';
import { rows } from './rows.ts';
import { spellType } from './types.ts';
import { values } from './values.ts';

export const postgresql: TargetWriter = {
  target: 'postgresql',
  alter,
  capabilities,
  identifiers,
  literals,
  rows,
  values,
  functionNames: { lower: 'lower', upper: 'upper', abs: 'abs', coalesce: 'coalesce', length: 'char_length' },
  homeNamespaces: ['public'],
  systemNamespaces: ['pg_catalog', 'information_schema'],
  spellType,
  reportedType: catalogueName,
  arrayOf: ({ sql, reported }, dimensions) => ({ sql: sql + '[]'.repeat(dimensions), reported: arrayName(reported) }),
  spellDefault,
  matches: (column, rule) => `${column} ${rule.ignoreCase === true ? '~*' : '~'} ${literals.string(rule.pattern)}`,
  isJsonKind: (column, type, kinds) =>
    `${type.kind === 'json' && type.binary === true ? 'jsonb' : 'json'}_typeof(${column}) IN (${kinds.map(literals.string).join(', ')})`,
  knowsCollation: (name) => /^(C|POSIX|ucs_basic|unicode|[a-z]{2,3}(_[A-Z]{2})?(\.utf-?8)?|[a-z-]+-x-icu)$/i.test(name),
  columnClause,
  tableTail: () => '',
  keyInColumn: () => false,
  index,
  hasFunction,
  namespace,
  alongPath,
  keepsPath,
  enumType,
  domain,
  sequence,
  prelude,
  epilogue,
};
