import { debuglog } from 'node:util';
import { EXIT } from './exit-code.ts';
import { Failure } from './failure.ts';
import { runProgram } from './run-program.ts';
import { errorText } from './terminal/error-text.ts';
import { onStderr, printMessage } from './terminal/print.ts';

const debug = debuglog('backsmith');

// A closed pipe, as in `backsmith inspect … | head`, is the reader's wish and no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok);
  throw error;
});

// What is thrown where nobody waits for it, such as in a timer of the server.
process.on('uncaughtException', (error) => {
  report(error);
  process.exit();
});

try {
  process.exitCode = await runProgram(process.argv.slice(2));
} catch (error) {
  report(error);
}

/** Prints what ended the program. Where it happened is for whoever mends it: NODE_DEBUG=backsmith shows that, too. */
function report(error: unknown): void {
  if (error instanceof Failure) {
    printMessage(`${onStderr('red', 'error')} ${error.message}`);
    if (error.hint !== undefined) printMessage(`  hint: ${error.hint}`);
    process.exitCode = error.exitCode;
  } else {
    printMessage(`${onStderr('red', 'error')} This is a mistake of ours: ${errorText(error)}`);
    printMessage('  hint: Please report it, with what NODE_DEBUG=backsmith adds when you run the same again.');
    if (error instanceof Error) debug('%s\n%s', errorText(error), callsOf(error));
    process.exitCode = EXIT.internal;
  }
}

/** The calls of a stack, whose first lines repeat the message. */
function callsOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
