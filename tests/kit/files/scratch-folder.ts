import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the suite it is called in, gone after it; `KEEP_SCRATCH=1` leaves it and says where it is. */
export function scratchFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `backsmith-${name}-`));
  afterAll(() => {
    if (process.env['KEEP_SCRATCH'] === '1') console.log(`kept ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return folder;
}
