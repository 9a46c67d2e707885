const rooms = {
  text: [],
  options: ['text'],
  sql: ['text'],
  schema: ['text', 'sql'],
  changelog: ['text', 'sql', 'schema'],
  models: ['text'],
  idea: ['text', 'schema', 'models'],
  blueprint: ['text', 'options', 'schema'],
  render: ['text'],
  spring: ['blueprint', 'schema', 'render', 'text'],
  engine: ['text', 'options', 'sql', 'schema', 'models', 'idea', 'blueprint', 'render', 'spring'],
  contract: ['options'],
  prover: ['engine', 'options', 'text'],
};

const roomRules = Object.entries(rooms).map(([room, may]) => ({
  name: `${room}-imports-only-${may.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: `^packages/${room}/` },
  to: { path: `^(packages/(?!(${[room, ...may].join('|')})/)|apps/|tests/|bench/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@fontsource)' },
    },
    {
      name: 'web-imports-only-contract-options-and-the-reader',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(?!(contract|options|text|sql|schema|models|idea|blueprint)/)|apps/(?!web/))' },
    },
    {
      name: 'only-the-reader-of-the-site-cuts-services',
      severity: 'error',
      from: { path: '^apps/web/src/(?!features/generator/understanding/)' },
      to: { path: '^packages/blueprint/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/(?!$2/)' },
    },
    {
      name: 'rendered-api-knows-no-store-and-no-part',
      severity: 'error',
      from: { path: '^packages/spring/src/(api|java|markdown)/' },
      to: { path: '^packages/spring/src/(stores|parts|system)/' },
    },
    {
      name: 'rendered-stores-know-no-part',
      severity: 'error',
      from: { path: '^packages/spring/src/stores/' },
      to: { path: '^packages/spring/src/(parts|system)/' },
    },
    {
      name: 'stores-and-parts-do-not-import-each-other',
      severity: 'error',
      from: { path: '^packages/(spring|blueprint)/src/(stores|parts)/([^/]+)/' },
      to: { path: '^packages/$1/src/$2/(?!$3/)[^/]+/' },
    },
    {
      name: 'designed-resources-know-no-store-and-no-part',
      severity: 'error',
      from: {
        path: '^packages/blueprint/src/(api|resources|relations|drafts|samples|names|types|tables|roles|model)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^packages/blueprint/src/(stores|parts|system|report)/' },
    },
    {
      name: 'only-the-store-of-tables-knows-its-design',
      severity: 'error',
      from: {
        // Besides the store itself: what the union of stores, the choice of one and the public door are made of, and tests.
        path: '^packages/blueprint/src/',
        pathNot:
          '^packages/blueprint/src/(stores/jpa/|model/jpa/|model/store\\.ts$|index\\.ts$|testing/)|\\.test\\.ts$',
      },
      to: { path: '^packages/blueprint/src/model/jpa/' },
    },
    {
      name: 'only-types-and-the-store-of-tables-know-facets',
      severity: 'error',
      from: {
        path: '^packages/blueprint/src/',
        pathNot: '^packages/blueprint/src/(types/|stores/jpa/|model/jpa/|index\\.ts$)|\\.test\\.ts$',
      },
      to: { path: '^packages/blueprint/src/model/type-facets\\.ts$' },
    },
    {
      name: 'server-does-not-import-web-or-cli',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(web|cli)/' },
    },
    {
      name: 'sql-lives-in-stores',
      severity: 'error',
      from: {
        // All rooms but those that are about the database itself, its queue and its notifications.
        path: '^apps/server/src/(?!(db|jobs|progress|testing)/)',
        pathNot: '[/-]store\\.ts$|\\.test\\.ts$',
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-ssr|golden|planted|typed-client/client)/' },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    moduleSystems: ['es6'],
  },
};
