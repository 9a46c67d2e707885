import type { Schema } from '@backsmith/schema';
import type { StoreInput } from '../../designed-store.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import type { TargetDdl } from '../ddl/target-ddl.ts';

/** Types of SQL Server whose values are no texts, or texts of the code page. Every other one may hold national texts. */
const WITHOUT_NATIONAL_TEXTS: ReadonlySet<string> = new Set(
  (
    'varchar char text bit tinyint smallint int bigint decimal numeric money smallmoney float real date time datetime datetime2 ' +
    'smalldatetime datetimeoffset uniqueidentifier binary varbinary image timestamp'
  ).split(' '),
);

/**
 * The database as its driver is to speak to it: where all texts of a service are in the code page of the database, it is told
 * once to send them so, and no single column has to say it.
 *
 * @param parts what says that parts keep tables of their own, whose texts are national
 */
export function withCodePageTexts(
  database: TargetDatabase,
  schema: Schema,
  ddl: Pick<TargetDdl, 'column'>,
  parts: Pick<StoreInput, 'locksRows' | 'isAudited' | 'tellsOthers'>,
): TargetDatabase {
  const { codePageTexts, settings = [], traits } = database;
  if (codePageTexts === undefined || parts.locksRows || parts.isAudited || parts.tellsOthers) return database;
  const isOfCodePage = schema.tables.every((table) =>
    table.columns.every((column) => {
      const written = ddl.column(table, column);
      const isKnown = written !== undefined && WITHOUT_NATIONAL_TEXTS.has(written.reported);
      return isKnown && column.collation === undefined;
    }),
  );
  if (!isOfCodePage) return database;
  return {
    ...database,
    traits: { ...traits, textsAreNational: false },
    settings: [...settings, codePageTexts],
  };
}
