import type { CheckRule, Table } from '@backsmith/schema';
import { fieldName } from '../../../names/field-name.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { rulesOf } from '../../../tables/check-rules.ts';
import { JAVA } from '../../../types/java-types.ts';
import type { MappedType } from '../../../types/mapped-type.ts';
import type { ValueShape } from '../../../types/shape.ts';
import { isJsonObject, type Json, type JsonObject } from './json.ts';

/**
 * What MongoDB itself refuses: the types of values, those that are missing, and what the checks of columns say of lists, lengths
 * and ranges. Texts that must match a pattern are left to the service, as the two kinds of expressions differ.
 */
export function validatorOf(table: Table, columns: readonly ColumnDraft[], key: readonly string[]): JsonObject {
  const [only, ...more] = key;
  const isOfParts = more.length > 0;
  const plain = columns.filter(({ column }) => !key.includes(column.name));
  const parts = key.flatMap((name) => columns.filter(({ column }) => column.name === name));
  const single = only === undefined ? undefined : parts[0];
  const id = isOfParts ? { _id: objectOf(table, parts, parts) } : single && { _id: propertyOf(table, single) };
  const required = plain.filter(({ column }) => column.notNull);
  return {
    $jsonSchema: {
      bsonType: 'object',
      ...requiredOf(required),
      properties: { ...id, ...propertiesOf(table, plain) },
    },
  };
}

function objectOf(table: Table, drafts: readonly ColumnDraft[], required: readonly ColumnDraft[]): JsonObject {
  return { bsonType: 'object', ...requiredOf(required), properties: propertiesOf(table, drafts) };
}

function requiredOf(drafts: readonly ColumnDraft[]): JsonObject {
  return drafts.length === 0 ? {} : { required: drafts.map(({ column }) => fieldName(column.name)) };
}

function propertiesOf(table: Table, drafts: readonly ColumnDraft[]): JsonObject {
  return Object.fromEntries(drafts.map((draft) => [fieldName(draft.column.name), propertyOf(table, draft)]));
}

function propertyOf(table: Table, { type: { shape, java }, column }: ColumnDraft): JsonObject {
  const rules = rulesOf(table, column.name).flatMap((rule) => Object.entries(ruleOf(rule, shape)));
  return { ...typeOf(shape, java.name), ...Object.fromEntries(rules) };
}

/** In which form documents hold values, in a text: values of another form are not read as these. */
export function heldForm({ shape, java }: MappedType): string {
  return formOf(typeOf(shape, java.name));
}

function formOf({ bsonType = 'string', items }: JsonObject): string {
  return bsonType === 'array' && isJsonObject(items) ? `array of ${formOf(items)}` : JSON.stringify(bsonType);
}

function typeOf(shape: ValueShape, java: string): JsonObject {
  switch (shape.kind) {
    case 'text':
      return { bsonType: 'string', ...(shape.max === undefined ? {} : { maxLength: shape.max }) };
    case 'opaque':
    case 'duration':
      return { bsonType: 'string' };
    case 'enum':
      return { enum: shape.values };
    case 'whole':
      return { bsonType: java === JAVA.bigInteger.name ? 'decimal' : ['int', 'long'] };
    case 'decimal':
      return { bsonType: 'decimal' };
    case 'floating':
      return { bsonType: 'double' };
    case 'boolean':
      return { bsonType: 'bool' };
    case 'time':
      return { bsonType: shape.zoned === true ? 'string' : 'date' };
    case 'date':
    case 'timestamp':
      return { bsonType: 'date' };
    case 'uuid':
    case 'bytes':
      return { bsonType: 'binData' };
    case 'list':
      return { bsonType: 'array', items: typeOf(shape.element, '') };
    case 'json':
      return {};
  }
}

/** What a validator says of a rule on values of a shape: nothing where it has no words for it. */
export function ruleOf(rule: CheckRule, { kind }: ValueShape): JsonObject {
  const isNumber = kind === 'whole' || kind === 'decimal';
  switch (rule.kind) {
    case 'in':
      return kind === 'text' ? { enum: rule.values } : {};
    case 'length':
      return kind !== 'text'
        ? {}
        : {
            ...(rule.min === undefined ? {} : { minLength: rule.min }),
            ...(rule.max === undefined ? {} : { maxLength: rule.max }),
          };
    case 'range':
      return isNumber ? rangeOf(rule) : {};
    default:
      return {};
  }
}

function rangeOf({ min, minExclusive, max, maxExclusive }: Extract<CheckRule, { kind: 'range' }>): JsonObject {
  const bound = (text: string): Json => ({ $numberDecimal: text });
  return {
    ...(min === undefined ? {} : { minimum: bound(min) }),
    ...(minExclusive === true ? { exclusiveMinimum: true } : {}),
    ...(max === undefined ? {} : { maximum: bound(max) }),
    ...(maxExclusive === true ? { exclusiveMaximum: true } : {}),
  };
}
