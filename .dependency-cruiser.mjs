const rooms = {
  text: [],
  sql: ['text'],
  schema: ['text', 'sql'],
  idea: ['text', 'schema'],
  blueprint: ['text', 'schema'],
  render: ['text'],
  spring: ['blueprint', 'schema', 'render', 'text'],
  engine: ['text', 'sql', 'schema', 'idea', 'blueprint', 'render', 'spring'],
  contract: [],
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
      name: 'web-imports-only-contract-and-the-reader',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(packages/(?!(contract|text|sql|schema|idea)/)|apps/(?!web/))' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/features/([^/]+)/' },
      to: { path: '^apps/$1/src/features/(?!$2/)' },
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
      from: { path: '^apps/server/src/features/', pathNot: '/store(\\.test)?\\.ts$|\\.test\\.ts$' },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-ssr|golden|planted)/' },
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
