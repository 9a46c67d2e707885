import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { layoutOf } from '../db/embedded/layout.ts';
import { watchRoom, type HasRoom } from './free-room.ts';

/** The disks that a run writes to; archives and database may be on one or on two. */
export type Disks = {
  /** The folder of the archives. */
  readonly archives: string;
  readonly archivesHaveRoom: HasRoom;
  /** Always true for a database on another machine, whose disk is looked after there. */
  readonly databaseHasRoom: HasRoom;
  /** All of them. */
  readonly haveRoom: HasRoom;
};

/** Finds the disks of a data folder, and makes the folder of the archives. @throws Error where that cannot be made. */
export function openDisks(dataFolder: string, config: Pick<Config, 'databaseUrl' | 'freeRoomBytes'>): Disks {
  const archives = path.join(dataFolder, 'files');
  mkdirSync(archives, { recursive: true });
  const database = config.databaseUrl === undefined ? [layoutOf(dataFolder).home] : [];
  const watch = (folders: readonly string[]) => watchRoom(folders, config.freeRoomBytes);
  return {
    archives,
    archivesHaveRoom: watch([archives]),
    databaseHasRoom: watch(database),
    haveRoom: watch([archives, ...database]),
  };
}
