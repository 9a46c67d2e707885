import type { ColumnMapping } from '../model/jpa/column.ts';
import type { JavaType } from '../model/java.ts';
import type { ValueShape } from './shape.ts';

/** The part of a column's mapping that follows from its type. */
export type TypeFacets = Pick<
  ColumnMapping,
  | 'length'
  | 'precision'
  | 'scale'
  | 'secondPrecision'
  | 'definition'
  | 'rounded'
  | 'years'
  | 'codePage'
  | 'jdbcType'
  | 'enumerated'
  | 'converter'
  | 'readsAsNone'
  | 'mayBeNone'
  | 'oddKey'
  | 'moneyKey'
  | 'clockKey'
  | 'beyondLong'
> & {
  /** The type that values are cast to when they are read, and through when they are written, in words H2 knows too. */
  readonly through?: string;
};

/** A column's type as Java and Hibernate see it. */
export type MappedType = { readonly java: JavaType; readonly shape: ValueShape; readonly facets: TypeFacets };

/** A type with more that follows from it for the column. */
export function withFacets(type: MappedType, facets: TypeFacets): MappedType {
  return { ...type, facets: { ...type.facets, ...facets } };
}
