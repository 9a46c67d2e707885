import type { Capabilities } from '../capabilities.ts';

const ACTIONS = ['no action', 'restrict', 'cascade', 'set null'] as const;

/** InnoDB of MySQL 8: https://dev.mysql.com/doc/refman/8.4/en/innodb-limits.html */
export const capabilities: Capabilities = {
  namespaces: 'database',
  nameSpaces: {
    table: [],
    key: ['table:index'],
    foreignKey: ['schema:foreign-key'],
    check: ['schema:check'],
    index: ['table:index'],
  },
  indexesNeedNames: false,
  mostColumns: 1017,
  emptyTables: false,
  mostCommentCharacters: { table: 2048, column: 1024 },
  enums: 'inline',
  sequences: false,
  domains: false,
  identity: { serialTypes: false, types: 'integer', perTable: 'one', key: 'any' },
  keys: {
    nullsNotDistinct: 'never',
    mostBytes: 3072,
    deferrable: false,
    primaryKeyHasName: false,
    primaryKeyImpliesNotNull: true,
    refusesDuplicates: true,
  },
  foreignKeys: {
    onDelete: ACTIONS,
    onUpdate: ACTIONS,
    deferrable: false,
    referenced: 'indexed',
    sameType: true,
    manyCascadePaths: true,
    setNullNeedsNullable: true,
    onlyInline: false,
  },
  indexes: {
    inline: true,
    partial: 'none',
    expressions: true,
    include: false,
    methods: 'any',
    fulltext: true,
    spatial: true,
    largeText: 'prefix',
    uniqueAsConstraint: 'always',
    typedAsKeys: false,
  },
  checks: { refusesIdentity: true, refusesReferentialColumns: true },
  updateTimestamp: true,
  storedColumns: true,
  virtualColumns: true,
  computedOfIdentity: 'none',
  versioning: false,
};
