import type { JpaStore } from '@backsmith/blueprint';
import { registeredReaders } from './reads-as-none.ts';

/** Where Hibernate finds what reads and writes some types in another way than its own. */
export const CONTRIBUTORS = 'META-INF/services/org.hibernate.boot.model.TypeContributor';

/** The lines that lead Hibernate to them, or nothing where there are none. */
export function contributorsFile(store: JpaStore): string | undefined {
  const { classes, needed } = store.support;
  const { readsAsNone, jsonAsText } = classes;
  const lines = [
    ...(needed.includes('jsonAsText') ? [`${jsonAsText.packageName}.${jsonAsText.name}`] : []),
    ...registeredReaders(store).map((reader) => `${readsAsNone.packageName}.${readsAsNone.name}$${reader}`),
  ];
  return lines.length === 0 ? undefined : `${lines.join('\n')}\n`;
}
