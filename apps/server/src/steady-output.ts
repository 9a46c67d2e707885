import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** What takes text, as a stream does. */
export type TextSink = { write(text: string): void };

/** What is written is written, or thrown away where nobody reads any more. */
const ignore = () => undefined;

/**
 * Standard output that never ends the process. A file on a full disk takes nothing: what found no room is counted, and told of with
 * the first line that finds some again. Node's own stream would be closed for good by then.
 *
 * @param put writes some of the bytes. @returns the writer.
 */
export function steadyOutput(file: number = process.stdout.fd, put: typeof writeBytes = writeBytes): TextSink {
  if (!isPlainFile(file)) {
    if (!process.stdout.listeners('error').includes(ignore)) process.stdout.on('error', ignore);
    return process.stdout;
  }
  let lost = 0;
  return {
    write: (text) => {
      const told = lost === 0 ? text : `\n${lost} lines are missing here: there was no room for them.\n${text}`;
      try {
        const bytes = Buffer.from(told);
        for (let done = 0; done < bytes.length;) done += put(file, bytes.subarray(done));
        lost = 0;
      } catch {
        lost += 1;
      }
    },
  };
}

function writeBytes(file: number, bytes: Uint8Array): number {
  return writeSync(file, bytes);
}

/** True for what can be full, and for devices. Pipes and terminals make one wait instead, which Node's stream does well. */
function isPlainFile(file: number): boolean {
  const found = fstatSync(file);
  return found.isFile() || (found.isCharacterDevice() && !isatty(file));
}
