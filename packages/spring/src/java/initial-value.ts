import type { InitialValue } from '@backsmith/blueprint';
import { doubleLiteral, floatLiteral, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { typeOf } from './types.ts';

/** The expression of an initial value. */
export function initialValue(value: InitialValue): JavaFragment {
  switch (value.kind) {
    case 'string':
    case 'boolean':
      return literal(value.value);
    case 'integer':
      return literal(Number(value.value));
    case 'short':
      return java`(short) ${literal(Number(value.value))}`;
    case 'long':
      return literal(BigInt(value.value));
    case 'big-integer':
      return java`new java.math.BigInteger(${literal(value.value)})`;
    case 'double':
      return doubleLiteral(Number(value.value));
    case 'float':
      return floatLiteral(Number(value.value));
    case 'decimal':
      return java`new java.math.BigDecimal(${literal(value.value)})`;
    case 'enum':
      return java`${typeOf(value.type)}.${value.constant}`;
    case 'now':
      return java`${typeOf(value.type)}.now(${value.utc === true && java`java.time.ZoneOffset.UTC`})${value.unit !== undefined && java`.truncatedTo(java.time.temporal.ChronoUnit.${value.unit})`}`;
    case 'temporal':
      return java`${typeOf(value.type)}.parse(${literal(value.text)})`;
    case 'uuid':
      return value.text === true ? java`java.util.UUID.randomUUID().toString()` : java`java.util.UUID.randomUUID()`;
    case 'empty-list':
      return java`java.util.List.of()`;
    case 'empty-json':
      return value.shape === 'object'
        ? java`tools.jackson.databind.node.JsonNodeFactory.instance.objectNode()`
        : java`tools.jackson.databind.node.JsonNodeFactory.instance.arrayNode()`;
  }
}
