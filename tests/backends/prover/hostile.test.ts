import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proveArchive, type ProveOutcome } from '@backsmith/server/prove-archive';
import { REPOSITORY, describeWith, scratchFolder, tool } from '../../kit/index.ts';
import { generateProject } from '../proof/project.ts';
import { processesIn } from '../tryout/processes-in.ts';

const SCHEMAS = join(REPOSITORY, 'tests/backends/prover');
const MINUTE = 60_000;

describeWith(['jdk-17', 'maven', 'sandbox'], 'what the server proves of strangers', () => {
  const scratch = scratchFolder('strangers');
  chmodSync(scratch, 0o755);

  async function prove(name: string, timeLimitMs: number): Promise<ProveOutcome> {
    const schema = readFileSync(join(SCHEMAS, name));
    const folder = mkdtempSync(join(scratch, `${name}-`)); // a second try has one of its own
    chmodSync(folder, 0o755);
    const { archive } = generateProject(name.replace('.sql', ''), schema, { database: 'postgresql' });
    return proveArchive({
      archive,
      folder,
      sandbox: tool('sandbox'),
      cache: join(scratch, 'class-paths'),
      timeLimitMs,
      memoryLimitMb: 3072,
      findKnown: () => Promise.resolve(undefined),
      observe: () => undefined,
      signal: new AbortController().signal,
    });
  }

  afterAll(() => expect(processesIn(scratch)).toEqual([]));

  test(
    'a schema as most are is compiled, started, called and tested in the sandbox',
    { timeout: 8 * MINUTE },
    async () => {
      const outcome = await prove('orchard.sql', 6 * MINUTE);
      const seen = outcome.kind === 'proven' ? outcome.verification : outcome;
      console.log(JSON.stringify(seen).slice(0, 1500));
      expect(seen).toMatchObject({ outcome: 'passed', failures: [] });
    },
  );

  test(
    'one that reads files, fills memory and disk and never ends is not proven, and harms nothing',
    { timeout: 8 * MINUTE },
    async () => {
      const before = readFileSync('/etc/passwd', 'utf8');
      const outcome = await prove('hostile.sql', 2 * MINUTE);
      const text = JSON.stringify(outcome);
      console.log(text.slice(0, 3000));
      // What never ends meets a limit: that of a call, or that of all of it. Which comes first depends on the machine.
      expect(outcome.kind === 'proven' ? outcome.verification.outcome : outcome.kind).toMatch(
        /^(failed|partial|over-)/,
      );
      expect(text).not.toContain(before.split('\n')[0]);
      expect(readFileSync('/etc/passwd', 'utf8')).toBe(before);
      const folders = readdirSync(scratch).filter((name) => name.startsWith('hostile.sql-'));
      expect(folders.filter((folder) => existsSync(join(scratch, folder, 'work')))).toEqual([]);
      expect(folders).not.toEqual([]);
      expect(processesIn(scratch)).toEqual([]);
    },
  );
});
