import { countOf } from '@backsmith/text';
import type { Understood } from '../understanding/understood.ts';

/** How much there is: "9 tables, 8 relations". */
export function countsOf({ tables, relations, views }: Pick<Understood, 'tables' | 'relations' | 'views'>): string {
  const parts = [countOf(tables.length, 'table'), countOf(relations, 'relation')];
  if (views > 0) parts.push(countOf(views, 'view'));
  return parts.join(', ');
}
