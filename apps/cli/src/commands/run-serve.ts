import { existsSync } from 'node:fs';
import type { ServeOptions } from '@backsmith/server';
import type { RawOptions } from '../command.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { text } from '../options/read-options.ts';
import { loadServer } from '../server/load-server.ts';
import { reportServerProblems } from '../server/report-problems.ts';
import { untilAskedToStop } from '../server/until-asked-to-stop.ts';
import { printAsLog } from '../terminal/print.ts';

/** Options of the command win over the environment, under the names the environment has for them. */
function environmentWith(options: RawOptions): Readonly<Record<string, string | undefined>> {
  const host = text(options, 'host');
  const port = text(options, 'port');
  const data = text(options, 'data');
  return {
    ...process.env,
    ...(host === undefined ? {} : { BACKSMITH_HOST: host }),
    ...(port === undefined ? {} : { BACKSMITH_PORT: port }),
    ...(data === undefined ? {} : { BACKSMITH_DATA: data }),
  };
}

/** The bundle of a clone has the engine's for the worker threads beside it. Sources have none, and the server takes its own. */
function bundledEngine(): Pick<ServeOptions, 'engine'> {
  const workerFile = new URL('engine-worker.js', import.meta.url);
  return existsSync(workerFile) ? { engine: { workerFile } } : {};
}

/** Runs the command: see its help. */
export async function run(positionals: readonly string[], options: RawOptions): Promise<ExitCode> {
  if (positionals.length > 0) throw new Failure(EXIT.usage, 'serve takes no arguments, only options.');
  if (process.env['BACKSMITH_LOG_FORMAT'] === 'json') printAsLog();
  const { serve, StartStopped } = await loadServer(); // Only once the command line is right.
  // What finds no room in a log on a full disk, or no reader, is no reason to end.
  process.stderr.on('error', () => undefined);
  // Listened for from here on: whoever asks during the start is answered by what it waits for or at its end, and no database is
  // left behind.
  const asked = untilAskedToStop();
  const stop = new AbortController();
  void asked.then(() => stop.abort());
  const how = { environment: environmentWith(options), ...bundledEngine(), signal: stop.signal };
  const server = await reportServerProblems(() =>
    serve(how).catch((error: unknown) => {
      if (!(error instanceof StartStopped)) throw error;
    }),
  );
  await asked;
  await server?.stop();
  return EXIT.ok;
}
