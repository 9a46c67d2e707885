import type { SampleField, SampleRecord, SampleValue } from '@backsmith/blueprint';
import { commas, java, join, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

/** The statements that get the records a sample refers to. `api` makes them, or the test itself. */
export function sampleRecords(
  records: readonly SampleRecord[],
  api: JavaFragment | undefined,
): readonly JavaFragment[] {
  return records.map(({ variable, test, fresh, given }) => {
    const pairs = given?.map(({ field, value }) => commas([literal(field), sampleExpression(value, api)]));
    const values = commas([
      java`${classOf(test)}.PATH`,
      java`${classOf(test)}::sample`,
      pairs && java`java.util.Map.of(${commas(pairs)})`,
    ]);
    const method = fresh ? 'fresh' : 'existing';
    const made = api === undefined ? java`${method}(${values})` : java`${api}.${method}(${values})`;
    return java`tools.jackson.databind.JsonNode ${variable} = ${made};`;
  });
}

/** The expression of a test value. `api` is what makes unique values: a parameter's name, or nothing inside the test itself. */
export function sampleExpression(value: SampleValue, api: JavaFragment | undefined): JavaFragment {
  const call = (method: string, ...values: readonly JavaFragment[]) =>
    api === undefined ? java`${method}(${commas(values)})` : java`${api}.${method}(${commas(values)})`;
  switch (value.kind) {
    case 'text':
      return literal(value.value);
    case 'boolean':
      return literal(value.value);
    case 'number':
      return wholeLiteral(value.value);
    case 'decimal':
      return java`new java.math.BigDecimal(${literal(value.value)})`;
    case 'json':
      return call('jsonOf', literal(value.value));
    case 'list':
      return java`java.util.List.of(${commas(value.items.map((item) => sampleExpression(item, api)))})`;
    case 'letters':
      return java`"x".repeat(${literal(value.count)})`;
    case 'unique-text': {
      const made = call(value.digitsOnly === true ? 'digits' : 'text', literal(value.length));
      const before = value.before === '' ? undefined : literal(value.before);
      const behind = value.behind === '' ? undefined : literal(value.behind);
      return join([before, made, behind], java`+`);
    }
    case 'unique-number':
      return call('number', wholeLiteral(value.from), wholeLiteral(value.count));
    case 'unique-uuid':
      return java`java.util.UUID.randomUUID()`;
    case 'unique-time':
      return uniqueTime(value.shape, call('day'));
    case 'reference':
      return java`${value.record}.get(${literal(value.field)})`;
  }
}

/** The statements that put fields with their values into a body. */
export function putAll(
  target: JavaFragment,
  fields: readonly SampleField[],
  api?: JavaFragment,
): readonly JavaFragment[] {
  return fields.map(({ field, value }) => java`${target}.put(${literal(field)}, ${sampleExpression(value, api)});`);
}

function uniqueTime(shape: 'date' | 'local' | 'offset', day: JavaFragment): JavaFragment {
  if (shape === 'date') return day;
  return shape === 'local' ? java`${day} + "T10:30:00"` : java`${day} + "T10:30:00Z"`;
}

/** A whole number as an `int` where it is one, as a `long` where it is one, else as text JSON reads as a number. */
function wholeLiteral(digits: string): JavaFragment {
  const value = BigInt(digits);
  if (value >= -2_147_483_647n && value <= 2_147_483_647n) return literal(Number(value));
  return BigInt.asIntN(64, value) === value ? literal(value) : java`new java.math.BigInteger(${literal(digits)})`;
}
