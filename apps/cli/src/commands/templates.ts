import type { Command } from '../command.ts';

export const templatesCommand: Command = {
  name: 'templates',
  summary: 'List the models of the library, for idea --template.',
  usage: 'templates [word ...] [--packs] [--json]',
  options: { packs: { type: 'boolean' }, json: { type: 'boolean' } },
  optionHelp: [
    ['word', 'only models all of these words are found in, the best first; without one all of them by their kind'],
    ['--packs', 'with what can be added to each, for idea --packs'],
    ['--json', 'print them as JSON, with their packs'],
  ],
  examples: [
    'backsmith templates',
    'backsmith templates booking --packs',
    'backsmith idea --template "$(backsmith templates hotel --json | jq -r .[0].name)"',
  ],
  load: async () => (await import('./run-templates.ts')).run,
};
