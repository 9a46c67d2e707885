import type { Capabilities } from '../capabilities.ts';

const ACTIONS = ['no action', 'restrict', 'cascade', 'set null', 'set default'] as const;

/** https://www.h2database.com/html/commands.html#create_table */
export const capabilities: Capabilities = {
  namespaces: 'schema',
  nameSpaces: {
    table: ['schema:object'],
    key: ['schema:constraint', 'schema:index'],
    foreignKey: ['schema:constraint'],
    check: ['schema:constraint'],
    index: ['schema:index'],
  },
  indexesNeedNames: true,
  mostColumns: 16_384,
  emptyTables: true,
  enums: 'type',
  sequences: true,
  domains: false,
  identity: { serialTypes: false, types: 'numeric', perTable: 'one', key: 'none' },
  keys: {
    nullsNotDistinct: 'clause',
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
    manyCascadePaths: true,
    setNullNeedsNullable: false,
    onlyInline: false,
    usualNamespace: 'public',
  },
  indexes: {
    inline: false,
    partial: 'none',
    expressions: false,
    include: false,
    methods: 'any',
    fulltext: false,
    spatial: false,
    largeText: 'no',
    uniqueAsConstraint: 'foreign',
    typedAsKeys: true,
  },
  checks: { refusesIdentity: false, refusesReferentialColumns: false },
  updateTimestamp: true,
  storedColumns: true,
  virtualColumns: true,
  computedOfIdentity: 'any',
  versioning: false,
};
