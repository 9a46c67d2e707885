import type { JavaType } from '../model/java.ts';
import type { OddValues } from '../model/odd-values.ts';
import type { TypeFacets } from '../model/type-facets.ts';
import type { ValueShape } from './shape.ts';

/** A column's type as Java sees it, and what a store of tables is told about it besides. */
export type MappedType = {
  readonly java: JavaType;
  readonly shape: ValueShape;
  /** Absent where Java has all of its values. */
  readonly odd?: OddValues;
  readonly facets: TypeFacets;
};

/** A type with more that follows from it for the column. */
export function withFacets(type: MappedType, facets: TypeFacets): MappedType {
  return { ...type, facets: { ...type.facets, ...facets } };
}

/** A type some of whose values are nothing to Java, or others. */
export function withOdd(type: MappedType, odd: OddValues): MappedType {
  return Object.keys(odd).length === 0 ? type : { ...type, odd: { ...type.odd, ...odd } };
}
