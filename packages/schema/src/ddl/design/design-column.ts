import type { Column, GeneratedColumn } from '../../model/column.ts';
import type { DataType } from '../../model/data-type.ts';
import type { Table } from '../../model/schema.ts';
import { columnMentions } from '../../read/values/column-mentions.ts';
import { valueClassOf } from '../shared/value-class.ts';
import type { Finding } from '../report.ts';
import { reportName } from './name-report.ts';
import { reportValues } from './report-values.ts';
import { comesWithExtension } from '../shared/extensions.ts';
import { declaredElement, declaredName, type Spelling, type TypeName } from '../shared/type-spelling.ts';
import type { ColumnTypes } from './column-types.ts';
import { keepsVersions, ownerName, tableAddress, type DesignContext } from './context.ts';
import { countingMention, keyGeneration, type KeyGeneration } from './key-generation.ts';
import { designDefault, sequencePlace } from './design-default.ts';
import type { Address, DesignedColumn } from '../shared/designed.ts';
import { fittedComment } from './design-comment.ts';
import { carriedText, translated } from './portable-text.ts';
import { typeNames, type TypeNames } from './type-names.ts';
import { unknownInExpression } from './unknown-calls.ts';

/** A column decided for the target, and the values its type no longer limits it to. */
export type ColumnDecision = { readonly designed: DesignedColumn; readonly allowed?: readonly string[] };

/** Decides one column: its type's spelling, how its values are made, and what of the rest the target can say. */
export function designColumn(context: DesignContext, types: ColumnTypes, table: Table, column: Column): ColumnDecision {
  const dataType = types.of(table, column.name);
  const generation = keyGeneration(context.schema, table, column, context.writer);
  const spelling = spellColumn(context, types, table, column, dataType);
  const generated = designGenerated(context, types, table, column, dataType);
  const value = designDefault(context, table, column, dataType, generation);
  const comment = fittedComment(context, table, column.comment, column);
  reportColumn(context, table, column, { spelling, generation, generated });
  const notNull = isNotNull(context, table, column) && (column.generated === undefined || generated !== undefined);
  const designed: DesignedColumn = {
    source: column,
    name: column.name,
    dataType,
    spelling: generation?.kind === 'serial' ? { ...spelling, sql: serialWord(dataType) } : spelling,
    isDomain: domainOf(context, column, dataType) !== undefined,
    notNull,
    ...(value === undefined ? {} : { default: value }),
    ...(generation?.kind === 'identity' ? { identity: generation.identity } : {}),
    ...sequenceAddress(context, table, column, generation),
    ...(generated === undefined ? {} : { generated }),
    updatesNow:
      column.onUpdateNow === true && context.writer.capabilities.updateTimestamp && dataType.kind === 'timestamp',
    // MariaDB refuses to hide a column that every new row has to give.
    invisible:
      column.invisible === true && !(notNull && [value, generation, generated].every((made) => made === undefined)),
    ...collationOf(context, column),
    ...(comment === undefined ? {} : { comment }),
  };
  return { designed, ...(spelling.allowed === undefined ? {} : { allowed: spelling.allowed }) };
}

/** The type as the statement has it: a domain's or enumeration's name, else the target's word for what it holds. */
function spellColumn(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  column: Column,
  dataType: DataType,
): Spelling {
  const enumType = enumTypeOf(typeNames(context), dataType);
  const spelling = context.writer.spellType(dataType, {
    keyed: types.isKeyed(table, column.name),
    compared: column.domain !== undefined || isChecked(table, column),
    sameFamily: context.sameFamily && isThere(context, dataType, column.type),
    ...(dataType === column.dataType ? { declared: column.type } : {}),
    ...(enumType === undefined ? {} : { enumType }),
  });
  const domain = domainOf(context, column, dataType) ?? elementDomainOf(context, column, dataType);
  return domain === undefined ? spelling : { ...domain, held: spelling.held };
}

/** Whether a new database has a type: of one nobody knows, only where the script makes it, a table whose rows it is, or an extension. */
function isThere(context: DesignContext, type: DataType, declared: string): boolean {
  const { schema, definitions, writer } = context;
  if (type.kind === 'array') return isThere(context, type.element, declared);
  if (type.kind !== 'unknown' || writer.capabilities.definitions !== true) return true;
  const name = declaredName(declaredElement(declared)).split('.').at(-1)?.replaceAll('"', '');
  const isMade = [...definitions, ...schema.tables].some((made) => made.name.toLowerCase() === name);
  return isMade || comesWithExtension(declared);
}

/** The domain the script makes for a column, unless its keys want another type. */
function domainOf(context: DesignContext, column: Column, dataType: DataType): TypeName | undefined {
  return dataType === column.dataType ? typeNames(context).domain(column.domain) : undefined;
}

/** The array of a domain the script makes, for a column of such arrays. */
function elementDomainOf(context: DesignContext, column: Column, dataType: DataType): TypeName | undefined {
  if (dataType !== column.dataType || dataType.kind !== 'array') return undefined;
  const element = typeNames(context).domain(dataType.domain);
  return element && context.writer.arrayOf?.(element, dataType.dimensions);
}

function isChecked({ checks }: Table, { name }: Column): boolean {
  return checks.some(({ expression }) => columnMentions(expression, name).length > 0);
}

function enumTypeOf(names: TypeNames, type: DataType): TypeName | undefined {
  if (type.kind === 'array') return enumTypeOf(names, type.element);
  return type.kind === 'enum' ? names.enum(type) : undefined;
}

function sequenceAddress(
  context: DesignContext,
  table: Table,
  column: Column,
  generation: KeyGeneration | undefined,
): { readonly sequence?: Address } {
  if (generation?.kind === 'sequence') return { sequence: sequencePlace(context, generation) };
  if (generation?.kind !== 'serial') return {};
  const { namespace } = tableAddress(context, table);
  const name = `${table.name}_${column.name}_seq`;
  return { sequence: namespace === undefined ? { name } : { namespace, name } };
}

function serialWord(type: DataType): string {
  if (type.kind !== 'integer' || type.bits > 32) return 'bigserial';
  return type.bits <= 16 ? 'smallserial' : 'serial';
}

function isNotNull(context: DesignContext, table: Table, column: Column): boolean {
  if (column.notNull) return true;
  const impliedHere = !context.sameFamily || context.writer.capabilities.keys.primaryKeyImpliesNotNull;
  return impliedHere && table.primaryKey.includes(column.name);
}

function designGenerated(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  column: Column,
  dataType: DataType,
): GeneratedColumn | undefined {
  if (column.generated === undefined) return undefined;
  if (column.generated.rowTime !== undefined && keepsVersions(context)) return column.generated;
  const { storedColumns, virtualColumns } = context.writer.capabilities;
  const stored = storedColumns && (column.generated.stored || !virtualColumns);
  const expression = generatedText(context, types, table, column.generated, dataType);
  const isTooEarly = expression !== undefined && mentionsIdentity(context, table, expression, stored);
  if (expression === undefined || isTooEarly) {
    context.report.add({
      code: 'ddl-generated-dropped',
      severity: 'warning',
      at: column,
      owner: ownerName(table),
      part: column.name,
      text: `the computed column is written as a plain one that may be empty, since ${isTooEarly ? 'it is made of one that counts by itself' : 'its expression cannot be said here'}`,
      consequence: 'the database no longer computes the value',
    });
    return undefined;
  }
  return { expression, stored };
}

/** Whether a value is computed of one that is not known yet where the target would compute it. */
function mentionsIdentity(context: DesignContext, table: Table, expression: string, stored: boolean): boolean {
  const { computedOfIdentity } = context.writer.capabilities;
  if (computedOfIdentity === 'any' || (computedOfIdentity === 'virtual' && !stored)) return false;
  return countingMention(context.schema, table, expression, context.writer) !== undefined;
}

function generatedText(
  context: DesignContext,
  types: ColumnTypes,
  table: Table,
  { expression: text, rowTime, isSettled }: GeneratedColumn,
  dataType: DataType,
): string | undefined {
  if (isSettled === true) return text;
  if (rowTime !== undefined) return undefined;
  if (context.sameFamily)
    return unknownInExpression(context, text) === undefined ? carriedText(context, text) : undefined;
  const written = translated(context, types, table, text);
  return written?.valueClass === valueClassOf(dataType) ? written.sql : undefined;
}

function collationOf(context: DesignContext, column: Column): { readonly collation?: string } {
  const { collation } = column;
  if (collation === undefined || !context.sameFamily || !context.writer.knowsCollation(collation)) return {};
  return { collation };
}

type Decided = {
  readonly spelling: Spelling;
  readonly generation: KeyGeneration | undefined;
  readonly generated: DesignedColumn['generated'];
};

function reportColumn(
  context: DesignContext,
  table: Table,
  column: Column,
  { spelling, generation, generated }: Decided,
): void {
  const { report, writer } = context;
  const finding = { at: column, owner: ownerName(table), part: column.name };
  reportName(context, finding, column.name);
  // A computed column without a type has that of its expression, which stays as it is.
  const isTypeless = column.type === '' && generated !== undefined;
  if (spelling.loss !== undefined && !isTypeless) {
    const severity = spelling.minor === true ? 'info' : 'warning';
    const text =
      column.type === ''
        ? `the source names no type, and ${spelling.sql} is written`
        : `${column.type} is written as ${spelling.sql}: ${spelling.loss}`;
    report.add({ ...finding, code: 'ddl-type-changed', severity, text });
  }
  if (!isTypeless) reportValues(context, table, column, spelling.held);
  if (generation?.kind === 'lost') {
    const text = `the column does not count by itself: ${generation.reason}`;
    const consequence = 'the application has to set the value';
    report.add({ ...finding, code: 'ddl-identity-dropped', severity: 'warning', text, consequence });
  }
  reportOnNull(context, finding, column, generation);
  if (column.onUpdateNow === true && !writer.capabilities.updateTimestamp) {
    const text = 'the time is not set by the database when a row changes';
    const consequence = 'the application has to set it';
    report.add({ ...finding, code: 'ddl-update-time-dropped', severity: 'warning', text, consequence });
  }
  if (column.collation !== undefined && collationOf(context, column).collation === undefined) {
    const text = `the collation ${column.collation} is left out`;
    report.add({ ...finding, code: 'ddl-collation-dropped', severity: 'info', text, ...ownCollation(context, column) });
  }
}

/** Oracle's DEFAULT ON NULL and BY DEFAULT ON NULL: elsewhere a row that says NULL says so. */
function reportOnNull(
  { report, writer }: DesignContext,
  finding: Pick<Finding, 'at' | 'owner' | 'part'>,
  { defaultOnNull, defaultOnUpdate, identityOptions }: Column,
  generation: KeyGeneration | undefined,
): void {
  const { onNull } = writer.capabilities;
  const counts = identityOptions?.onNull === true && generation?.kind !== 'lost';
  if (onNull === 'stated' || !(defaultOnNull === true || (counts && onNull !== 'counting'))) return;
  const what = defaultOnUpdate === true ? 'a row or a change' : 'a row';
  const text = `${what} that says NULL is refused, where the source gives it a value (ON NULL)`;
  report.add({ ...finding, code: 'ddl-on-null-dropped', severity: 'info', text });
}

/** PostgreSQL has collations that a source makes itself, and these change which values are the same in a key. */
function ownCollation(context: DesignContext, { collation = '' }: Column): Partial<Finding> {
  if (context.schema.dialect !== 'postgresql' || !context.sameFamily || /^default$/i.test(collation)) return {};
  return {
    severity: 'warning',
    hint: 'Create it in a migration of your own, and give it to the column there.',
    consequence: 'texts are compared letter by letter, in keys too',
  };
}
