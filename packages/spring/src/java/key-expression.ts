import type { KeyExpression } from '@backsmith/blueprint';
import { commas, java, join } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { typeOf } from './types.ts';

/** The key a request's fields make: the field itself, or a record of several; null where one that may be absent is. */
export function keyExpression(key: KeyExpression): JavaFragment {
  if (key.kind === 'field') return java`request.${key.field}()`;
  const made = java`new ${typeOf(key.type)}(${commas(key.fields.map((field) => java`request.${field}()`))})`;
  if (key.absentWhen.length === 0) return made;
  const absent = join(
    key.absentWhen.map((field) => java`request.${field}() == null`),
    java`||`,
  );
  return java`${absent} ? null : ${made}`;
}
