import { jsonName } from '@backsmith/blueprint';
import type { Field, JavaEnum, JavaType } from '@backsmith/blueprint';
import type { YamlMapping, YamlValue } from '@backsmith/render';

/** A value as JSON Schema tells it. */
type Schema = Readonly<Record<string, YamlValue>>;

/**
 * What Jackson writes of each type, with the names of formats that are registered.
 * https://spec.openapis.org/registry/format/
 */
const SCHEMAS: Readonly<Record<string, Schema>> = {
  'java.lang.Boolean': { type: 'boolean' },
  'java.lang.Short': { type: 'integer', format: 'int16' },
  'java.lang.Integer': { type: 'integer', format: 'int32' },
  'java.lang.Long': { type: 'integer', format: 'int64' },
  'java.math.BigInteger': { type: 'integer' },
  'java.lang.Float': { type: 'number', format: 'float' },
  'java.lang.Double': { type: 'number', format: 'double' },
  'java.math.BigDecimal': { type: 'number' },
  'java.lang.String': { type: 'string' },
  'java.util.UUID': { type: 'string', format: 'uuid' },
  'java.time.LocalDate': { type: 'string', format: 'date' },
  'java.time.LocalTime': { type: 'string', format: 'time-local' },
  'java.time.OffsetTime': { type: 'string', format: 'time' },
  'java.time.LocalDateTime': { type: 'string', format: 'date-time-local' },
  'java.time.OffsetDateTime': { type: 'string', format: 'date-time' },
  'java.time.Duration': { type: 'string', format: 'duration' },
};

/** What is said of a value of any kind. */
const ANYTHING: Schema = {};

/** What a value of a type looks like as JSON; a type that nobody names here may be anything. */
function schemaOf(type: JavaType, enums: readonly JavaEnum[]): Schema {
  if (type.array === true) {
    return type.name === 'byte'
      ? { type: 'string', contentEncoding: 'base64' }
      : { type: 'array', items: schemaOf({ name: type.name }, enums) };
  }
  const [element] = type.arguments ?? [];
  if (element !== undefined) return { type: 'array', items: schemaOf(element, enums) };
  const known = SCHEMAS[type.name];
  if (known !== undefined) return known;
  const listed = enums.find(({ className }) => `${className.packageName}.${className.name}` === type.name);
  return listed === undefined ? ANYTHING : { type: 'string', enum: listed.constants.map(({ value }) => value) };
}

/** An object of these fields, as answers and events have them: each is always there, and some may be null. */
export function objectSchema(fields: readonly Field[], enums: readonly JavaEnum[]): YamlMapping {
  const members = fields.map((field) => [jsonName(field), fieldSchema(field, enums)] as const);
  return { type: 'object', required: members.map(([name]) => name), properties: new Map(members) };
}

function fieldSchema({ type, nullable, comment }: Field, enums: readonly JavaEnum[]): YamlMapping {
  const schema = schemaOf(type, enums);
  return { ...(nullable ? withNull(schema) : schema), ...(comment !== undefined && { description: comment }) };
}

/** Anything may be null already. */
function withNull(schema: Schema): Schema {
  return schema['type'] === undefined ? schema : { oneOf: [{ type: 'null' }, schema] };
}
