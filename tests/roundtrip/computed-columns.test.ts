import { readSchema, writeDdl } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { startPostgres } from '../kit/index.ts';

const SOURCE = `CREATE TABLE [dbo].[Position](
  [Id] int IDENTITY(1,1) NOT NULL PRIMARY KEY,
  [Price] decimal(19,4) NOT NULL,
  [Pieces] smallint NOT NULL,
  [Discount] money NULL,
  [Weight] real NULL,
  [Total]  AS ([Price]*[Pieces]) PERSISTED,
  [Net]  AS (([Price]-[Discount])*[Pieces]),
  [Load]  AS ([Weight]*[Pieces]),
  [Pairs]  AS ([Pieces]*(2)) PERSISTED NOT NULL,
  [Owed]  AS (-[Discount])
) ON [PRIMARY]
GO
`;

test("PostgreSQL computes what SQL Server's columns of arithmetic compute", async () => {
  const { schema } = readSchema(SOURCE, { dialect: 'sqlserver' }).value;
  const ddl = writeDdl(schema, 'postgresql');
  expect(ddl.diagnostics).toEqual([]);
  const server = await startPostgres();
  try {
    const database = await server.database('computed');
    await database.execute(ddl.value.text);
    await database.execute(
      `INSERT INTO "Position" ("Price", "Pieces", "Discount", "Weight") VALUES (12.3456, 3, 0.3456, 1.5)`,
    );
    const rows = await database.rows(
      `SELECT "Total"::text, "Net"::text, "Load"::text, "Pairs"::text, "Owed"::text FROM "Position"`,
    );
    expect(rows).toEqual([{ Total: '37.0368', Net: '36.0000', Load: '4.5', Pairs: '6', Owed: '-0.3456' }]);
    const types = await database.rows(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_name = 'Position' AND is_generated = 'ALWAYS' ORDER BY ordinal_position`,
    );
    expect(types.map(({ name, type }) => `${String(name)} ${String(type)}`)).toEqual([
      'Total numeric',
      'Net numeric',
      'Load real',
      'Pairs integer',
      'Owed numeric',
    ]);
  } finally {
    await server.stop();
  }
});
