import { expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';

/** As Entity Framework drops the default of a column whose constraint nobody named. */
const LOOKED_UP = (column: string): string => `
  DECLARE @var0 sysname;
  SELECT @var0 = [d].[name] FROM [sys].[default_constraints] [d]
    INNER JOIN [sys].[columns] [c] ON [d].[parent_column_id] = [c].[column_id]
    WHERE ([d].[parent_object_id] = OBJECT_ID(N'[Blogs]') AND [c].[name] = N'${column}');
  IF @var0 IS NOT NULL EXEC(N'ALTER TABLE [Blogs] DROP CONSTRAINT [' + @var0 + '];');`;

const BLOGS = `CREATE TABLE [Blogs] ([Id] int NOT NULL IDENTITY, [Rating] float NOT NULL DEFAULT 0.0E0, [Hits] int DEFAULT 5);`;

function defaultsAfter(changes: string): readonly unknown[] {
  const { schema } = readSchema(BLOGS + changes, { dialect: 'sqlserver' }).value;
  return schema.tables[0]?.columns.map((column) => column.default) ?? [];
}

it('a default that a script of Entity Framework looks up goes before its column is changed', () => {
  const five = { kind: 'number', value: '5' };
  const change = 'ALTER TABLE [Blogs] ALTER COLUMN [Rating] int NULL;';
  expect(defaultsAfter(LOOKED_UP('Rating') + change)).toEqual([undefined, undefined, five]);
  expect(defaultsAfter(`${LOOKED_UP('Rating')}${change} ALTER TABLE [Blogs] ADD DEFAULT 1 FOR [Rating];`)).toEqual([
    undefined,
    { kind: 'number', value: '1' },
    five,
  ]);
});

it('no other default goes', () => {
  const zero = { kind: 'number', value: '0.0E0' };
  const gone = `${LOOKED_UP('Hits')} ALTER TABLE [Blogs] DROP COLUMN [Hits]; ALTER TABLE [Blogs] ALTER COLUMN [Rating] float NULL;`;
  expect(defaultsAfter(gone)).toEqual([undefined, zero]);
});

it('DBeaver says of a domain the collation it has anyway, which is nothing to report', () => {
  const source = `CREATE DOMAIN public.plz AS varchar(5)
	COLLATE "default"
	CONSTRAINT plz_check CHECK (VALUE::text ~ '^[0-9]{5}$'::text);
CREATE TABLE t (id int PRIMARY KEY, p plz);`;
  const { value, diagnostics } = readSchema(source, { dialect: 'postgresql' });
  expect(diagnostics).toEqual([]);
  expect(value.schema.domains?.[0]?.checks).toHaveLength(1);
});
