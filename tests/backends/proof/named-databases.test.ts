import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWith, scratchFolder, tool } from '../../kit/index.ts';
import { compileDriver, PLAYED, statementsIn } from '../recorded/recording-driver.ts';
import { OF_ORACLE, OF_SQLSERVER, onNamedServer, withDriver, type Ownership } from './named-databases.ts';

// What the administrator of a named server is made to say, told to H2 by the driver that records; starts need the server itself.

const OWNERSHIPS = [OF_SQLSERVER, OF_ORACLE] as const;

describeWith(['jdk-25', 'h2'], 'databases on a named server', () => {
  const scratch = scratchFolder('named-databases');

  async function server(ownership: Ownership, record: string) {
    const { product, major, mode } = PLAYED.find(({ database }) => database === ownership.database) ?? PLAYED[0];
    const classes = await compileDriver(scratch);
    const url = `jdbc:recorded:${product};${major};${record};jdbc:h2:${join(scratch, ownership.database)};MODE=${mode}`;
    const named = { url, user: 'sa', password: '' };
    return onNamedServer(named, ownership, withDriver(classes, tool('h2')));
  }

  test.each(OWNERSHIPS)('of $database are made, given to the backend and removed', async (ownership) => {
    const record = join(scratch, `said-${ownership.database}`);
    const running = await server(ownership, record);
    const { name, jdbcUrl, user } = await running.database('shop');
    expect(name).toMatch(/^bt_\d+_shop$/);
    expect(jdbcUrl.endsWith(`;databaseName=${name}`) ? 'sa' : name).toBe(user);
    await running.stop();
    expect(statementsIn(record).map((statement) => statement.replaceAll(/bt_\d+_shop/gi, 'shop'))).toEqual(
      [...ownership.make('shop', 'Backsmith_tests_1'), ...ownership.remove('shop')].map((statement) =>
        statement.replaceAll('SHOP', 'shop'),
      ),
    );
  });

  test('a refusal is said in the words of the server', async () => {
    const running = await server(OF_SQLSERVER, join(scratch, 'refused'));
    await running.database('twice');
    await expect(running.database('twice')).rejects.toThrow('already exists');
    await running.stop();
  });
});
