import type { Capabilities } from '../capabilities.ts';

const ACTIONS = ['no action', 'restrict', 'cascade', 'set null', 'set default'] as const;

export const capabilities: Capabilities = {
  namespaces: 'schema',
  nameSpaces: {
    table: ['schema:relation'],
    key: ['schema:relation', 'table:constraint'],
    foreignKey: ['table:constraint'],
    check: ['table:constraint'],
    index: ['schema:relation'],
  },
  indexesNeedNames: false,
  mostColumns: 1600,
  emptyTables: true,
  enums: 'type',
  sequences: true,
  domains: true,
  identity: { serialTypes: true, types: 'integer', perTable: 'many', key: 'none' },
  keys: {
    nullsNotDistinct: 'clause',
    deferrable: true,
    primaryKeyHasName: true,
    primaryKeyImpliesNotNull: true,
    refusesDuplicates: false,
  },
  foreignKeys: {
    onDelete: ACTIONS,
    onUpdate: ACTIONS,
    deferrable: true,
    referenced: 'unique',
    sameType: true,
    manyCascadePaths: true,
    setNullNeedsNullable: false,
    onlyInline: false,
  },
  indexes: {
    inline: false,
    partial: 'any',
    expressions: true,
    include: true,
    fulltext: false,
    spatial: false,
    largeText: 'whole',
    uniqueAsConstraint: 'never',
    typedAsKeys: false,
  },
  checks: { refusesIdentity: false, refusesReferentialColumns: false },
  updateTimestamp: false,
  storedColumns: true,
  virtualColumns: false,
  versioning: false,
};
