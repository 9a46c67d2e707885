import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/** What one of the Java tools said. */
export type ToolAnswer = { readonly ok: boolean; readonly output: string };

let address: Promise<string> | undefined;

/** Names the Java tools that a program without vitest has started itself. */
export function useJavaTools(started: string): void {
  address = Promise.resolve(started);
}

async function findAddress(): Promise<string> {
  const answer = await fetch(inject('javaTools'));
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}

/** Runs one of the programs of `JavaTools.java` with these arguments. Needs `jdk-25`, `ecj`, `google-java-format` and `h2`. */
export async function askJavaTools(
  program: 'compile' | 'format' | 'shapes' | 'stored',
  args: readonly string[],
): Promise<ToolAnswer> {
  address ??= findAddress();
  const url = `${await address}/${program}`;
  // Without the limits of `fetch`: thousands of files take minutes on a busy machine.
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST' }, (answer) => {
      text(answer).then((output) => resolve({ ok: answer.statusCode === 200, output }), reject);
    });
    asked.once('error', reject);
    asked.end(args.join('\n'));
  });
}
