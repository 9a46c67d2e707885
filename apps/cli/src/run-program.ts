import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { adminCommand } from './commands/admin.ts';
import { completionCommand } from './commands/completion.ts';
import { generateCommand } from './commands/generate.ts';
import { commandHelp, programHelp } from './commands/help.ts';
import { ideaCommand } from './commands/idea.ts';
import { inspectCommand } from './commands/inspect.ts';
import { serveCommand } from './commands/serve.ts';
import { templatesCommand } from './commands/templates.ts';
import { updateCommand } from './commands/update.ts';
import { verifyCommand } from './commands/verify.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { Failure } from './failure.ts';
import { didYouMean } from '@backsmith/text';
import { printMessage, printResult } from './terminal/print.ts';
import { programName, version } from './manifest.ts';

const COMMANDS: readonly Command[] = [
  generateCommand,
  updateCommand,
  verifyCommand,
  ideaCommand,
  templatesCommand,
  inspectCommand,
  serveCommand,
  adminCommand,
  completionCommand,
];

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const known = COMMANDS.map((candidate) => candidate.name);
  const meant = didYouMean(name, [...known, 'help', 'version']);
  const hint = `${meant}Commands: ${known.join(', ')}. See ${programName()} --help.`;
  throw new Failure(EXIT.usage, `There is no command ${name}.`, hint);
}

function parse(command: Command, args: readonly string[]) {
  try {
    const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const meant = unknown === undefined ? '' : didYouMean(unknown, Object.keys(command.options), '--');
    const hint = `${meant}See ${programName()} ${command.name} --help.`;
    throw new Failure(EXIT.usage, message.split('. To specify')[0] ?? message, hint);
  }
}

function help(topic: string | undefined): ExitCode {
  printResult(topic === undefined ? programHelp(COMMANDS) : commandHelp(findCommand(topic)));
  return EXIT.ok;
}

async function runCommand(command: Command, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = parse(command, args);
  if (values.help === true) return help(command.name);
  const run = await command.load();
  return run(positionals, values, COMMANDS);
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
