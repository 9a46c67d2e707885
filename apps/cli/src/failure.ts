import type { ExitCode } from './exit-code.ts';

/** Ends the command with one message for the user. Anything else that is thrown is a mistake of ours. */
export class Failure extends Error {
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;

  constructor(exitCode: ExitCode, message: string, hint?: string) {
    super(message);
    this.exitCode = exitCode;
    this.hint = hint;
  }
}
