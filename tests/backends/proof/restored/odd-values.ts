import { POSTGRESQL, type DatabaseKind } from '../database-kinds.ts';

/** So many rows are made in each table. */
export const ROWS = 6;

/** Columns that identify a row, or another one by it, hold what differs from row to row and is the same wherever it is referred to. */
export type Use = 'key' | 'odd' | 'plain';

type Values = readonly (string | undefined)[];

/** How a value of a type is written; nothing where no rule knows the type. */
export type TypeValues = { readonly odd: Values; readonly plain: Values; readonly key?: Values };

const text = (kind: DatabaseKind, value: string): string => {
  const body = value.replaceAll("'", "''");
  return `'${kind === POSTGRESQL ? body : body.replaceAll('\\', String.raw`\\`)}'`;
};

const rowsOf = (value: (row: number) => string): Values => Array.from({ length: ROWS }, (_, row) => value(row));

const WORDS = ['', 'trailing  ', ' Ünïcødé 漢字 😀', String.raw`back\slash "and" 'quotes'`, '\t\n', '<b>&amp;</b>'];
/** No slash: servers refuse it in an address, however it is written. */
const KEYS = ['a', 'B b', 'ü.1', 'q"4', "5'%", '6?#'];

function textValues(kind: DatabaseKind, most: number): TypeValues {
  const fit = (words: readonly string[]): Values =>
    words.map((word) => text(kind, Array.from(word).slice(0, most).join('')));
  const letters = Array.from('abcdef');
  return { odd: fit(WORDS), plain: fit(letters), key: fit(most >= 3 ? KEYS : letters) };
}

function wholeValues(least: bigint, most: bigint): TypeValues {
  const odd = [most, least, 0n, least < 0n ? -1n : 2n, 1n, most - 1n].map(String);
  return { odd, plain: rowsOf((row) => String(row + 1)) };
}

const BITS: Readonly<Record<string, number>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  integer: 32,
  int: 32,
  bigint: 64,
};

function wholeOf(type: string): TypeValues | undefined {
  const bits = BITS[/^\w+/.exec(type)?.[0] ?? ''];
  if (bits === undefined) return undefined;
  const most = 2n ** BigInt(type.includes('unsigned') ? bits : bits - 1);
  return wholeValues(type.includes('unsigned') ? 0n : -most, most - 1n);
}

function decimalOf(type: string): TypeValues | undefined {
  const [, digits = '12', scale = '0'] = /^(?:numeric|decimal)(?:\((\d+)(?:,(\d+))?\))?/.exec(type) ?? [];
  if (!/^(numeric|decimal)/.test(type)) return undefined;
  const [before, behind] = [Number(digits) - Number(scale), Number(scale)];
  const least = behind === 0 ? '1' : `0.${'0'.repeat(behind - 1)}1`;
  const most = `${'9'.repeat(before) || '0'}${behind === 0 ? '' : `.${'9'.repeat(behind)}`}`;
  const sign = type.includes('unsigned') ? '' : '-';
  return { odd: [most, `${sign}${most}`, least, `${sign}${least}`, '0', '1'], plain: rowsOf((row) => String(row + 1)) };
}

const MOMENTS = [
  '1000-01-01 00:00:00',
  '9999-12-31 23:59:59',
  '2024-02-29 12:34:56',
  '1582-10-10 01:02:03',
  '1970-01-01 00:00:00',
  '2038-01-19 03:14:08',
];
const EARLIER = [
  '-infinity',
  '0044-03-15 00:00:00 BC',
  '12024-01-02 03:04:05.123456',
  'infinity',
  '1883-11-18 12:03:57',
  '2024-03-31 02:30:00.1',
];
const STAMPS = [
  '1970-01-01 00:00:01',
  '2038-01-19 03:14:07',
  '2024-03-31 02:30:00',
  '2024-10-27 02:30:00',
  '2000-01-01 00:00:00',
  '1999-12-31 23:59:59',
];

const quote = (value: string): string => `'${value}'`;
const days = (row: number): string => quote(`2020-01-0${row + 1}`);

function timeOf(kind: DatabaseKind, type: string): TypeValues | undefined {
  const isPostgres = kind === POSTGRESQL;
  if (type.startsWith('interval'))
    return {
      odd: ['1 year 2 mons', '-3 days', '25:00', '0', '1 day -02:00', '100 years'].map(quote),
      plain: rowsOf(() => `'1 day'`),
    };
  if (/^time(\(|$| without| with )/.test(type)) {
    const odd = isPostgres
      ? ['24:00', '00:00', '23:59:59.999999', '12:34', '01:02:03.4', '11:11:11']
      : ['-838:59:59', '838:59:59', '00:00:00', '24:00:00', '12:34:56', '-00:00:01'];
    return { odd: odd.map(quote), plain: rowsOf((row) => `'0${row}:00'`) };
  }
  if (!/^(timestamp|date)/.test(type)) return undefined;
  if (isPostgres) return { odd: EARLIER.map(quote), plain: rowsOf(days) };
  if (type.startsWith('timestamp')) return { odd: STAMPS.map(quote), plain: rowsOf(days) };
  return { odd: MOMENTS.map((one) => quote(type === 'date' ? one.slice(0, 10) : one)), plain: rowsOf(days) };
}

/** Values written alike whatever the size of the type. */
function othersOf(kind: DatabaseKind, type: string): TypeValues | undefined {
  const uuids = rowsOf((row) => `'${String(row).repeat(8)}-0000-4000-8000-00000000000${row}'`);
  const whole: Readonly<Record<string, Values>> = {
    boolean: ['true', 'false', 'true', 'false', 'true', 'false'],
    uuid: uuids,
    json: [`'{"b": 1.10, "a": null}'`, `'[]'`, `'"text"'`, `'1e30'`, `'{"a": {"é": [1, 2.50]}}'`, `'null'`],
    jsonb: [`'{"b": 1.10, "a": null}'`, `'[]'`, `'"text"'`, `'1e30'`, `'{"a": {"é": [1, 2.50]}}'`, `'null'`],
    bytea: [
      `''`,
      String.raw`'\x00'`,
      String.raw`'\xff00ff'`,
      String.raw`'\x20'`,
      String.raw`'\x0a'`,
      String.raw`'\x61'`,
    ],
    inet: [`'10.0.0.1'`, `'10.0.0.1/8'`, `'::1'`, `'2001:db8::/32'`, `'0.0.0.0'`, `'255.255.255.255'`],
    money: [`'0'`, `'1000.5'`, `'-0.01'`, `'92233720368547758.07'`, `'1'`, `'2'`],
    year: ['1901', '2155', '2000', '1999', '2024', '1970'],
    tsvector: [`''`, `'a:1 b:2'`, `'c'`, `'d'`, `'e'`, `'f'`],
    hstore: [`''`, `'a=>1'`, `'b=>NULL'`, `'c=>""'`, `'d=>"x y"'`, `'e=>2'`],
  };
  const bare = whole[type.replace(/\(.*/, '')];
  if (bare !== undefined) return { odd: bare, plain: bare };
  if (/^(real|float|double)/.test(type)) {
    const sign = type.includes('unsigned') ? '' : '-';
    const odd =
      kind === POSTGRESQL
        ? [`'NaN'`, `'Infinity'`, `'-0'`, '1e-30', '0.1', '-1.5e30']
        : type.includes('(')
          ? ['0', '1', '2', '3', '4', '5']
          : ['0.1', `${sign}1e30`, '1e-30', '0', '16777217', `${sign}1.5`];
    return { odd, plain: rowsOf((row) => `${row}.5`) };
  }
  const bits = /^bit(?: varying)?(?:\((\d+)\))?/.exec(type);
  if (bits !== null) {
    const size = Number(bits[1] ?? 1);
    const values = rowsOf((row) => (row % 2).toString(2).padStart(size, row % 3 === 0 ? '1' : '0')).map((one) =>
      kind === POSTGRESQL ? `B'${one ?? ''}'` : `b'${one ?? ''}'`,
    );
    return { odd: values, plain: values };
  }
  return undefined;
}

function listOf(kind: DatabaseKind, type: string): TypeValues | undefined {
  const words = /^(?:enum|set)\((.*)\)(\[\])?/s.exec(type);
  if (words !== null) {
    const labels = [...(words[1] ?? '').matchAll(/'(?:[^']|'')*'/g)].map(([label]) => label);
    const values = rowsOf((row) => (words[2] === undefined ? (labels[row % labels.length] ?? `''`) : `'{}'`));
    return { odd: values, plain: values };
  }
  if (kind !== POSTGRESQL) return undefined;
  // A type of the schema's own: its labels, where it has some, are asked for by place.
  if (!type.endsWith('[]')) return undefined;
  const isText = /^(text|character varying)/.test(type);
  const isNumber = /^(integer|bigint|smallint|numeric)/.test(type);
  const some = isText ? `'{"a,b",NULL,""}'` : isNumber ? `'{1,NULL,-1}'` : `'{}'`;
  const deep = isText ? `'{{a},{b}}'` : isNumber ? `'{{1,2},{3,4}}'` : `'{}'`;
  return { odd: [`'{}'`, some, deep, `'{}'`, some, `'{}'`], plain: rowsOf(() => `'{}'`) };
}

/** The values of a column of this type, as the server itself calls it. */
export function valuesOf(kind: DatabaseKind, type: string): TypeValues | undefined {
  const list = listOf(kind, type);
  if (list !== undefined) return list;
  const size = Number(/\((\d+)\)/.exec(type)?.[1] ?? 60);
  if (/binary|blob/.test(type)) {
    const values = ['', '00', 'FF', '20', '0A', '61'].map((one) => `X'${one}'`);
    return { odd: values, plain: values };
  }
  if (/char|text|xml|citext/.test(type)) return type === 'xml' ? undefined : textValues(kind, size);
  return wholeOf(type) ?? decimalOf(type) ?? timeOf(kind, type) ?? othersOf(kind, type);
}
