import type { Command } from '../command.ts';

export const updateCommand: Command = {
  name: 'update',
  summary: 'Bring a generated project, its database and your changes to a later schema.',
  usage: 'update <folder> <schema> [options]',
  options: {
    renames: { type: 'string', multiple: true },
    choices: { type: 'string' },
    services: { type: 'string' },
    dialect: { type: 'string' },
    'pull-request': { type: 'boolean' },
    github: { type: 'string' },
    quiet: { type: 'boolean', short: 'q' },
  },
  optionHelp: [
    ['<folder>', 'the folder of the project, committed in git'],
    [
      '<schema>',
      'the whole schema as it is now: a .sql file, a changelog of Liquibase, a folder or zip of either, or - for standard input',
    ],
    ['--renames OLD=NEW', 'a table or column that has another name now: customer=client or customer.mail=email'],
    ['--choices FILE', 'what single columns are for, as JSON, and "renames"; default: as chosen before'],
    ['--services FILE', 'which service new tables go to, as JSON; default: where they are linked most'],
    ['--dialect NAME', 'read by the rules of this dialect; default: found by evidence'],
    [
      '--pull-request',
      'leave your branch as it is and open a pull request at GitHub; takes a token from the variable GITHUB_TOKEN',
    ],
    [
      '--github URL',
      'the GitHub the token is for, over https alone; default: the variable GITHUB_SERVER_URL, or https://github.com',
    ],
    ['-q, --quiet', 'say nothing but errors'],
  ],
  examples: [
    'backsmith update shop shop.sql',
    'GITHUB_TOKEN=... backsmith update shop shop.sql --pull-request',
    'backsmith update shop shop.sql --renames customer.mail=email --renames orders=purchase',
  ],
  load: async () => (await import('./run-update.ts')).run,
};
