import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, startMySql, type TestDatabaseServer } from '../../kit/index.ts';

describeWith(['mysql'], 'an isolated MySQL', () => {
  let server: TestDatabaseServer;
  beforeAll(async () => {
    server = await startMySql();
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
