import { RECORD_RULE_NAMES } from '@backsmith/options';
import type { Command } from '../command.ts';
import { CHOICE_FLAGS, CHOICE_HELP, CHOICE_VALUES } from './generate-choices.ts';

export const generateCommand: Command = {
  name: 'generate',
  summary: 'Turn a database schema into a Spring Boot project.',
  usage: 'generate <schema> (--out DIR | --zip FILE) [options]',
  options: {
    out: { type: 'string', short: 'o' },
    zip: { type: 'string' },
    force: { type: 'boolean' },
    quiet: { type: 'boolean', short: 'q' },
    name: { type: 'string' },
    package: { type: 'string' },
    ...CHOICE_FLAGS,
    dialect: { type: 'string' },
    choices: { type: 'string' },
    rules: { type: 'string' },
    accounts: { type: 'string' },
    services: { type: 'string' },
    'services-count': { type: 'string' },
    json: { type: 'boolean' },
  },
  optionHelp: [
    ['<schema>', 'a .sql file, a changelog of Liquibase, a folder or zip of either, or - for standard input'],
    ['-o, --out DIR', 'write the project into this folder, which must be new or empty; a name in .zip makes a zip'],
    ['--zip FILE', 'write the project as a zip; - writes it to standard output'],
    ['--force', 'write over what is there, unless git has changes there that are not committed'],
    ['-q, --quiet', 'say nothing but errors'],
    ['--name NAME', '3 to 20 letters and digits; default: made from the file name'],
    ['--package NAME', 'such as com.acme.shop; default: com.example.<name>'],
    [
      '--dialect NAME',
      'read by the rules of postgresql, mysql, mariadb, oracle, sqlserver or sqlite; default: found by evidence',
    ],
    ...CHOICE_HELP,
    [
      '--choices FILE',
      'what single columns are for, the groups of tables, "rules" and "accounts", as JSON; inspect --json says what was assumed',
    ],
    [
      '--rules LIST',
      `whose records callers of a guarded backend see, any of ${RECORD_RULE_NAMES.join(',')}; default: everybody's`,
    ],
    [
      '--accounts TABLE',
      'the table of the schema whose rows sign in to a guarded backend; default: accounts have tables of their own',
    ],
    [
      '--services FILE',
      'which service keeps which tables, as JSON: what inspect --stage services prints, changed; a service with "database": "mongodb" keeps documents',
    ],
    ['--services-count N', 'how many services there are; default: as many as suit the schema, 10 at most'],
    ['--json', 'print one JSON object about the result instead of text'],
  ],
  values: { ...CHOICE_VALUES, rules: RECORD_RULE_NAMES },
  examples: [
    'backsmith generate shop.sql --out shop',
    'backsmith generate shop.sql --name shop --package com.acme.shop --features swagger,exceptionHandler --zip shop.zip',
    'backsmith generate shop.sql --arch microservice --services-count 3 --out shop',
    'pg_dump --schema-only shop | backsmith generate - --name shop --out shop',
    'backsmith generate src/main/resources/db/migration --database mysql --zip shop.zip',
  ],
  load: async () => (await import('./run-generate.ts')).run,
};
