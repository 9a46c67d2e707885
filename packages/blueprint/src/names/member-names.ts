import { isRecordComponentName, NameScope, toJavaMemberName } from '@backsmith/text';
import type { Member } from '../model/java.ts';

/** A scope for the members of one class or record. */
export function memberScope(reserved: readonly string[] = []): NameScope {
  return new NameScope({ reserved, accepts: isRecordComponentName });
}

/** The member name a column suggests, before a scope makes it unique. */
export function memberName(column: { readonly name: string; readonly writtenAs?: string }): string {
  return toJavaMemberName(column.writtenAs ?? column.name, 'value');
}

/**
 * A member with the accessors the bean rules give it: the name with its first letter in upper case, but as it is where
 * the second letter is one already (`getaName`), or frameworks would read another name from the accessor.
 */
export function memberNamed(name: string): Member {
  const isOdd = /^.[A-Z]/u.test(name);
  const stem = isOdd ? name : name.slice(0, 1).toUpperCase() + name.slice(1);
  return { name, getter: `get${stem}`, setter: `set${stem}` };
}
