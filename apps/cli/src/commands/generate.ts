import type { Command } from '../command.ts';

export const generateCommand: Command = {
  name: 'generate',
  summary: 'Turn a database schema into a Spring Boot project.',
  usage: 'generate <schema> (--out DIR | --zip FILE) [options]',
  options: {
    out: { type: 'string' },
    zip: { type: 'string' },
    force: { type: 'boolean' },
    name: { type: 'string' },
    package: { type: 'string' },
    arch: { type: 'string' },
    features: { type: 'string' },
    database: { type: 'string' },
    java: { type: 'string' },
    layout: { type: 'string' },
    dialect: { type: 'string' },
    json: { type: 'boolean' },
  },
  optionHelp: [
    ['<schema>', 'a .sql file, a folder or zip of migrations, or - for standard input'],
    ['--out DIR', 'write the project into this folder, which must be new or empty'],
    ['--zip FILE', 'write the project as a zip; - writes it to standard output'],
    ['--force', 'write over what is there'],
    ['--name NAME', '3 to 20 letters and digits; default: made from the file name'],
    ['--package NAME', 'such as com.acme.shop; default: com.example.<name>'],
    [
      '--dialect NAME',
      'read by the rules of postgresql, mysql, mariadb, oracle, sqlserver or sqlite; default: found by evidence',
    ],
    ['--json', 'print one JSON object about the result instead of text'],
  ],
  choiceHelp: async () => (await import('./generate-choices.ts')).choiceHelp(),
  examples: [
    'backsmith generate shop.sql --out shop',
    'backsmith generate shop.sql --name shop --package com.acme.shop --features swagger,exceptionHandler --zip shop.zip',
    'pg_dump --schema-only shop | backsmith generate - --name shop --out shop',
    'backsmith generate src/main/resources/db/migration --database mysql --zip shop.zip',
  ],
  load: async () => (await import('./run-generate.ts')).run,
};
