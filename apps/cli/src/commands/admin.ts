import type { Command } from '../command.ts';

export const adminCommand: Command = {
  name: 'admin',
  summary: 'Make an administrator, or free an account from paying; works beside a running server and without one.',
  usage: 'admin create|exempt --email ADDRESS [options]',
  options: {
    email: { type: 'string' },
    'password-stdin': { type: 'boolean' },
    existing: { type: 'boolean' },
    until: { type: 'string' },
    limit: { type: 'string' },
    reason: { type: 'string' },
    revoke: { type: 'boolean' },
    data: { type: 'string' },
  },
  optionHelp: [
    ['--email ADDRESS', 'the account; `create` makes it'],
    ['--password-stdin', 'read the new password from standard input; default: a random one, printed once'],
    [
      '--existing',
      'take an account that exists, whoever registered it; create: it gets the new password, and all its sessions end',
    ],
    ['--until DATE', 'exempt: the last day of free access, such as 2027-01-31 (UTC); default: without end'],
    ['--limit N', 'exempt: how many generations are free; default: all'],
    ['--reason TEXT', 'exempt: why, shown to the user'],
    ['--revoke', 'exempt: end the exemption'],
    ['--data DIR', 'the data folder of the server; default: the one serve uses'],
  ],
  examples: [
    'backsmith admin create --email ada@example.com',
    'backsmith admin create --email ada@example.com --password-stdin < password.txt',
    'backsmith admin exempt --email ada@example.com --until 2027-01-31 --limit 20 --reason "beta tester"',
    'backsmith admin exempt --email ada@example.com --revoke',
  ],
  load: async () => (await import('./run-admin.ts')).run,
};
