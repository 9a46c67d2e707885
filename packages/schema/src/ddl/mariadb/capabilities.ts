import type { Capabilities } from '../capabilities.ts';
import { capabilities as mysql } from '../mysql/capabilities.ts';

/** https://mariadb.com/kb/en/create-table/ */
export const capabilities: Capabilities = {
  ...mysql,
  nameSpaces: { ...mysql.nameSpaces, check: ['table:check'] },
  sequences: true,
  indexes: { ...mysql.indexes, expressions: false },
  computedOfIdentity: 'virtual',
  versioning: true,
};
