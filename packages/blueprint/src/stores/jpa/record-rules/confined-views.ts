import type { Schema } from '@backsmith/schema';
import type { ColumnRoles } from '../../../roles/assign-roles.ts';

/** The names of the views that read records that are not everybody's, themselves or through other views. */
export function confinedViews({ tables, views }: Schema, roles: ColumnRoles): ReadonlySet<string> {
  const secluded = new Set(
    tables
      .filter((table) => roles.isOwned(table) || roles.isOfTenant(table) || table.name === roles.accounts?.table.name)
      .map(({ name }) => name.toLowerCase()),
  );
  const found = new Set<string>();
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const { name, definition } of views) {
      if (!wordsOf(definition).some((word) => secluded.has(word))) continue;
      found.add(name);
      secluded.add(name.toLowerCase());
    }
  }
  return found;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? [];
}
