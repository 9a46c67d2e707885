import { readRows, readSchema, writeDdl, writeRows } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { startPostgres } from '../kit/index.ts';

const SOURCE = `CREATE TABLE \`offer\` (
  \`id\` int NOT NULL PRIMARY KEY,
  \`active\` bit(1) NOT NULL DEFAULT b'1',
  \`hidden\` bit DEFAULT 0,
  \`sold\` bit(1) DEFAULT NULL,
  \`days\` bit(7),
  KEY \`by_active\` (\`active\`)
);
INSERT INTO \`offer\` VALUES (1, b'0', b'1', NULL, NULL);
`;

test("PostgreSQL keeps MySQL's flags of one bit as booleans, with their defaults and rows", async () => {
  const { schema } = readSchema(SOURCE, { dialect: 'mysql' }).value;
  const ddl = writeDdl(schema, 'postgresql');
  expect(ddl.diagnostics).toEqual([]);
  const { carried } = readRows(SOURCE, schema, () => true, { ofTable: 9, ofAll: 9 });
  const server = await startPostgres();
  try {
    const database = await server.database('flags');
    await database.execute(ddl.value.text);
    await database.execute(writeRows(schema, 'postgresql', carried).text);
    await database.execute('INSERT INTO offer (id) VALUES (2)');
    expect(await database.rows('SELECT id, active, hidden, sold FROM offer ORDER BY id')).toEqual([
      { id: 1, active: false, hidden: true, sold: null },
      { id: 2, active: true, hidden: false, sold: null },
    ]);
    const types = await database.rows(
      "SELECT format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = 'offer'::regclass AND attnum > 1 ORDER BY attnum",
    );
    expect(types.map(({ type }) => type)).toEqual(['boolean', 'boolean', 'boolean', 'bit(7)']);
  } finally {
    await server.stop();
  }
});
