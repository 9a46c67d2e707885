import type { Understood } from '../understanding/understood.ts';

/** How much there is: "9 tables, 8 relations". */
export function countsOf({ tables, relations, views }: Pick<Understood, 'tables' | 'relations' | 'views'>): string {
  const parts = [count(tables.length, 'table'), count(relations, 'relation')];
  if (views > 0) parts.push(count(views, 'view'));
  return parts.join(', ');
}

function count(many: number, noun: string): string {
  return `${many.toLocaleString('en')} ${noun}${many === 1 ? '' : 's'}`;
}
