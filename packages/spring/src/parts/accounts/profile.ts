import type { AskedField, OwnAccountTable } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const ASKED_TYPES: Readonly<Record<AskedField['type'], JavaFragment>> = {
  text: java`String`,
  whole: java`Long`,
  decimal: java`java.math.BigDecimal`,
  flag: java`Boolean`,
  date: java`java.time.LocalDate`,
};

const rule = (name: string) => classOf({ packageName: 'jakarta.validation.constraints', name });

/** What whoever registers says besides, as components of the request. */
export function askedComponents({ asked }: OwnAccountTable): readonly JavaFragment[] {
  return asked.map(({ name, json, type, max }) => {
    const limits =
      type === 'text'
        ? java`@${rule('NotBlank')} ${max !== undefined && java`@${rule('Size')}(max = ${literal(max)})`}`
        : java`@${rule('NotNull')}`;
    const called = json !== undefined && java`@com.fasterxml.jackson.annotation.JsonProperty(${literal(json)})`;
    return java`${called} ${limits} ${ASKED_TYPES[type]} ${name}`;
  });
}

/** The same, by name, from the request. */
export function askedValues({ asked }: OwnAccountTable): JavaFragment {
  return mapOf(asked.map(({ name }) => [name, java`request.${name}()`]));
}

/** What the first administrator says, who is not asked. */
export function unasked({ asked }: OwnAccountTable): JavaFragment {
  return mapOf(asked.map((one) => [one.name, sampleOf(one, java`${literal('Administrator'.slice(0, one.max))}`)]));
}

/** What tests say, another one each time. */
export function sampledProfile({ asked }: OwnAccountTable): JavaFragment {
  return mapOf(
    asked.map((one) => [
      one.name,
      sampleOf(
        one,
        java`java.util.UUID.randomUUID().toString().replace("-", "").substring(0, ${literal(Math.min(one.max ?? 32, 32))})`,
      ),
    ]),
  );
}

function sampleOf({ type }: AskedField, text: JavaFragment): JavaFragment {
  switch (type) {
    case 'text':
      return text;
    case 'whole':
      return java`0L`;
    case 'decimal':
      return java`java.math.BigDecimal.ZERO`;
    case 'flag':
      return java`false`;
    case 'date':
      return java`java.time.LocalDate.EPOCH`;
  }
}

function mapOf(entries: readonly (readonly [string, JavaFragment])[]): JavaFragment {
  const all = entries.map(
    ([name, value], at) => java`${at > 0 && java`, `}java.util.Map.entry(${literal(name)}, ${value})`,
  );
  return java`java.util.Map.<String, Object>ofEntries(${all})`;
}
