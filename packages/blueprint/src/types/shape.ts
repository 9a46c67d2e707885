/** What values an attribute can have, as far as validation, filters, defaults and test values depend on it. */
export type ValueShape =
  | { readonly kind: 'text'; readonly max?: number; readonly padded?: true; readonly uncompared?: true }
  /** Text of a type only one database has; it can be stored and shown, not compared. `example` is a valid value. */
  | { readonly kind: 'opaque'; readonly example: string | undefined; readonly pattern?: string }
  /** Bounds are decimal digits, inclusive. */
  | { readonly kind: 'whole'; readonly min: string; readonly max: string; readonly digits?: number }
  | {
      readonly kind: 'decimal';
      readonly precision?: number;
      readonly scale?: number;
      readonly unsigned?: true;
    }
  /** `digits`: the database rounds to them. `finite`: it keeps neither NaN nor infinities. */
  | {
      readonly kind: 'floating';
      readonly finite?: true;
      readonly unsigned?: true;
      readonly digits?: { readonly precision: number; readonly scale: number };
    }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'date' }
  | { readonly kind: 'time'; readonly zoned?: true; readonly precision?: number }
  /** `days`: the first and the last it may be of, where the type ends within the calendar. */
  | {
      readonly kind: 'timestamp';
      readonly zoned?: true;
      readonly precision?: number;
      readonly days?: { readonly first: string; readonly last: string };
    }
  /** `text`: of years and months as well, which Java keeps as a text of ISO 8601. */
  | { readonly kind: 'duration'; readonly text?: { readonly pattern: string; readonly example: string } }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'json' }
  | { readonly kind: 'bytes'; readonly max?: number; readonly padded?: true; readonly example?: string }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly element: ValueShape };

/** Whether values can be compared with `=` and sorted in every database. */
export function isComparable(shape: ValueShape): boolean {
  switch (shape.kind) {
    case 'json':
    case 'bytes':
    case 'list':
    case 'opaque':
      return false;
    case 'text':
      return shape.uncompared !== true;
    case 'whole':
    case 'decimal':
    case 'floating':
    case 'boolean':
    case 'date':
    case 'time':
    case 'timestamp':
    case 'duration':
    case 'uuid':
    case 'enum':
      return true;
  }
}

/** Whether a value can identify a row and stand in an address. */
export function canIdentify(shape: ValueShape): boolean {
  return isComparable(shape) && shape.kind !== 'floating' && shape.kind !== 'duration';
}

/** The digits behind the point that each value has, of a number that has some. */
export function scaleOf(shape: ValueShape): { readonly scale?: number } {
  return shape.kind === 'decimal' ? { scale: shape.scale ?? 0 } : {};
}
