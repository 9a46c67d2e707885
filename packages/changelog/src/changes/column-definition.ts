import type { ChangeContext } from '../change-context.ts';
import { attribute, listOf, partsNamed, says, type ChangeNode } from '../change-node.ts';
import { columnType } from '../column-types.ts';
import { isMySql, literal } from '../spelling.ts';
import { writtenValue } from './default-value.ts';

/** The constraints of a column; several parts of the name count together. */
export function constraintsOf(column: ChangeNode): ChangeNode {
  const parts = partsNamed(column, 'constraints');
  const [first = column] = parts;
  return { ...first, attributes: new Map(parts.flatMap(({ attributes }) => [...attributes])) };
}

/**
 * A column as CREATE TABLE or ADD COLUMN has it: type, default, NOT NULL, and what its constraints say of it alone. A primary key
 * is the table's to write where it has several columns.
 */
export function columnDefinition(context: ChangeContext, column: ChangeNode, isOnlyKey: boolean): string {
  const { dialect, spelling } = context;
  const constraints = constraintsOf(column);
  const counts = says(column, 'autoIncrement');
  const value = writtenValue(context, column, 'defaultValue');
  const isKey = says(constraints, 'primaryKey');
  const isRequired = attribute(constraints, 'nullable')?.toLowerCase() === 'false';
  const remarks = attribute(column, 'remarks');
  return [
    spelling.quote(attribute(column, 'name') ?? '?'),
    ` ${columnType(dialect, attribute(column, 'type') ?? '')}`,
    counts ? countingOf(context, column) : '',
    value === undefined || counts ? '' : ` DEFAULT ${value}`,
    isRequired || isKey ? ' NOT NULL' : '',
    isKey && isOnlyKey ? `${constraintName(context, constraints, 'primaryKeyName')} PRIMARY KEY` : '',
    says(constraints, 'unique') ? `${constraintName(context, constraints, 'uniqueConstraintName')} UNIQUE` : '',
    referenceOf(context, constraints),
    checkOf(constraints),
    remarks !== undefined && isMySql(dialect) ? ` COMMENT ${literal(dialect, remarks)}` : '',
  ].join('');
}

function countingOf({ spelling, dialect }: ChangeContext, column: ChangeNode): string {
  const start = attribute(column, 'startWith');
  const step = attribute(column, 'incrementBy');
  if (start === undefined && step === undefined) return spelling.counting;
  if (dialect === 'sqlserver') return ` IDENTITY(${start ?? '1'},${step ?? '1'})`;
  if (dialect !== 'postgresql' && dialect !== 'oracle') return spelling.counting;
  const said = [
    ...(start === undefined ? [] : [`START WITH ${start}`]),
    ...(step === undefined ? [] : [`INCREMENT BY ${step}`]),
  ];
  return `${spelling.counting} (${said.join(' ')})`;
}

function constraintName({ spelling, dialect }: ChangeContext, constraints: ChangeNode, name: string): string {
  const written = attribute(constraints, name);
  // MySQL takes no name before the key of a column.
  return written === undefined || isMySql(dialect) ? '' : ` CONSTRAINT ${spelling.quote(written)}`;
}

/** `references="author(id)"`, or the two attributes. */
function referenceOf(context: ChangeContext, constraints: ChangeNode): string {
  const target = referenceTarget(constraints);
  if (target === undefined || isMySql(context.dialect)) return '';
  const { quote } = context.spelling;
  const name = constraintName(context, constraints, 'foreignKeyName');
  return `${name} REFERENCES ${target.table.split('.').map(quote).join('.')}${columnsOf(context, target.columns)}${cascadeOf(constraints)}`;
}

/** What the constraints of a column refer to. */
export function referenceTarget(
  constraints: ChangeNode,
): { readonly table: string; readonly columns: readonly string[] } | undefined {
  const written = attribute(constraints, 'references');
  if (written !== undefined) {
    const { table = '', columns } = /^(?<table>[^(]+)(?:\((?<columns>[^)]*)\))?/.exec(written)?.groups ?? {};
    return { table: table.trim(), columns: listOf(columns) };
  }
  const table = attribute(constraints, 'referencedTableName');
  return table === undefined ? undefined : { table, columns: listOf(attribute(constraints, 'referencedColumnNames')) };
}

/** MySQL passes over REFERENCES behind a column, so that its key is one of the table's there. */
export function tableReference(context: ChangeContext, column: ChangeNode): string | undefined {
  const constraints = constraintsOf(column);
  const target = referenceTarget(constraints);
  if (target === undefined || !isMySql(context.dialect)) return undefined;
  const { quote } = context.spelling;
  const name = attribute(constraints, 'foreignKeyName');
  const own = quote(attribute(column, 'name') ?? '?');
  const table = target.table.split('.').map(quote).join('.');
  return `${name === undefined ? '' : `CONSTRAINT ${quote(name)} `}FOREIGN KEY (${own}) REFERENCES ${table}${columnsOf(context, target.columns)}${cascadeOf(constraints)}`;
}

function columnsOf({ spelling }: ChangeContext, columns: readonly string[]): string {
  return columns.length === 0 ? '' : ` (${columns.map((name) => spelling.quote(name)).join(', ')})`;
}

function cascadeOf(constraints: ChangeNode): string {
  return says(constraints, 'deleteCascade') ? ' ON DELETE CASCADE' : '';
}

function checkOf(constraints: ChangeNode): string {
  const check = attribute(constraints, 'checkConstraint');
  if (check === undefined) return '';
  return ` ${/^\s*check\b/i.test(check) ? check : `CHECK (${check})`}`;
}
