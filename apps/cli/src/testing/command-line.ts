import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

export const BIN = fileURLToPath(new URL('../../bin/backsmith.js', import.meta.url));
export const SHOP = fileURLToPath(new URL('../../../../examples/shop.sql', import.meta.url));

/** Colours are nobody else's to decide. */
export const ENVIRONMENT = { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined };

export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** The command line in a folder of its own, which the tests of a file share and which is gone after them. */
export function commandLine() {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'backsmith-cli-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    /** A path in that folder. */
    at: (...parts: readonly string[]): string => join(folder, ...parts),
    /** Runs a command there. */
    backsmith: (args: readonly string[], input: string | Uint8Array = ''): Ended => {
      const options = { cwd: folder, env: ENVIRONMENT, input, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], options);
      return { code: status, stdout, stderr };
    },
  };
}
