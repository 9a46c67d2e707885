export type { AlterAction, ColumnPlace, EnforcedParts } from './ast/alter-action.ts';
export type { Expression, ExpressionTree } from './ast/expression.ts';
export type { Name, QualifiedName } from './ast/name.ts';
export type { PlainColumn, PlainQuery, PlainSource } from './ast/plain-query.ts';
export type { SelectColumn, SelectQuery, SelectShape, SelectSource, SelectValue } from './ast/select.ts';
export type {
  CreateTable,
  DomainCheck,
  RowFill,
  RowFills,
  SequenceOptions,
  Statement,
  StatementBody,
} from './ast/statement.ts';
export type {
  Action,
  ColumnDefinition,
  Constraint,
  IdentityClause,
  IndexDefinition,
  KeyPart,
  LikeElement,
  Reference,
  TableElement,
  WrittenType,
} from './ast/table-element.ts';
export { blankData } from './blank-data.ts';
export { findCreateTables } from './count/find-create-tables.ts';
export { detectDialect, type Detection } from './detect/detect-dialect.ts';
export { sayDialect } from './detect/said-dialect.ts';
export { DIALECTS, PLAIN_DIALECT, type Dialect } from './dialect.ts';
export { databaseName, databaseNamed } from './dialects/dialect-names.ts';
export type { DialectTraits } from './dialects/dialect-rules.ts';
export { isSameFamily, resultsOf, traitsOf } from './dialects/rules-of.ts';
export { findIncludes, type Include } from './lex/find-includes.ts';
export { TokenKind } from './lex/token.ts';
export type { TokenList } from './lex/token-list.ts';
export { tokenize } from './lex/tokenize.ts';
export { isMadeAtRunTime } from './parse/literal-text.ts';
export { readPlainQuery } from './parse/read-plain-query.ts';
export { newContext, visitStatements, type ParsedSource } from './parse/parse-statements.ts';
export { expressionResult, type ResultScope } from './results/expression-type.ts';
export type { Result, ResultRules } from './results/result-rules.ts';
export type { OnTaken, RowStatement, WrittenValue } from './rows/row-statement.ts';
export { visitRows } from './rows/visit-rows.ts';
export { decodeSource, type DecodedSource, type Encoding } from './source/decode-source.ts';
export { DiagnosticLog, type Finding } from './source/diagnostic-log.ts';
export { withPlainQuotes } from './source/with-plain-quotes.ts';
export { withinMessage } from './source/within-message.ts';
export { withoutConflicts, type Conflict, type Side } from './source/without-conflicts.ts';
export { withoutRollbacks } from './source/without-rollbacks.ts';
export { SourceText } from './source/source-text.ts';
export { splitStatements, type StatementRange } from './split/split-statements.ts';
export type { DataType, DataTypeKind } from './types/data-type.ts';
