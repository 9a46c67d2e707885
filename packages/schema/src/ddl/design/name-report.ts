import type { Finding } from '../report.ts';
import { sayability } from '../shared/identifiers.ts';
import type { DesignContext } from './context.ts';

/** Reports a table's or column's name the target cannot have; such names are never changed. */
export function reportName(
  context: DesignContext,
  subject: Pick<Finding, 'at' | 'owner' | 'part'>,
  name: string,
): void {
  const { identifiers } = context.writer;
  const outcome = sayability(identifiers, name);
  if (outcome === 'whole' || (outcome === 'cut' && context.sameFamily)) return;
  const limit = `${identifiers.maxLength} ${identifiers.lengthUnit}s`;
  if (outcome === 'cut') {
    const text = `the database cuts this name to its ${limit}`;
    context.report.add({ ...subject, code: 'ddl-name-shortened', severity: 'warning', text });
    return;
  }
  const text = `the database cannot have this name: it takes up to ${limit} and not every character`;
  context.report.add({ ...subject, code: 'ddl-name-unsayable', severity: 'error', text, hint: 'choose another name' });
}
