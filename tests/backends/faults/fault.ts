import type { Blueprint } from '@backsmith/engine';

type Resource = Blueprint['resources'][number];

/** A field of a resource, as the engine decided it. */
export type Field = Resource['fields'][number];

/**
 * Which of the generated files a fault is planted in: that of a resource, the widest resource first; that of a list of rows
 * without a key or of a view; or one that all of them share, by the name of its class.
 */
export type FileRole =
  | 'service'
  | 'controller'
  | 'request'
  | 'filter'
  | 'entity'
  | 'rows'
  | 'filter of a view'
  | { readonly shared: string };

/**
 * One mistake somebody could make by hand. `from` is Java as it stands in the file, however its lines are broken, with holes:
 * `$name` is any word and `$$name` anything up to the end of the statement; `to` has the same holes. Of the places that fit, the
 * first is taken at which the class still compiles.
 */
export type Fault = {
  readonly name: string;
  readonly file: FileRole;
  readonly from: string;
  readonly to: string;
  /** The place counts only where the hole `$field` or `$Field` names such a field of the resource. */
  readonly about?: (field: Field) => boolean;
  /** Takes the last place of a file instead of the first. */
  readonly isLast?: true;
};

/** The fields of one of these Java types, by the type's simple name. */
export function of(...types: readonly string[]): (field: Field) => boolean {
  return ({ type }) => types.includes(type.name.slice(type.name.lastIndexOf('.') + 1)) && type.array !== true;
}

/** Those of them that may be absent. */
export function optional(...types: readonly string[]): (field: Field) => boolean {
  const isOne = of(...types);
  return (field) => isOne(field) && field.nullable;
}

export const NUMBERS = ['Short', 'Integer', 'Long', 'BigDecimal', 'Double', 'Float'] as const;
