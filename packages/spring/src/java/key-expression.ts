import type { KeyExpression } from '@backsmith/blueprint';
import { commas, java, join } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { typeOf } from './types.ts';

/**
 * The key a request's fields make: the field itself, or a record of several; null where one that may be absent is.
 *
 * @param read how a field is read
 */
export function keyExpression(key: KeyExpression, read = ofRequest): JavaFragment {
  if (key.kind === 'field') return read(key.field);
  const made = java`new ${typeOf(key.type)}(${commas(key.fields.map(read))})`;
  if (key.absentWhen.length === 0) return made;
  const absent = join(
    key.absentWhen.map((field) => java`${read(field)} == null`),
    java`||`,
  );
  return java`${absent} ? null : ${made}`;
}

function ofRequest(field: string): JavaFragment {
  return java`request.${field}()`;
}
