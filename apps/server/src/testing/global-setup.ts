import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import type {} from './vitest.d.ts';

/** One real PostgreSQL for all test files of the server; each file makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backsmith-test-'));
  chmodSync(folder, 0o755);
  const database = await openEmbedded({ folder, durable: false });
  project.provide('database', database.superuser);
  return async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
