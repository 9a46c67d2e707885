import { usualType } from '@backsmith/models';
import type { DraftColumn, DraftTable } from './draft.ts';

/** A picture or a file is kept as an address, whatever it is called. */
const ADDRESSES = /(?:^|_)(?:photo|picture|image|file|logo|avatar|attachment|link|video|scan|upload|icon)$/u;
/** Short words of a few letters, and those of one line. */
const SHORT =
  /(?:^|_)(?:gender|sex|size|grade|currency_code|blood_type|blood_group|zip|postcode|weekday|colou?r|status|state|condition|priority|severity|type|kind|category|role|unit|level|method)$/u;
const KEYS =
  /(?:^|_)(?:number|code|no|id|serial|plate|passport|registration|barcode|sku|isbn|ean|iban|reference|ref)$/u;
const NAMES = /(?:^|_)(?:name|person|contact|author|artist|composer|director|inspector|by)$/u;

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [ADDRESSES, 500],
  [KEYS, 40],
  [NAMES, 120],
  [SHORT, 60],
];

/** The width a column of words has in the library of models, by its name. */
function lengthOf(name: string): number | undefined {
  const usual = usualType(name);
  if (usual?.length !== undefined) return usual.length;
  return LENGTHS.find(([pattern]) => pattern.test(name))?.[1];
}

const PAID = /(?:^|_)(?:price|cost|fee|total|rent|salary|wage|deposit|budget|fare|premium|payout|income)$/u;
const COUNTED =
  /(?:^|_)(?:quantity|capacity|count|age|seats|pages|rooms|guests|people|participants|minutes|hours|days|duration|size|floors|bedrooms|stock|mileage|attendees|servings|kg|km|weight|distance|area|area_sqm|height|width|length|volume)$/u;
const PERCENT = /(?:^|_)(?:percent|percentage)$/u;
const NUMBERS = new Set(['integer', 'bigint', 'decimal', 'money']);

/** What a number may not go below or beyond, where its name says it. */
function boundsOf({ name, type }: DraftColumn): { readonly min?: number; readonly max?: number } {
  if (!NUMBERS.has(type)) return {};
  if (/(?:^|_)latitude$/u.test(name)) return { min: -90, max: 90 };
  if (/(?:^|_)longitude$/u.test(name)) return { min: -180, max: 180 };
  if (PERCENT.test(name)) return { min: 0, max: 100 };
  if (/(?:^|_)(?:rating|stars)$/u.test(name) && type === 'integer') return { min: 1, max: 5 };
  return (type === 'money' && PAID.test(name)) || (type !== 'money' && COUNTED.test(name)) ? { min: 0 } : {};
}

/** A column with the width and the bounds its name tells of, where nothing else has said them. */
export function withRules(column: DraftColumn): DraftColumn {
  if (column.values !== undefined) return column;
  const { min, max } = column.min === undefined && column.max === undefined ? boundsOf(column) : column;
  const length = column.type === 'string' ? (column.length ?? lengthOf(column.name)) : undefined;
  return {
    ...column,
    ...(length === undefined ? {} : { length }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** What comes last of two times, and what it comes after. */
const COURSES: readonly (readonly [later: RegExp, earlier: RegExp])[] = [
  [/^(?:ends?|ended|end|finished|finishes)(?:_|$)/u, /^(?:starts?|started|start|begins?|began)(?:_|$)/u],
  [/^(?:valid_until|valid_to|to)(?:_|$)/u, /^(?:valid_from|from)(?:_|$)/u],
  [/^(?:due|expires|expiry|expired)(?:_|$)/u, /^(?:issued|borrowed|lent|rented|produced|received)(?:_|$)/u],
  [/^returned(?:_|$)/u, /^(?:borrowed|lent|rented|starts?|issued|checked_out)(?:_|$)/u],
  [/^(?:resolved|closed|completed|fixed|repaired)(?:_|$)/u, /^(?:reported|opened|received|started|requested)(?:_|$)/u],
  [/^(?:delivered|arrived|arrives|arrival)(?:_|$)/u, /^(?:shipped|departed|departs|departure|sent|dispatched)(?:_|$)/u],
  [/^(?:decided|approved|answered)(?:_|$)/u, /^(?:requested|submitted|applied|asked)(?:_|$)/u],
  [/^left(?:_|$)/u, /^joined(?:_|$)/u],
];

/** Has the times of a table follow each other: what ends cannot have begun later. */
export function orderTimes({ columns }: DraftTable): void {
  for (const column of columns) {
    if (column.notBefore !== undefined || !['date', 'timestamp'].includes(column.type)) continue;
    const [, earlier] = COURSES.find(([later]) => later.test(column.name)) ?? [];
    const first = columns.find(
      (other) => other !== column && other.type === column.type && earlier?.test(other.name) === true,
    );
    if (first !== undefined) column.notBefore = first.name;
  }
}
