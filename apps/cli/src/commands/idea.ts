import type { Command } from '../command.ts';

export const ideaCommand: Command = {
  name: 'idea',
  summary: 'Turn an idea in plain English into a schema, offline.',
  usage: 'idea "<idea>" [--json | --sql]',
  options: { json: { type: 'boolean' }, sql: { type: 'boolean' } },
  optionHelp: [
    ['"<idea>"', 'what the application keeps, in quotes; - reads standard input'],
    ['--sql', 'print the schema as SQL (default); what was assumed goes to standard error'],
    ['--json', 'print the schema as inspect --json does, or { "error": { code, message, suggestions } }'],
  ],
  examples: [
    'backsmith idea "A clinic booking app: patients book appointments with doctors" > clinic.sql',
    'backsmith idea "hotel with rooms, guests and payments" | backsmith generate - --name hotel --out hotel',
    'backsmith idea - --json < idea.txt',
  ],
  load: async () => (await import('./run-idea.ts')).run,
};
