import type { ParseArgsOptionsConfig } from 'node:util';
import type { ExitCode } from './exit-code.ts';

/** The values `parseArgs` found, before a command gives them their types. */
export type RawOptions = Readonly<Record<string, string | boolean | undefined>>;

/** One line of a command's help: an option as it is typed, and what it does. */
export type OptionHelp = readonly [spelling: string, meaning: string];

/** Runs a command. Throws `Failure` for what the user can mend. */
export type RunCommand = (positionals: readonly string[], options: RawOptions) => Promise<ExitCode>;

export type Command = {
  readonly name: string;
  readonly summary: string;
  /** The command with its arguments, without the program's name. */
  readonly usage: string;
  readonly options: ParseArgsOptionsConfig;
  readonly optionHelp: readonly OptionHelp[];
  /** Further options, whose help depends on what is built today; loaded for the help alone. */
  choiceHelp?(): Promise<readonly OptionHelp[]>;
  readonly examples: readonly string[];
  /** What the command does, loaded when it is wanted: help and mistakes in the command line need none of it. */
  load(): Promise<RunCommand>;
};
