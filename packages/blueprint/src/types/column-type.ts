import type { Column } from '@backsmith/schema';
import type { JavaEnum } from '../model/java-enum.ts';
import { classType } from '../model/java.ts';
import { mapType } from './map-type.ts';
import type { MappedType } from './mapped-type.ts';
import type { TypeContext } from './type-context.ts';

/** Chooses the type of a column; an enumeration's is its enum. */
export function columnType(column: Column, context: TypeContext, javaEnum: JavaEnum | undefined): MappedType {
  if (isUntyped(column)) return UNTYPED;
  const plain = withDomain(mapType(context), context);
  if (javaEnum === undefined) return plain;
  const { length, jdbcType } = plain.facets;
  const isNative = context.held.kind === 'enum' && context.held.name !== undefined;
  if (context.hasOpenWords === true) return wordOfKey(plain, javaEnum, isNative ? context.reported : undefined);
  const facets = isNative
    ? { jdbcType: 'NAMED_ENUM' as const, definition: context.reported }
    : {
        ...domainDefinition(context),
        ...oneLetter(length, plain),
        ...(typeof length === 'number' ? { length } : {}),
        ...(jdbcType === undefined ? {} : { jdbcType }),
      };
  return {
    java: classType(javaEnum.className),
    shape: { kind: 'enum', values: javaEnum.constants.map(({ value }) => value) },
    ...(context.traits.keepsOddValues === true ? { odd: { mayBeNone: 'choice' } } : {}),
    facets: { ...facets, enumerated: true },
  };
}

/** A text: no constant stands for a word that its type got later, and a row without its key is none. */
function wordOfKey(plain: MappedType, { constants }: JavaEnum, native: string | undefined): MappedType {
  const facets = native === undefined ? plain.facets : { definition: native };
  return { ...plain, facets, shape: { kind: 'opaque', example: constants[0]?.value } };
}

/** What the database computes without anybody saying of what type it is: text, as drivers turn anything into. */
const UNTYPED: MappedType = {
  java: { name: 'java.lang.String' },
  shape: { kind: 'opaque', example: undefined },
  facets: {},
};

/** Whether the database alone knows the type of a column. */
export function isUntyped({ generated, dataType }: Column): boolean {
  return generated !== undefined && dataType.kind === 'unknown';
}

/** A column of a domain is reported by the domain's name. */
function withDomain(type: MappedType, context: TypeContext): MappedType {
  return { ...type, facets: { ...type.facets, ...domainDefinition(context) } };
}

function domainDefinition({ isDomain, reported }: TypeContext): { readonly definition?: string } {
  return isDomain === true ? { definition: reported } : {};
}

/** An enum of one letter would be taken for a CHAR. */
function oneLetter(length: number | 'long' | undefined, { facets }: MappedType): { readonly jdbcType?: 'VARCHAR' } {
  return length === 1 && facets.jdbcType === undefined ? { jdbcType: 'VARCHAR' } : {};
}
