import type { ApiDocument, Operation } from './document.ts';
import type { Match } from './match-tables.ts';

/** What a typed client written from the document would miss in it. */
export function documentFaults(document: ApiDocument, matches: readonly Match[]): readonly string[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
  );
  const ids = operations.map(({ operation: { operationId = '' } }) => operationId);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two calls are ${id}`),
    ...operations.flatMap(({ call, operation }) => faultsOf(operation).map((fault) => `${call}: ${fault}`)),
    ...matches.flatMap(optionalFields),
    ...matches.flatMap(boundlessTexts),
    ...looseTexts(document),
  ];
}

function faultsOf({ operationId = '', summary = '', responses }: Operation): readonly string[] {
  const failures = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  const shapes = failures.map(([, { content }]) => content?.['application/problem+json']?.schema?.$ref);
  return [
    ...(/^[a-z]\w*$/i.test(operationId) && !/_\d+$/.test(operationId) ? [] : [`its name is ${operationId}`]),
    ...(summary === '' ? ['no summary'] : []),
    ...(failures.length > 1 && shapes.every((shape) => shape === '#/components/schemas/Problem')
      ? []
      : ['its failures are no problem documents']),
  ];
}

/** Fields that a record always has, since their columns do, and that a client would have to ask for nevertheless. */
function optionalFields({ resource, table, fieldOf }: Match): readonly string[] {
  if (resource.item === undefined) return [];
  return table.columns.flatMap(({ name, notNull }) => {
    const field = fieldOf.get(name) ?? '';
    const isOptional = notNull && field in resource.response && !resource.always.includes(field);
    return isOptional ? [`${resource.path}: ${field} may be absent`] : [];
  });
}

const LENGTH = /^(?:character varying|varchar)\((\d+)\)/;

/** Texts of which a client may send more than their column holds. */
function boundlessTexts({ resource, table, fieldOf }: Match): readonly string[] {
  return table.columns.flatMap(({ name, type }) => {
    const holds = Number(LENGTH.exec(type)?.[1]);
    const field = fieldOf.get(name) ?? '';
    const { maxLength = Infinity, ...schema } = resource.request?.fields[field] ?? {};
    const isBounded =
      maxLength <= holds || [schema.enum, schema.format, schema.pattern].some((one) => one !== undefined);
    return Number.isNaN(holds) || schema.type !== 'string' || isBounded
      ? []
      : [`${resource.path}: ${field} may be longer than the ${holds} characters its column holds`];
  });
}

/** Patterns that a part of a text would satisfy, and enumerations without a name; texts of a length and numbers may be a few only. */
function looseTexts({ components: { schemas = {} } = {} }: ApiDocument): readonly string[] {
  return Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, schema]) => [
      ...(schema.pattern === undefined || /^\^.*\$$/s.test(schema.pattern)
        ? []
        : [`${name}.${field}: ${schema.pattern}`]),
      ...(schema.enum === undefined || schema.maxLength !== undefined || !isText(schema.type)
        ? []
        : [`${name}.${field}: an enumeration without a name`]),
    ]),
  );
}

function isText(type: string | readonly string[] | undefined): boolean {
  return [type ?? []].flat().includes('string');
}
