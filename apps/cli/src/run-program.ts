import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { adminCommand } from './commands/admin.ts';
import { generateCommand } from './commands/generate.ts';
import { commandHelp, programHelp } from './commands/help.ts';
import { inspectCommand } from './commands/inspect.ts';
import { serveCommand } from './commands/serve.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';
import { printMessage, printResult } from './terminal/print.ts';
import { programName, version } from './manifest.ts';

const COMMANDS: readonly Command[] = [generateCommand, inspectCommand, serveCommand, adminCommand];

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = COMMANDS.map((candidate) => candidate.name).join(', ');
  throw new Failure(EXIT.usage, `There is no command ${name}.`, `Commands: ${known}. See ${programName()} --help.`);
}

function parse(command: Command, args: readonly string[]) {
  try {
    const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(
      EXIT.usage,
      message.split('. To specify')[0] ?? message,
      `See ${programName()} ${command.name} --help.`,
    );
  }
}

async function help(topic: string | undefined): Promise<ExitCode> {
  printResult(topic === undefined ? programHelp(COMMANDS) : await commandHelp(findCommand(topic)));
  return EXIT.ok;
}

async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(command, args);
  if (values.help === true) return help(command.name);
  const run = await command.load();
  return run(positionals, values);
}

/**
 * Runs the program with the arguments after its name.
 *
 * @returns the exit code
 * @throws Failure for what the user can mend, anything else for a mistake of ours
 */
export async function runProgram(args: readonly string[]): Promise<ExitCode> {
  const [first, ...rest] = args;
  switch (first) {
    case undefined:
      printMessage(programHelp(COMMANDS));
      return EXIT.usage;
    case 'help':
    case '--help':
    case '-h':
      return help(rest[0]);
    case 'version':
    case '--version':
    case '-v':
      printResult(version());
      return EXIT.ok;
    default:
      return runCommand(findCommand(first), rest);
  }
}
