import type { StatementBody } from '../ast/statement.ts';
import type { Name } from '../ast/name.ts';
import type { WrittenType } from '../ast/table-element.ts';
import type { Cursor } from './cursor.ts';

/**
 * PostGIS's functions that change a table, as `shp2pgsql` and old dumps call them:
 * `AddGeometryColumn('', 'roads', 'geom', '4326', 'MULTILINESTRING', 2)`, `DropGeometryColumn('public', 'roads', 'geom')`.
 * https://postgis.net/docs/AddGeometryColumn.html
 *
 * @param cursor at the parenthesis before the arguments, which the statement ends with
 * @returns nothing where the arguments are no texts and numbers
 */
export function geometryColumn(cursor: Cursor, called: string): StatementBody | undefined {
  const isAdded = called === 'addgeometrycolumn';
  if (!isAdded && called !== 'dropgeometrycolumn') return undefined;
  const at = cursor.position();
  const values = plainArguments(cursor.part(cursor.at + 1, cursor.end - 1));
  const [column, table, schema] = namesIn(isAdded ? values.slice(0, numberAt(values)) : values);
  if (column === undefined || table === undefined) return undefined;
  const name = { ...at, name: table, ...(schema === undefined ? {} : { qualifier: schema }) };
  if (!isAdded) return { kind: 'alter-table', name, actions: [{ ...at, kind: 'drop-column', columnName: column }] };
  const [srid = '0', shape = '', dimension = '2'] = values.slice(numberAt(values));
  const type = geometryType(srid, shape, dimension);
  if (type === undefined) return undefined;
  const definition = { ...at, kind: 'column', name: column, type, constraints: [], ignored: [] } as const;
  return { kind: 'alter-table', name, actions: [{ ...at, kind: 'add-column', definition }] };
}

/** Where the number of the system stands: behind the names, of which there are two to four. */
function numberAt(values: readonly string[]): number {
  const at = values.findIndex((value, place) => place >= 2 && /^-?\d+$/.test(value));
  return at < 0 ? values.length : at;
}

/** The names behind each other, the last one first; an empty one says nothing. */
function namesIn(values: readonly string[]): readonly (Name | undefined)[] {
  return values.toReversed().map((text) => (text === '' ? undefined : { text, quoted: true }));
}

function plainArguments(inner: Cursor): readonly string[] {
  const values: string[] = [];
  while (!inner.done) {
    const value = inner.takeString() ?? inner.takeNumber();
    if (value === undefined) return values;
    values.push(value);
    passComma(inner);
  }
  return values;
}

/** Passes the rest of an argument, such as a cast, and the comma behind it. */
function passComma(inner: Cursor): void {
  for (; inner.at < inner.end; inner.at += 1) if (inner.takeSymbol(',')) return;
}

/** `geometry(PointZ, 4326)`: a shape of three dimensions has heights where its name does not say what the third one is. */
function geometryType(srid: string, shape: string, dimension: string): WrittenType | undefined {
  if (!/^[a-z]+$/i.test(shape)) return undefined;
  const third = dimension === '3' && !/[zm]$/i.test(shape) ? 'Z' : '';
  const more = dimension === '4' ? 'ZM' : third;
  const subtype = shape + (shape.toUpperCase().endsWith(more) ? '' : more);
  const system = Math.max(Number(srid), 0);
  return {
    text: `geometry(${subtype},${system})`,
    dataType: { kind: 'spatial', subtype: subtype.toLowerCase(), srid: system },
    name: { text: 'geometry', quoted: false },
    dimensions: 0,
    serial: false,
  };
}
