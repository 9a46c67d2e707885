import type { Command } from '../command.ts';
import { SHELLS } from '../completion/shells.ts';

export const completionCommand: Command = {
  name: 'completion',
  summary: 'Print what teaches a shell to complete commands and options.',
  usage: `completion ${SHELLS.join('|')}`,
  options: {},
  optionHelp: [],
  examples: [
    'source <(backsmith completion bash)',
    'source <(backsmith completion zsh)',
    'backsmith completion fish | source',
  ],
  load: async () => (await import('./run-completion.ts')).run,
};
