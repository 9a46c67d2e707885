import type { Command } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { alignColumns } from '../terminal/columns.ts';
import { programName } from '../manifest.ts';
import { onStdout } from '../terminal/print.ts';

const EXIT_CODES = [
  [String(EXIT.ok), 'done'],
  [String(EXIT.refused), 'the input or the options lead to no result; the messages say why'],
  [String(EXIT.usage), 'the command line is wrong'],
  [String(EXIT.files), 'a file or folder could not be read or written'],
  [
    String(EXIT.partial),
    'verify found no fault, and could not look at everything: something was missing, or the time was up',
  ],
  [String(EXIT.internal), 'a mistake of ours, not of the input'],
] as const;

function indented(rows: readonly (readonly string[])[]): string {
  return alignColumns(rows)
    .map((row) => `  ${row}`)
    .join('\n');
}

function section(title: string, body: string): string {
  return `${onStdout('bold', title)}\n${body}`;
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  const examples = command.examples.map((example) => `  ${example}`).join('\n');
  return [
    command.summary,
    section('Usage', `  ${programName()} ${command.usage}`),
    section('Options', indented([...command.optionHelp, ['--help', 'show this']])),
    section('Examples', examples),
  ].join('\n\n');
}

/** The help of the whole program. */
export function programHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => [name, summary]);
  return [
    'Turns a database schema into a Spring Boot backend.',
    section('Usage', `  ${programName()} <command> [options]`),
    section(
      'Commands',
      indented([...list, ['help', 'Show this, or the help of a command.'], ['version', 'Show the version.']]),
    ),
    section('Example', `  ${programName()} generate shop.sql --out shop`),
    section('Exit codes', indented(EXIT_CODES)),
    'Messages go to standard error, results to standard output. NO_COLOR switches colours off.',
  ].join('\n\n');
}
