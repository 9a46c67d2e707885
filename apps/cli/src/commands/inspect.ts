import type { Command } from '../command.ts';

export const inspectCommand: Command = {
  name: 'inspect',
  summary: 'Show what is understood of a schema, without generating anything.',
  usage: 'inspect <schema> [options]',
  options: {
    json: { type: 'boolean' },
    stage: { type: 'string' },
    dialect: { type: 'string' },
    choices: { type: 'string' },
    services: { type: 'string' },
    'services-count': { type: 'string' },
  },
  optionHelp: [
    ['<schema>', 'a .sql file, a changelog of Liquibase, a folder or zip of either, or - for standard input'],
    ['--json', 'print the schema and everything found as one JSON object'],
    ['--stage STAGE', 'tokens, statements, schema (default), services or blueprint; all but schema are always JSON'],
    ['--services FILE', 'how the tables are shared out, as JSON: what --stage services prints, changed'],
    ['--services-count N', 'how many services the tables are shared out among, as for generate'],
    ['--choices FILE', 'what single columns are for, as JSON, as for generate'],
    ['--dialect NAME', 'read by the rules of postgresql, mysql, mariadb, oracle, sqlserver or sqlite'],
  ],
  examples: [
    'backsmith inspect shop.sql',
    'backsmith inspect dump.sql --dialect mysql --json > schema.json',
    'backsmith inspect shop.sql --stage services > plan.json',
    'mysqldump --no-data shop | backsmith inspect -',
  ],
  load: async () => (await import('./run-inspect.ts')).run,
};
