import { writeDdl, type Column, type DdlTarget, type Schema, type Table } from '@backsmith/schema';

/** How many rows each table is offered. */
const ROWS = 3;

/**
 * INSERT statements for every table, parents first, each with and without the columns that may be empty. A database refuses
 * those its rules do not allow: the values are made from types alone.
 */
export function rowStatements(schema: Schema, target: DdlTarget): readonly string[] {
  const quote = target === 'postgresql' ? '"' : '`';
  const quoted = (name: string): string => quote + name + quote;
  const known = new Map(schema.tables.map((table) => [table.name, table]));
  return writeDdl(schema, target).value.tables.flatMap(({ namespace, writtenName, name }) => {
    const table = known.get(name);
    if (table === undefined) return [];
    const address = [...(namespace === undefined ? [] : [namespace]), writtenName].map(quoted).join('.');
    return Array.from({ length: ROWS }, (_, at) => at + 1).flatMap((row) =>
      [true, false].map((isWhole) => {
        const columns = table.columns.filter((column) => isGiven(table, column, isWhole));
        const names = columns.map((column) => quoted(column.name)).join(', ');
        const values = columns.map((column) => valueOf(table, column, row, target)).join(', ');
        if (target !== 'postgresql') {
          const tolerant = 'BEGIN NOT ATOMIC DECLARE CONTINUE HANDLER FOR SQLEXCEPTION BEGIN END;';
          return `DELIMITER //\n${tolerant} INSERT INTO ${address} (${names}) VALUES (${values}); END//\nDELIMITER ;`;
        }
        const insert = `INSERT INTO ${address} (${names}) OVERRIDING SYSTEM VALUE VALUES (${values})`;
        return `DO $row$ BEGIN ${insert}; EXCEPTION WHEN OTHERS THEN NULL; END $row$;`;
      }),
    );
  });
}

function isGiven(table: Table, column: Column, isWhole: boolean): boolean {
  if (column.generated !== undefined || column.dataType.kind === 'rowversion') return false;
  return (
    isWhole ||
    column.identity ||
    table.primaryKey.includes(column.name) ||
    (column.notNull && column.default === undefined)
  );
}

function valueOf(table: Table, column: Column, row: number, target: DdlTarget): string {
  const rule = table.checks.flatMap(({ rules }) => rules).find((one) => one.column === column.name);
  const { dataType } = column;
  const values = rule?.kind === 'in' ? rule.values : dataType.kind === 'enum' ? dataType.values : undefined;
  if (values !== undefined) return `'${values[row % values.length] ?? ''}'`;
  if (NUMBERS.has(dataType.kind)) return numberOf(rule?.kind === 'range' ? Number(rule.min ?? '0') : 0, row);
  if (TEXTS.has(dataType.kind)) {
    const length = 'length' in dataType ? dataType.length : undefined;
    return `'${`${row}${column.name}@example.com`.slice(0, length ?? 200)}'`;
  }
  if (dataType.kind === 'boolean') return target === 'postgresql' ? 'true' : '1';
  return OTHERS[dataType.kind]?.(row) ?? 'NULL';
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money']);
const TEXTS: ReadonlySet<string> = new Set(['char', 'varchar', 'text']);
const OTHERS: Readonly<Record<string, (row: number) => string>> = {
  date: (row) => `'2024-05-0${row}'`,
  timestamp: (row) => `'2024-05-0${row}'`,
  time: (row) => `'10:00:0${row}'`,
  uuid: (row) => `'00000000-0000-4000-8000-00000000000${row}'`,
  json: () => `'{}'`,
};

function numberOf(least: number, row: number): string {
  return String(least > row ? least + row : row);
}
