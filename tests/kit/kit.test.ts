import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  compileWithEcj,
  compileWithJavac,
  describeWith,
  judgeFormat,
  run,
  scratchFolder,
  startMariaDb,
  startPostgres,
  tool,
  type TestDatabaseServer,
} from './index.ts';
import { SKIP_MARK, isPermittedSkip, isPermittedTitle } from './skip-mark.ts';

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
    expect(isPermittedSkip(['corpus', 'ecj'])).toBe(false);
    expect(isPermittedTitle(`score${SKIP_MARK}BACKSMITH_CORPUS does not name a corpus folder`)).toBe(true);
    expect(isPermittedTitle(`score${SKIP_MARK}BACKSMITH_CORPUS does not name a corpus folder; no JDK 25`)).toBe(false);
    expect(isPermittedTitle('a test skipped by hand')).toBe(false);
  });
});

describeWith(['jdk-17', 'jdk-25', 'ecj', 'maven', 'google-java-format'], 'the Java tools', () => {
  const folder = scratchFolder('kit');
  const good = join(folder, 'Good.java');
  const bad = join(folder, 'Bad.java');

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(good, 'class Good {\n  int one() {\n    return 1;\n  }\n}\n');
    writeFileSync(bad, 'class Bad { int one() { return "1"; } }\n');
  });

  test('both compilers accept what compiles and name what does not', async () => {
    const compilation = { classPath: '', output: join(folder, 'out'), release: 17 } as const;
    for (const compile of [
      compileWithEcj,
      (c: Parameters<typeof compileWithEcj>[0]) => compileWithJavac(tool('jdk-17'), c),
    ]) {
      expect(await compile({ ...compilation, files: [good] })).toMatchObject({ ok: true });
      const refused = await compile({ ...compilation, files: [good, bad] });
      expect(refused.ok).toBe(false);
      expect(refused.errors).toContain('Bad.java');
    }
  });

  test('the formatter passes canonical files and names the others', async () => {
    expect(await judgeFormat([good])).toEqual({ changed: [], complaints: '' });
    expect((await judgeFormat([good, bad])).changed).toEqual([bad]);
  });
});

describeWith(['mariadb'], 'an isolated MariaDB', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startMariaDb();
  });
  afterAll(async () => {
    await server.stop();
  });

  test('runs scripts and queries', async () => {
    const database = await server.database('kit');
    await database.execute(
      "create table t (id int primary key, v varchar(9)); insert into t values (1, 'one'), (2, null);",
    );
    expect(await database.rows('select * from t order by id')).toEqual([
      { id: '1', v: 'one' },
      { id: '2', v: 'NULL' },
    ]);
    await expect(database.execute('create table t (id int)')).rejects.toThrow('already exists');
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
