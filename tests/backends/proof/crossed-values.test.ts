import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith, type TestDatabaseServer } from '../../kit/index.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { cross, outcomeOf, type Outcome } from './crossed-values/cross.ts';
import type { CrossedSource } from './crossed-values/crossed-type.ts';
import { loadValues, MYSQL_LOADER, POSTGRES_LOADER, type Loaded, type Loader } from './crossed-values/load.ts';
import { MARIADB_TYPES, MYSQL_TYPES } from './crossed-values/mysql-types.ts';
import { ORACLE_TYPES } from './crossed-values/oracle-types.ts';
import { POSTGRESQL_TYPES } from './crossed-values/postgresql-types.ts';
import { SQLSERVER_TYPES } from './crossed-values/sqlserver-types.ts';

const SOURCES = [POSTGRESQL_TYPES, MYSQL_TYPES, MARIADB_TYPES, SQLSERVER_TYPES, ORACLE_TYPES];

function describeCrossing(kind: DatabaseKind, loader: Loader, sources: readonly CrossedSource[]): void {
  describeWith(kind.tools, `values crossed to ${kind.label}`, () => {
    let server: TestDatabaseServer;
    beforeAll(async () => {
      server = await kind.start();
    });
    afterAll(async () => {
      await server.stop();
    });

    test.each(sources.map((source) => [source.dialect, source] as const))('from %s', async (dialect, source) => {
      const { migration, findings } = cross(source, kind.target);
      const database = await server.database(`crossed_${dialect}`);
      await database.execute(migration);
      const loaded: Loaded[] = [];
      for (const [table, columns] of Object.entries(source.tables))
        loaded.push(...(await loadValues(database, loader, table, columns)));
      const outcomes = loaded.map((one) => ({ ...one, outcome: outcomeOf(one, findings) }));
      const count = (outcome: Outcome) => outcomes.filter((one) => one.outcome === outcome).length;
      const types = new Set(loaded.map(({ column }) => column)).size;
      console.log(
        `${dialect} to ${kind.label}: ${types} types, ${loaded.length} values, ${count('kept')} kept, ${count('said')} said, ${count('neither')} neither`,
      );
      const lost = outcomes.filter(({ outcome }) => outcome === 'neither');
      expect(
        lost.map(
          ({ column, type, given, held }) =>
            `${column} ${type.type}: ${given.slice(0, 60)} became ${held?.slice(0, 60) ?? 'nothing'}`,
        ),
      ).toEqual([]);
    });
  });
}

const except = (dialect: string) => SOURCES.filter((source) => source.dialect !== dialect);

describeCrossing(POSTGRESQL, POSTGRES_LOADER, except('postgresql'));
describeCrossing(MYSQL, MYSQL_LOADER, except('mysql'));
describeCrossing(MARIADB, MYSQL_LOADER, except('mariadb'));
