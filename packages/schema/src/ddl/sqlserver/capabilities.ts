import type { Capabilities } from '../capabilities.ts';

const ACTIONS = ['no action', 'cascade', 'set null', 'set default'] as const;

/** https://learn.microsoft.com/sql/t-sql/statements/create-table-transact-sql */
export const capabilities: Capabilities = {
  namespaces: 'schema',
  nameSpaces: {
    table: ['schema:object'],
    key: ['schema:object', 'table:index'],
    foreignKey: ['schema:object'],
    check: ['schema:object'],
    index: ['table:index'],
  },
  indexesNeedNames: true,
  mostColumns: 1024,
  emptyTables: false,
  mostCommentCharacters: { table: 3750, column: 3750 },
  enums: 'check',
  sequences: true,
  domains: false,
  identity: { serialTypes: false, types: 'numeric', perTable: 'one', key: 'none' },
  keys: {
    nullsNotDistinct: 'always',
    deferrable: false,
    primaryKeyHasName: true,
    primaryKeyImpliesNotNull: true,
    refusesDuplicates: false,
  },
  foreignKeys: {
    onDelete: ACTIONS,
    onUpdate: ACTIONS,
    deferrable: false,
    referenced: 'unique',
    sameType: true,
    manyCascadePaths: false,
    setNullNeedsNullable: true,
    onlyInline: false,
  },
  indexes: {
    inline: false,
    partial: 'simple',
    expressions: false,
    include: true,
    methods: ['columnstore'],
    fulltext: false,
    spatial: false,
    largeText: 'no',
    uniqueAsConstraint: 'never',
    typedAsKeys: false,
  },
  checks: { refusesIdentity: false, refusesReferentialColumns: false },
  updateTimestamp: false,
  storedColumns: true,
  virtualColumns: true,
  computedOfIdentity: 'any',
  versioning: true,
};
