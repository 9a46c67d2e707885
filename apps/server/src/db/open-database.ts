import type { EmbeddedDatabase } from './embedded/open-embedded.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { ConnectionOptions } from './database.ts';

/** The database of a data folder or an address, and how to let go of it. */
export type OpenDatabase = {
  readonly connection: ConnectionOptions;
  /** A line for people: which database it is. */
  readonly description: string;
  /** What the operator should do better. */
  readonly advice?: string;
  readonly close: () => Promise<void>;
};

/**
 * Connects to `databaseUrl`, or opens the embedded PostgreSQL of the folder.
 *
 * @param options.notify told about a server that vanished and came back.
 */
export async function openDatabase(options: {
  readonly databaseUrl: string | undefined;
  readonly databaseUser: string | undefined;
  readonly dataFolder: string;
  readonly notify?: (message: string) => void;
}): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const { host, pathname } = new URL(options.databaseUrl);
    const close = () => Promise.resolve();
    return { connection: { connectionString: options.databaseUrl }, description: `${host}${pathname}`, close };
  }
  const embedded = await openEmbedded({
    folder: options.dataFolder,
    ...(options.databaseUser === undefined ? {} : { runAs: options.databaseUser }),
    ...(options.notify === undefined ? {} : { notify: options.notify }),
  });
  return {
    connection: embedded.connection,
    description: describe(embedded, options.dataFolder),
    ...(embedded.isUserShared ? { advice: OWN_USER } : {}),
    close: () => closing(embedded),
  };
}

const OWN_USER =
  'The database runs under the user nobody, whom other programs share. Give it a user of its own before anybody relies on it: ' +
  'useradd --system backsmith, for a new data folder.';

function describe(embedded: EmbeddedDatabase, folder: string): string {
  const how = { fresh: 'made in', reopened: 'opened in', joined: 'already running in' }[embedded.how];
  return `embedded PostgreSQL, ${how} ${folder}`;
}

async function closing(embedded: EmbeddedDatabase): Promise<void> {
  await embedded.stop();
}
