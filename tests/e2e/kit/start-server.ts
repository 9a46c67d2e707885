import { type RunningServer, serve, type ServeOptions } from '@backsmith/server';
import { buildSite } from './build-site.ts';

export type Settings = Readonly<Record<string, string>>;

/** What stands in for parts of a server. */
export type StandIns = Pick<ServeOptions, 'engine' | 'proofs' | 'tryouts' | 'overrides'>;

/**
 * Builds the site and starts a server with it, made for tests: no limits, and nothing need be paid.
 *
 * @param data an empty folder that every user may enter: as root the database runs under another one.
 * @param settings replace these.
 * @param standIns what worker threads run, what proves projects, and what brings backends up; the real ones without.
 */
export async function startServer(data: string, settings: Settings, standIns: StandIns = {}): Promise<RunningServer> {
  await buildSite();
  return await serve({
    environment: {
      BACKSMITH_DATA: data,
      BACKSMITH_PORT: '0',
      BACKSMITH_RATE_LIMITS: 'off',
      BACKSMITH_VERIFY: 'off',
      BACKSMITH_WORKERS: '2',
      BACKSMITH_FREE_GENERATION: 'on',
      BACKSMITH_LOG_LEVEL: process.env['BACKSMITH_LOG_LEVEL'],
      ...settings,
    },
    print: () => undefined,
    ...standIns,
  });
}
