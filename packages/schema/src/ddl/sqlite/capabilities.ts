import type { Capabilities } from '../capabilities.ts';

const ACTIONS = ['no action', 'restrict', 'cascade', 'set null', 'set default'] as const;

/** https://sqlite.org/lang_createtable.html */
export const capabilities: Capabilities = {
  namespaces: 'none',
  nameSpaces: { table: ['schema:object'], key: [], foreignKey: [], check: [], index: ['schema:object'] },
  indexesNeedNames: true,
  mostColumns: 2000,
  emptyTables: false,
  enums: 'check',
  sequences: false,
  domains: false,
  identity: { serialTypes: false, types: 'integer', perTable: 'one', key: 'sole-primary' },
  keys: {
    nullsNotDistinct: 'never',
    deferrable: false,
    primaryKeyHasName: true,
    primaryKeyImpliesNotNull: false,
    refusesDuplicates: false,
  },
  foreignKeys: {
    onDelete: ACTIONS,
    onUpdate: ACTIONS,
    deferrable: true,
    referenced: 'any',
    sameType: false,
    manyCascadePaths: true,
    setNullNeedsNullable: false,
    onlyInline: true,
  },
  indexes: {
    inline: false,
    partial: 'any',
    expressions: true,
    include: false,
    collation: true,
    methods: 'any',
    fulltext: false,
    spatial: false,
    largeText: 'whole',
    uniqueAsConstraint: 'never',
    typedAsKeys: false,
  },
  checks: { refusesIdentity: false, refusesReferentialColumns: false },
  updateTimestamp: false,
  onNull: 'counting',
  storedColumns: true,
  virtualColumns: true,
  computedOfIdentity: 'any',
  versioning: false,
  // https://sqlite.org/stricttables.html
  strictTypes: new Set(['INT', 'INTEGER', 'REAL', 'TEXT', 'BLOB', 'ANY']),
};
