import { commas, isEmptyJava, java } from './fragment.ts';
import type { JavaFragment, JavaValue } from './fragment.ts';

/**
 * An annotation with the arguments that have a value: `annotation(type('jakarta.persistence.Column'), { name: literal('id') })`.
 * A lone `value` is written without its name; a list becomes an array unless it has one element.
 */
export function annotation(name: JavaFragment, values: Readonly<Record<string, JavaValue>> = {}): JavaFragment {
  const present = Object.entries(values).filter(([, value]) => !isEmptyJava(value));
  if (present.length === 0) return java`@${name}`;
  const [only] = present;
  if (present.length === 1 && only?.[0] === 'value') return java`@${name}(${elementValue(only[1])})`;
  return java`@${name}(${commas(present.map(([key, value]) => java`${key} = ${elementValue(value)}`))})`;
}

/** `{a, b}`, as annotations and array initialisers take it. */
export function arrayOf(values: readonly JavaValue[]): JavaFragment {
  return java`{${commas(values)}}`;
}

function elementValue(value: JavaValue): JavaValue {
  if (!isList(value)) return value;
  const present = value.filter((item) => !isEmptyJava(item));
  return present.length === 1 ? present[0] : arrayOf(present);
}

function isList(value: JavaValue): value is readonly JavaValue[] {
  return Array.isArray(value);
}
