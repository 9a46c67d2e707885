import type { Command } from '../command.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Compile, start, call and test a generated project, and write down what was seen.',
  usage: 'verify <project> [options]',
  options: {
    out: { type: 'string', short: 'o' },
    minutes: { type: 'string' },
    server: { type: 'string' },
    json: { type: 'boolean' },
    quiet: { type: 'boolean', short: 'q' },
  },
  optionHelp: [
    ['<project>', 'the folder of a generated project, or its zip'],
    ['-o, --out DIR', 'where verification.json and verification.md are written; default: this folder'],
    ['--minutes NUMBER', 'after so many minutes it is given up; default: 15'],
    [
      '--server URL',
      'a PostgreSQL of yours to start it on, for extensions that ours lacks: postgresql://ADMIN:PASSWORD@HOST:PORT/postgres; or BACKSMITH_VERIFY_SERVER. What is made there is removed',
    ],
    ['--json', 'print what was seen as one JSON object, and write no file unless --out is given'],
    ['-q, --quiet', 'say nothing but errors'],
  ],
  examples: [
    'backsmith verify shop',
    'backsmith verify shop.zip --out proofs',
    'backsmith verify places --server postgresql://postgres:secret@127.0.0.1:5432/postgres',
    'backsmith verify shop --json > proof.json',
  ],
  load: async () => (await import('./run-verify.ts')).run,
};
