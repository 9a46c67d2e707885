import { hostname } from 'node:os';
import { stripVTControlCharacters, styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];

/** Text for standard output in this style; plain where standard output is no terminal or NO_COLOR is set. */
export function onStdout(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stdout });
}

/** The same for standard error. */
export function onStderr(format: Format, text: string): string {
  return styleText(format, text, { stream: process.stderr });
}

/** Results go to standard output, so that they can be piped. */
export function printResult(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Everything said to the person goes to standard error. */
export function printMessage(text: string): void {
  process.stderr.write(isLog ? `${JSON.stringify(entryOf(text))}\n` : `${text}\n`);
}

let isLog = false;

/** From here on messages are entries of a log in JSON, as a server's is that asks for it: what ends it stands among the others. */
export function printAsLog(): void {
  isLog = true;
}

/** What ends a server is an error, by the number that logs have for one. */
const ERROR = 50;

function entryOf(text: string): object {
  return {
    level: ERROR,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    msg: stripVTControlCharacters(text),
  };
}
