import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findMariaDb } from '@backsmith/prover';
import { describeWith, scratchFolder } from '../../kit/index.ts';
import { processesIn } from '../tryout/processes-in.ts';

describeWith(['mariadb'], 'the MariaDB of a proof', () => {
  const scratch = scratchFolder('proof-mariadb');
  chmodSync(scratch, 0o755);

  test('holds databases of a user who may do nothing besides, and leaves no process', async () => {
    const folder = join(scratch, 'database');
    const server = await findMariaDb()?.(folder);
    if (server === undefined) throw new Error('no MariaDB was found');
    try {
      expect(server.label).toMatch(/^MariaDB \d+\.\d+/);
      const one = await server.create('run_0', []);
      await one.execute(
        "create table place (id int primary key, name varchar(20)); insert into place values (1, 'Lübeck')",
      );
      expect(await one.rows('select id, name from place')).toEqual([{ id: '1', name: 'Lübeck' }]);
      const tables = await one.catalog.tables();
      expect(tables.map(({ name }) => name)).toEqual(['place']);
      const [place] = tables;
      expect(place && (await one.catalog.rows(place))).toEqual([{ id: 1, name: 'Lübeck' }]);
      const two = await server.create('test_0', []);
      expect(await two.catalog.tables()).toEqual([]);
      for (const statement of [
        'create database other',
        "create user stranger identified by 'x'",
        'select * from mysql.global_priv',
        "select load_file('/etc/passwd') into outfile '/tmp/passwd'",
        'set global max_connections = 1',
      ])
        await expect(one.execute(statement)).rejects.toThrow(/MariaDB refused.*denied/s);
    } finally {
      await server.stop();
    }
    expect(processesIn(folder)).toEqual([]);
    expect(readdirSync(folder)).toContain('data');
  });
});
