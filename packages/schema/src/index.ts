export type { Column, DefaultValue, GeneratedColumn, Identity } from './model/column.ts';
export type {
  Check,
  CheckRule,
  JsonKind,
  ForeignKey,
  Index,
  IndexPart,
  ReferentialAction,
  UniqueKey,
} from './model/constraint.ts';
export type { DataType, DataTypeKind } from './model/data-type.ts';
export { exclusionName } from './model/exclusion-name.ts';
export type {
  ColumnAddress,
  Definition,
  Domain,
  EnumType,
  Routine,
  Schema,
  Sequence,
  Table,
  View,
  ViewColumn,
} from './model/schema.ts';

export type { LeftRows, RowValue, TableRows } from './model/rows.ts';

export { without } from './ddl/change/without.ts';
export { alterWriter, type AlterWriter } from './ddl/alter-writer.ts';
export type { AlteredColumn } from './ddl/shared/alter-forms.ts';
export { identifierNeedsQuotes, writtenIdentifier } from './ddl/identifier-form.ts';
export type { DdlCode } from './ddl/report.ts';
export type { DdlScript, DdlStatement, DdlStatementKind, WrittenColumn, WrittenTable } from './ddl/script.ts';
export type { Expression as PortableExpression } from './ddl/portable/expression.ts';
export { parsePortable } from './ddl/portable/parse.ts';
export { extensionsApart, extensionsApartIn } from './ddl/extensions-apart.ts';
export {
  emptyViewSql,
  flagSql,
  insertRowSql,
  selectAllSql,
  selectRowsSql,
  sharedIdentifier,
  deletedRowsSql,
  linkRowSql,
  softDeleteSql,
  tableName as sharedTableName,
} from './ddl/row-statements.ts';
export type { DeletionMark, MarkedTable, NamedValue, RowSource } from './ddl/row-statements.ts';
export { rowConditionSql, type RowCondition } from './ddl/row-conditions.ts';
export { writeRows, type WrittenRows } from './ddl/rows/write-rows.ts';
export { targetFacts, type TargetFacts } from './ddl/target-facts.ts';
export type { LockWords, RowLock } from './ddl/shared/row-forms.ts';
export { DDL_TARGETS, isHomeNamespace, type DdlTarget } from './ddl/targets.ts';
export { keepValues } from './ddl/change/keep-values.ts';
export { holdsAll } from './ddl/change/type-holds.ts';
export { resolveRenames, type Renames, type ResolvedRenames } from './ddl/change/renames.ts';
export { writeMigration, type Migration, type SchemaVersion } from './ddl/change/write-migration.ts';
export { sameTextsOf } from './ddl/design/key-case.ts';
export type { TextDifference } from './ddl/shared/value-limits.ts';
export { writeDdl, type DdlOptions } from './ddl/write-ddl.ts';
export { describeDifferences } from './diff/describe-differences.ts';
export { diffSchemas, isEmptyDiff } from './diff/diff-schemas.ts';
export type {
  Change,
  Changes,
  ColumnAspect,
  ColumnDiff,
  EnumDiff,
  Rename,
  SchemaDiff,
  TableDiff,
  TableName,
} from './diff/schema-diff.ts';

export { withoutNamespace } from './read/queries/without-namespace.ts';
export { readSchema } from './read/read-schema.ts';
export {
  databaseName,
  readPlainQuery,
  type Dialect,
  type ExpressionTree,
  type PlainColumn,
  type PlainQuery,
  type PlainSource,
} from '@backsmith/sql';
export { readRows, type ReadRows, type RowLimits } from './read/rows/read-rows.ts';
export type { NamedSource, Reading, ReadOptions } from './read/reading.ts';
export type { Tally } from './read/tally.ts';
export { noteCodeMigrations } from './read/tools/code-migrations.ts';
export { decidesOrder } from './read/tools/migration-tools.ts';
export { columnMentions } from './read/values/column-mentions.ts';
