import path from 'node:path';
import { REPOSITORY } from '../../kit/files/repository.ts';
import { runOk } from '../../kit/processes/run.ts';

/** Builds the site where it is not up to date. One at a time: two builds would write over each other's files. */
export async function buildSite(): Promise<void> {
  await runOk(process.execPath, [path.join(REPOSITORY, 'apps/web/scripts/build.ts')], { cwd: REPOSITORY });
}
