import type { Command } from '../command.ts';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'Start the site and its API, with an embedded PostgreSQL unless DATABASE_URL names one.',
  usage: 'serve [options]',
  options: { host: { type: 'string' }, port: { type: 'string' }, data: { type: 'string' } },
  optionHelp: [
    ['--host ADDRESS', 'the address to listen on; default: 127.0.0.1'],
    ['--port NUMBER', 'the port to listen on; default: 3000, or a free one near it'],
    ['--data DIR', 'where the database and the archives are kept'],
  ],
  examples: [
    'backsmith serve',
    'backsmith serve --host 0.0.0.0 --port 8080 --data /var/lib/backsmith',
    'DATABASE_URL=postgres://user:password@host/backsmith backsmith serve',
  ],
  load: async () => (await import('./run-serve.ts')).run,
};
