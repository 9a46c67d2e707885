import type { TestDatabase } from '../../../kit/index.ts';
import { valueOf, type CrossedType, type Form } from './crossed-type.ts';

/** What a column is to the target, and how values go in and come out there. */
export type Loader = {
  /** Runs every statement by itself: what one of them is refused for leaves the others. */
  script(statements: readonly string[]): string;
  /** A value as a literal for a column of this type, in the catalogue's words. */
  literal(form: Form, value: string, type: string): string;
  /** All there is of a value, as a text. */
  shown(form: Form, column: string, type: string): string;
  /** The types of the columns of a table, as the catalogue has them. */
  readonly types: (table: string) => string;
};

const hexOf = (text: string): string => Buffer.from(text).toString('hex');
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The bytes of zeros and ones, filled from the left. */
function bytesOf(bits: string): string {
  const length = Math.max(Math.ceil(bits.length / 8), 1);
  const padded = bits.padStart(length * 8, '0');
  return (padded.match(/.{8}/gu) ?? []).map((one) => Number.parseInt(one, 2).toString(16).padStart(2, '0')).join('');
}

export const POSTGRES_LOADER: Loader = {
  script: (statements) =>
    `SET TIME ZONE 'UTC'; DO $load$ BEGIN\n${statements
      .map((one) => `BEGIN ${one}; EXCEPTION WHEN OTHERS THEN NULL; END;`)
      .join('\n')}\nEND $load$;`,
  literal: (form, value, type) => {
    if (form === 'bytes') return String.raw`'\x${value}'`;
    if (form === 'bits') return type === 'bytea' ? String.raw`'\x${bytesOf(value)}'` : `B'${value}'`;
    if (form === 'shape') return `'\\x${hexOf(value)}'`;
    return value.includes('\0') ? `convert_from('\\x${hexOf(value)}', 'UTF8')` : quoted(value);
  },
  shown: (form, column, type) => {
    const isBytes = form === 'bytes' || form === 'shape' || (form === 'bits' && type === 'bytea');
    const text = isBytes ? `encode(${column}, 'hex')` : `encode(convert_to(${column}::text, 'UTF8'), 'hex')`;
    return `replace(${text}, E'\\n', '')`;
  },
  types: (table) =>
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_name = '${table}'`,
};

export const MYSQL_LOADER: Loader = {
  script: (
    statements,
  ) => `SET NAMES utf8mb4; SET time_zone = '+00:00'; SET sql_mode = 'ALLOW_INVALID_DATES,STRICT_ALL_TABLES';
DELIMITER //
CREATE PROCEDURE load_values() BEGIN
DECLARE CONTINUE HANDLER FOR SQLEXCEPTION, SQLWARNING BEGIN END;
${statements.map((one) => `${one};`).join('\n')}
END//
DELIMITER ;
CALL load_values(); DROP PROCEDURE load_values;`,
  literal: (form, value, type) => {
    if (form === 'bytes') return `X'${value}'`;
    if (form === 'bits') return type === 'bit' ? `b'${value}'` : `X'${bytesOf(value)}'`;
    if (form === 'uuid') return type === 'binary' ? `X'${value.replaceAll('-', '')}'` : quoted(value);
    if (form === 'shape') return `ST_GeomFromText(${quoted(value)})`;
    return form === 'flag' ? value : `CONVERT(X'${hexOf(value)}' USING utf8mb4)`;
  },
  shown: (form, column, type) => {
    if (form === 'shape') return `HEX(ST_AsText(${column}))`;
    if (type === 'bit') return `HEX(BIN(${column} + 0))`;
    // As a double every single has digits enough.
    if (form === 'single') return `HEX(CONVERT(CAST(${column} * 1e0 AS CHAR) USING utf8mb4))`;
    const isBytes = form === 'bytes' || form === 'bits' || (form === 'uuid' && type === 'binary');
    return isBytes ? `HEX(${column})` : `HEX(CONVERT(CAST(${column} AS CHAR) USING utf8mb4))`;
  },
  types: (table) =>
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = database() AND table_name = '${table}'`,
};

/** What a target shows of a value in hexadecimal, as the table of types has it. */
export function textOf(form: Form, hex: string, given: string, type: string): string {
  if (form === 'bytes' || (form === 'uuid' && type === 'binary')) return hex;
  const isBytes = form === 'bits' && ['varbinary', 'longblob', 'bytea'].includes(type);
  if (!isBytes) {
    const text = Buffer.from(hex, 'hex').toString();
    return type === 'bit' ? text.padStart(given.length, '0') : text;
  }
  const bits = hex.replaceAll(/../gu, (byte) => Number.parseInt(byte, 16).toString(2).padStart(8, '0'));
  // Those of a fixed length are known to have no more; how many zeros a value that varies begins with, nobody knows.
  return given.length === 100 ? bits.slice(-given.length) : bits;
}

/** A value that was given, and what the target has of it. */
export type Loaded = {
  readonly column: string;
  readonly type: CrossedType;
  readonly given: string;
  readonly said: RegExp | undefined;
  readonly held: string | undefined;
};

/**
 * Writes every value into its column, in a row of its own, and reads what is there.
 *
 * @param database with the table, whose key counts itself
 */
export async function loadValues(
  database: TestDatabase,
  loader: Loader,
  table: string,
  columns: Readonly<Record<string, CrossedType>>,
): Promise<readonly Loaded[]> {
  const catalogue = await database.rows(loader.types(table));
  const types = new Map(
    catalogue.map((row) => [String(row['name'] ?? row['NAME']), String(row['type'] ?? row['TYPE'])]),
  );
  const all = Object.entries(columns).flatMap(([column, type]) =>
    type.values.map((extreme) => ({
      column,
      type,
      given: valueOf(extreme),
      said: typeof extreme === 'string' ? undefined : extreme[1],
    })),
  );
  const statements = all.map(
    ({ column, type, given }, at) =>
      `INSERT INTO ${table} (id, ${column}) VALUES (${at + 1}, ${loader.literal(type.form, given, types.get(column) ?? '')})`,
  );
  await database.execute(loader.script(statements));
  const shown = all.map(
    ({ column, type }, at) =>
      `SELECT ${at} AS at, ${loader.shown(type.form, column, types.get(column) ?? '')} AS hex FROM ${table} WHERE id = ${at + 1}`,
  );
  const rows = shown.length === 0 ? [] : await database.rows(shown.join('\nUNION ALL '));
  const held = new Map(rows.map((row) => [Number(row['at']), String(row['hex'])]));
  return all.map((one, at) => {
    const hex = held.get(at);
    const text =
      hex === undefined || hex === 'NULL' || hex === 'null'
        ? undefined
        : textOf(one.type.form, hex, one.given, types.get(one.column) ?? '');
    return { ...one, held: text };
  });
}
