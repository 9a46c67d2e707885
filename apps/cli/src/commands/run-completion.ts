import { bashScript, fishScript, zshScript } from '../completion/scripts.ts';
import { SHELLS } from '../completion/shells.ts';
import type { Command, RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { programName } from '../manifest.ts';
import { choose } from '../options/choose.ts';
import { printResult } from '../terminal/print.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

/** Runs the command: see its help. */
export async function run(
  positionals: readonly string[],
  _options: RawOptions,
  commands: readonly Command[],
): Promise<ExitCode> {
  const [shell, ...more] = positionals;
  if (shell === undefined || more.length > 0) {
    throw new Failure(EXIT.usage, 'Which shell is it?', `Name one of: ${SHELLS.join(', ')}.`);
  }
  const script = SCRIPTS[choose('shell', shell, SHELLS)];
  printResult(script(programName(), await Promise.all(commands.map(withValues))));
  return EXIT.ok;
}

async function withValues(command: Command): Promise<Command> {
  return command.loadValues === undefined
    ? command
    : { ...command, values: { ...command.values, ...(await command.loadValues()) } };
}
