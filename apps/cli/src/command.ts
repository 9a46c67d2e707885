import type { ParseArgsOptionsConfig } from 'node:util';
import type { ExitCode } from './exit-code.ts';

/** The values `parseArgs` found, before a command gives them their types. */
export type RawOptions = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One line of a command's help: an option as it is typed, and what it does. */
export type OptionHelp = readonly [spelling: string, meaning: string];

/** Runs a command. Throws `Failure` for what the user can mend. */
export type RunCommand = (
  positionals: readonly string[],
  options: RawOptions,
  /** All there are, for a command that speaks of the others. */
  commands: readonly Command[],
) => Promise<ExitCode>;

export type Command = {
  readonly name: string;
  readonly summary: string;
  /** The command with its arguments, without the program's name. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  readonly optionHelp: readonly OptionHelp[];
  /** What an option may be set to, for completion; options without an entry take a path or text of one's own. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The same for values that must be loaded to be known; only completion waits for them. */
  readonly loadValues?: () => Promise<Readonly<Record<string, readonly string[]>>>;
  readonly examples: readonly string[];
  /** What the command does, loaded when it is wanted: help and mistakes in the command line need none of it. */
  load(): Promise<RunCommand>;
};
