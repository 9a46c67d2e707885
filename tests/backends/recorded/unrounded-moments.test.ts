import { expect, test } from 'vitest';
import { declaredTables } from '../validated/declared-columns.ts';
import { unroundedMoments, type Bound } from './unrounded-moments.ts';

const TABLES = declaredTables(
  'sqlserver',
  `CREATE TABLE [dbo].[visit] (
  [id] int NOT NULL,
  [began] datetime NOT NULL,
  [day] smalldatetime,
  [told] datetime2(6),
  [seen] datetime
);
CREATE TABLE [dbo].[mail] (
  [id] int NOT NULL,
  [seen] datetime2(6)
);`,
);

/** A statement with the place of the parameter that counts. */
const BROKEN: readonly (readonly [number, string])[] = [
  [1, 'select v1_0.[id] from [visit] v1_0 where v1_0.[began]=?'],
  [2, 'select v1_0.[id] from [visit] v1_0 where v1_0.[id]=? and v1_0.[day]>=?'],
  [2, 'select v1_0.[id] from [visit] v1_0 where v1_0.[began] between ? and ?'],
  [3, 'select v1_0.[id] from [visit] v1_0 where v1_0.[began] in (?,?,?)'],
  [1, 'update [visit] set [began]=? where [id]=?'],
  [2, 'update [visit] set [id]=? where [began]=?'],
  [1, 'delete from [visit] where [day]=?'],
  [2, 'insert into [dbo].[visit] ([id],[began]) values (?,?)'],
  [1, 'insert into [visit] ([id],[began]) output inserted.[id] values (default,?)'],
];

const KEPT: readonly (readonly [number, string])[] = [
  [1, 'select v1_0.[id] from [visit] v1_0 where v1_0.[told]=?'],
  [2, 'update [visit] set [began]=? where [told]=?'],
  [2, 'insert into "visit" ("id", "began") values (?, ?)'],
  // In one table it is a datetime2.
  [1, 'select m1_0.[id] from [mail] m1_0 where m1_0.[seen]=?'],
];

const boundAs = (type: string): readonly Bound[] =>
  [...BROKEN, ...KEPT].map(([at, statement]) => ({ at, type, statement }));

test('moments beside columns of datetime and smalldatetime are found, and texts are none', () => {
  const found = unroundedMoments(boundAs('java.time.LocalDateTime'), TABLES);
  expect(found.map(({ at, statement }) => [at, statement])).toEqual(BROKEN);
  expect(unroundedMoments(boundAs('java.lang.String'), TABLES)).toEqual([]);
});
