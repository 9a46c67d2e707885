/**
 * What a column holds, free of any dialect. Lengths are in characters for text and bytes for binary data, unless
 * `unit` says otherwise; `precision` of times is fractional digits of a second.
 */
export type DataType =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'integer'; readonly bits: 8 | 16 | 24 | 32 | 64; readonly unsigned?: true }
  | { readonly kind: 'decimal'; readonly precision?: number; readonly scale?: number; readonly unsigned?: true }
  /** With `precision` and `scale` MySQL rounds to so many digits. */
  | {
      readonly kind: 'float';
      readonly bits: 32 | 64;
      readonly unsigned?: true;
      readonly precision?: number;
      readonly scale?: number;
    }
  | { readonly kind: 'money'; readonly precision: number; readonly scale: number }
  | { readonly kind: 'char'; readonly length: number; readonly national?: true; readonly unit?: 'byte' }
  | { readonly kind: 'varchar'; readonly length?: number; readonly national?: true; readonly unit?: 'byte' }
  | { readonly kind: 'text'; readonly maxLength?: number; readonly national?: true; readonly caseInsensitive?: true }
  | { readonly kind: 'binary'; readonly length: number }
  | { readonly kind: 'varbinary'; readonly length?: number }
  | { readonly kind: 'blob'; readonly maxLength?: number }
  | { readonly kind: 'bit'; readonly length: number; readonly varying?: true }
  | { readonly kind: 'date' }
  | { readonly kind: 'time'; readonly precision?: number; readonly withTimeZone?: true }
  | { readonly kind: 'timestamp'; readonly precision?: number; readonly withTimeZone?: true; readonly local?: true }
  | { readonly kind: 'year' }
  | { readonly kind: 'interval'; readonly fields?: string; readonly precision?: number }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'json'; readonly binary?: true }
  | { readonly kind: 'xml' }
  /** `name` refers to `Schema.enums` for a named type; an inline MySQL ENUM has values only. */
  | { readonly kind: 'enum'; readonly values: readonly string[]; readonly name?: string; readonly schema?: string }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  /** `domain`: what the source calls the type of its elements, where that is a domain. */
  | { readonly kind: 'array'; readonly element: DataType; readonly dimensions: number; readonly domain?: string }
  | { readonly kind: 'spatial'; readonly subtype: string; readonly srid?: number }
  /** A counter the database maintains on every update, such as SQL Server's rowversion. */
  | { readonly kind: 'rowversion' }
  /** A type one database knows by name and no other, such as inet, tsvector, hierarchyid or int4range. */
  | { readonly kind: 'vendor'; readonly name: string; readonly arguments?: readonly string[] }
  /** Not understood; the declared text stays in `Column.type`. */
  | { readonly kind: 'unknown' };

export type DataTypeKind = DataType['kind'];
