import { placeOf } from '@backsmith/text';
import type { DataType } from '../../model/data-type.ts';
import type { EnumType } from '../../model/schema.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { TypeName } from '../shared/type-spelling.ts';
import { addressOf, type DesignContext } from './context.ts';

type EnumUse = Extract<DataType, { kind: 'enum' }>;

/** The names of the types the script makes. */
export type TypeNames = {
  readonly enum: (type: EnumUse) => TypeName | undefined;
  /** By the name a column gives its domain, qualified or not. */
  readonly domain: (name: string | undefined) => TypeName | undefined;
};

export function typeNames(context: DesignContext): TypeNames {
  const { capabilities, identifiers } = context.writer;
  const spelled = (thing: { readonly schema?: string; readonly name: string }): TypeName => {
    const address = addressOf(context, thing);
    return {
      sql: qualifiedIdentifier(identifiers, address.namespace, address.name),
      reported: context.writer.reportedType?.(address) ?? address.name,
    };
  };
  return {
    enum: (type) => {
      if (capabilities.enums !== 'type' || type.name === undefined) return undefined;
      return spelled(declaredEnum(context, type) ?? { ...type, name: type.name });
    },
    domain: (name) => {
      if (name === undefined || !context.sameFamily || !capabilities.domains) return undefined;
      const bare = name.split('.').at(-1);
      const domains = context.schema.domains ?? [];
      const domain =
        domains.find((candidate) => candidate.name === name) ?? domains.find((candidate) => candidate.name === bare);
      return domain && spelled(domain);
    },
  };
}

/** The enumerations the target needs as types: those declared, and those columns name without a declaration. */
export function enumsOf(context: DesignContext): readonly EnumType[] {
  const enums = [...context.schema.enums];
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      const type = column.dataType.kind === 'array' ? column.dataType.element : column.dataType;
      if (type.kind !== 'enum' || type.name === undefined) continue;
      if (enums.some((known) => known.name === type.name)) continue;
      const schema = type.schema === undefined ? {} : { schema: type.schema };
      enums.push({ ...schema, name: type.name, values: type.values, ...placeOf(column) });
    }
  }
  return enums;
}

function declaredEnum(context: DesignContext, type: EnumUse): EnumType | undefined {
  const named = context.schema.enums.filter((candidate) => candidate.name === type.name);
  return named.find((candidate) => candidate.schema === type.schema) ?? named[0];
}
