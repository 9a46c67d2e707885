import type { Command } from '../command.ts';

export const ideaCommand: Command = {
  name: 'idea',
  summary: 'Turn an idea in plain English, or a model of the library, into a schema, offline.',
  usage: 'idea ("<idea>" | --template NAME [--packs LIST]) [--json | --sql]',
  options: {
    template: { type: 'string' },
    packs: { type: 'string' },
    json: { type: 'boolean' },
    sql: { type: 'boolean' },
  },
  optionHelp: [
    ['"<idea>"', 'what the application keeps, in quotes; - reads standard input'],
    ['--template NAME', 'a model of the library instead of an idea; backsmith templates lists them'],
    ['--packs LIST', 'what is added to that model: names with commas between them, or all; default: none'],
    ['--sql', 'print the schema as SQL (default); what was assumed goes to standard error'],
    ['--json', 'print the schema as inspect --json does, or { "error": { code, message, suggestions } }'],
  ],
  loadValues: async () => ({ template: (await import('@backsmith/idea')).libraryEntries().map(({ name }) => name) }),
  examples: [
    'backsmith idea "A clinic booking app: patients book appointments with doctors" > clinic.sql',
    'backsmith idea "hotel with rooms, guests and payments" | backsmith generate - --name hotel --out hotel',
    'backsmith idea --template help-desk --packs sla,quality > desk.sql',
    'backsmith idea - --json < idea.txt',
  ],
  load: async () => (await import('./run-idea.ts')).run,
};
