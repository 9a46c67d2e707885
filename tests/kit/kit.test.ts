import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, startPostgres, type TestDatabaseServer } from './index.ts';
import { SKIP_MARK, isPermittedSkip, isPermittedTitle } from './skip-mark.ts';
import { missingReason } from './tools/tool.ts';

describe('run', () => {
  test('collects output, exit code and input', async () => {
    const script =
      'process.stdin.on("data", (d) => { console.log(String(d)); console.error("e"); process.exitCode = 3; })';
    const ended = await run(process.execPath, ['-e', script], { input: 'hello' });
    expect(ended).toMatchObject({ code: 3, stdout: 'hello\n', stderr: 'e\n', timedOut: false });
  });

  test('kills a program and its children after the time', async () => {
    const ended = await run('sh', ['-c', 'sleep 60 & sleep 60'], { timeoutMs: 200 });
    expect(ended.timedOut).toBe(true);
    expect(ended.code).toBeUndefined();
    expect(ended.seconds).toBeLessThan(5);
  });
});

describe('permitted skips', () => {
  test('a missing corpus is one, anything else is not', () => {
    expect(isPermittedSkip(['corpus'])).toBe(true);
    expect(isPermittedSkip(['own-disk'])).toBe(true);
    expect(isPermittedTitle(`a full disk${SKIP_MARK}${missingReason(['own-disk'])}`)).toBe(true);
    expect(isPermittedSkip(['corpus', 'ecj'])).toBe(false);
    expect(isPermittedTitle(`score${SKIP_MARK}BACKSMITH_CORPUS does not name a corpus folder`)).toBe(true);
    expect(isPermittedTitle(`score${SKIP_MARK}BACKSMITH_CORPUS does not name a corpus folder; no JDK 25`)).toBe(false);
    expect(isPermittedTitle('a test skipped by hand')).toBe(false);
  });
});

describe('an embedded PostgreSQL over TCP', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(async () => {
    await server.stop();
  });

  test('runs dumps and queries', async () => {
    const database = await server.database('kit');
    await database.execute(
      'create table t (id int);\nCOPY public.t (id) FROM stdin;\n1; drop table t;\n\\.\ninsert into t values (7);',
    );
    expect(await database.rows('select id from t')).toEqual([{ id: 7 }]);
    await expect(database.execute('create table t (id int)')).rejects.toThrow('already exists');
  });
});
