import type { DesignedColumn, DesignedTable } from '../shared/designed.ts';
import { ownerName } from '../design/context.ts';
import { identifier } from '../shared/identifiers.ts';
import { addressSql, NOWHERE, usesFreshValue, type ChangeContext } from './change-context.ts';
import { holdsAll } from './type-holds.ts';
import { without } from './without.ts';

/** A column as the migration leaves it. */
export type SettledColumn = {
  /** Nothing for one that is new, or made anew because the database computes it. */
  readonly old?: DesignedColumn;
  readonly column: DesignedColumn;
  readonly retyped: boolean;
};

/** Decides what becomes of a column that is there and one of the same name that is wanted; what would lose data is left. */
export function settleColumn(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  wanted: DesignedColumn,
): SettledColumn {
  const typed = settleType(context, table, old, wanted);
  const computed = settleGenerated(context, table, old, typed);
  if (computed === undefined) return { column: typed, retyped: false };
  const column = settleNotNull(context, table, old, settleDefault(context, table, old, computed));
  return { old, column, retyped: baseType(context, column) !== baseType(context, old) };
}

/** A type without the counter some databases say with it. */
export function baseType({ writer }: Pick<ChangeContext, 'writer'>, column: DesignedColumn): string {
  const isSerial = column.identity === undefined && column.sequence !== undefined && column.default === undefined;
  const type = isSerial ? writer.spellType(column.dataType, { keyed: true }).sql : column.spelling.sql;
  return column.collation === undefined ? type : `${type} COLLATE ${identifier(writer.identifiers, column.collation)}`;
}

export function counts({ identity, sequence, default: value }: DesignedColumn): boolean {
  return identity !== undefined || (sequence !== undefined && value === undefined);
}

/** The wanted column with a type every value that is there fits into, and with the counter that is there. */
function settleType(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  wanted: DesignedColumn,
): DesignedColumn {
  const isSame = baseType(context, old) === baseType(context, wanted);
  if (counts(old) && counts(wanted) && isSame) return withCounterOf(old, wanted);
  if (isSame || (wanted.generated !== undefined && old.generated !== undefined)) return wanted;
  if (holdsAll(wanted.spelling.held, old.spelling.held))
    return counts(old) && counts(wanted) ? widened(old, wanted) : wanted;
  const name = identifier(context.writer.identifiers, wanted.name);
  const clause = context.writer.alter.rewrite?.(context.writer.columnClause(wanted, false));
  const retype = context.writer.alter.retype({ name, type: baseType(context, wanted), notNull: wanted.notNull });
  context.plan.leave({
    code: 'migration-type-kept',
    at: wanted.source,
    owner: ownerName(table.source),
    part: wanted.name,
    text: `the type stays ${baseType(context, old)}, since not every value of it is one of ${baseType(context, wanted)}`,
    hint: 'change the rows and the type in a migration of your own, then update again',
    sql: [`ALTER TABLE ${addressSql(context, table.address)} ${clause ?? retype}`],
  });
  return withTypeOf(old, wanted);
}

function withTypeOf(old: DesignedColumn, wanted: DesignedColumn): DesignedColumn {
  const { dataType, spelling, isDomain, collation } = old;
  const rest = without(wanted, 'collation', 'default');
  // What a new row gets is said in the words of the type.
  const kept = dataType.kind === wanted.dataType.kind ? wanted.default : old.default;
  return {
    ...withCounterOf(old, { ...rest, dataType, spelling, isDomain }),
    ...(collation === undefined ? {} : { collation }),
    ...(kept === undefined ? {} : { default: kept }),
  };
}

function withCounterOf(old: DesignedColumn, wanted: DesignedColumn): DesignedColumn {
  const { identity, sequence, spelling } = old;
  if (!counts(old) || !counts(wanted)) return wanted;
  return {
    ...without(wanted, 'identity', 'sequence'),
    spelling,
    ...(identity === undefined ? {} : { identity }),
    ...(sequence === undefined ? {} : { sequence }),
  };
}

/** The wider type under the counter that is there. */
function widened(old: DesignedColumn, wanted: DesignedColumn): DesignedColumn {
  const isAlike = (old.identity === undefined) === (wanted.identity === undefined);
  return isAlike ? { ...withCounterOf(old, wanted), spelling: wanted.spelling } : withTypeOf(old, wanted);
}

/** What is computed now and was not, or the other way round; nothing where the column is dropped and made anew. */
function settleGenerated(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  wanted: DesignedColumn,
): DesignedColumn | undefined {
  if (JSON.stringify(old.generated) === JSON.stringify(wanted.generated)) return wanted;
  if (old.generated !== undefined && wanted.generated !== undefined) return undefined;
  const { alter } = context.writer;
  const canFreeze = old.generated?.stored === true && (alter.rewrite ?? alter.dropExpression) !== undefined;
  if (wanted.generated === undefined && canFreeze) return wanted;
  context.plan.leave({
    code: 'migration-type-kept',
    at: wanted.source,
    owner: ownerName(table.source),
    part: wanted.name,
    text:
      wanted.generated === undefined
        ? 'the database goes on computing the column, whose values would be lost'
        : 'the database does not compute the column, since the values in it would be lost',
    sql: [],
  });
  return old.generated === undefined ? without(wanted, 'generated') : { ...wanted, generated: old.generated };
}

function settleDefault(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  wanted: DesignedColumn,
): DesignedColumn {
  const isFresh = wanted.default !== old.default && usesFreshValue(context, wanted.default);
  const isStuck =
    old.default !== undefined &&
    wanted.default !== old.default &&
    context.writer.alter.rewrite === undefined &&
    context.writer.alter.dropDefault('') === undefined;
  if (!isFresh && !isStuck) return wanted;
  const { default: value, ...rest } = wanted;
  const name = identifier(context.writer.identifiers, wanted.name);
  context.plan.leave({
    code: 'migration-rule-left',
    at: wanted.source,
    owner: ownerName(table.source),
    part: wanted.name,
    text: isFresh
      ? 'the default stays as it is, since the database takes a new value of an enumeration from its next transaction on'
      : 'the default stays as it is, since it has no name to be dropped by',
    sql:
      value === undefined
        ? []
        : [`ALTER TABLE ${addressSql(context, table.address)} ${context.writer.alter.setDefault(name, value)}`],
  });
  return old.default === undefined ? rest : { ...rest, default: old.default };
}

/** A column that may be empty stays so, unless its default can stand where nothing is. */
function settleNotNull(
  context: ChangeContext,
  table: DesignedTable,
  old: DesignedColumn,
  wanted: DesignedColumn,
): DesignedColumn {
  if (!wanted.notNull || old.notNull || wanted.generated !== undefined || counts(wanted)) return wanted;
  const isRetyped = baseType(context, old) !== baseType(context, wanted);
  if (wanted.default !== undefined && !isRetyped) return wanted;
  leaveNullable(context, table, wanted, 'stays');
  return { ...wanted, notNull: false };
}

/** Says that a column may be empty though the schema says it may not, and how that is mended. */
export function leaveNullable(
  context: ChangeContext,
  table: DesignedTable,
  wanted: DesignedColumn,
  how: 'stays' | 'is added as',
): void {
  const { writer } = context;
  const address = addressSql(context, table.address);
  const name = identifier(writer.identifiers, wanted.name);
  const strict = { ...wanted, notNull: true };
  const clause =
    writer.alter.rewrite?.(writer.columnClause(strict, false)) ??
    writer.alter.nullability({ name, type: baseType(context, wanted), notNull: true });
  context.plan.leave({
    code: 'migration-nullable',
    at: wanted.source,
    owner: ownerName(table.source),
    part: wanted.name,
    text: `the column ${how} one that may be empty, since rows that are there may have no value`,
    consequence: 'the database accepts rows without it; the API does not',
    hint: 'give it a default, or fill it in a migration of your own',
    sql: [`UPDATE ${address} SET ${name} = ... WHERE ${name} IS NULL`, `ALTER TABLE ${address} ${clause}`],
  });
}

/** The column that the new schema has no more: its values stay, and new rows need none. */
export function keptColumn(context: ChangeContext, table: DesignedTable, old: DesignedColumn): DesignedColumn {
  const name = identifier(context.writer.identifiers, old.name);
  context.plan.leave({
    code: 'migration-column-kept',
    at: NOWHERE,
    owner: ownerName(table.source),
    part: old.name,
    text: 'the column stays in the database with its values, and nothing reads it',
    hint: `if it has another name now, say so: --renames ${table.source.name}.${old.name}=NEW`,
    sql: [`ALTER TABLE ${addressSql(context, table.address)} DROP COLUMN ${name}`],
  });
  const isFilled = old.default !== undefined || counts(old);
  return old.notNull && !isFilled ? { ...old, notNull: false } : old;
}
