import type { Config } from './config.ts';
import type { ClosingStack } from './closing-stack.ts';
import { chooseDataFolder } from './data-folder.ts';
import { openPool, type ConnectionOptions, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import type { Patience } from './start-patience.ts';

/** What the server and the commands beside it stand on. */
export type Foundation = {
  readonly dataFolder: string;
  readonly connection: ConnectionOptions;
  readonly db: Database;
  /** True when the database answers. */
  readonly isUp: () => Promise<boolean>;
};

/**
 * Opens the data folder and the database and brings the database up to date.
 *
 * @param print told what people should know: which folder, which database, what was lost.
 * @param patience where somebody waits for a database that is not there yet. Default: that is an error.
 */
export async function openFoundation(
  config: Config,
  closing: ClosingStack,
  print: (line: string) => void,
  patience?: Patience,
): Promise<Foundation> {
  const data = chooseDataFolder(config);
  if (data.notice !== undefined) print(data.notice);
  const database = await openDatabase({ ...config, dataFolder: data.folder, notify: print });
  closing.add(database.close);
  print(`Database: ${database.description}`);
  if (database.advice !== undefined) print(database.advice);
  const { pool, db } = openPool(database.connection, (error) => print(`Database connection lost: ${error.message}`));
  closing.add(() => pool.end());
  const bringUpToDate = () => migrate(pool, patience?.signal);
  await (patience ? patience.outlast(bringUpToDate) : bringUpToDate());
  const isUp = async () => (await pool.query('select 1')).rowCount === 1;
  return { dataFolder: data.folder, connection: database.connection, db, isUp };
}
