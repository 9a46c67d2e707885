import { isJavaIdentifier, NameScope, toJavaConstantName } from '@backsmith/text';
import type { EnumConstant } from '../model/enum.ts';

/** Java constants for the values of an enumeration, in their order: `in packing` becomes `IN_PACKING`. */
export function enumConstants(values: readonly string[]): readonly EnumConstant[] {
  const scope = new NameScope({ accepts: isJavaIdentifier, suffix: '_VALUE' });
  return values.map((value) => ({ name: scope.take(constantName(value)), value }));
}

function constantName(value: string): string {
  if (/^[A-Z][A-Z0-9_]*$/u.test(value)) return value;
  return toJavaConstantName(value, value.trim() === '' ? 'EMPTY' : 'VALUE');
}
