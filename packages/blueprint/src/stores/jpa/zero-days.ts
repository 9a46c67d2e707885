import type { Column, Schema } from '@backsmith/schema';

/** Whether some day is none by default: then there are rows with MySQL's `0000-00-00` in a database that is taken over. */
export function hasZeroDays({ tables }: Schema): boolean {
  return tables.some(({ columns }) => columns.some(isZeroDay));
}

function isZeroDay({ default: value, dataType }: Column): boolean {
  const isDay = dataType.kind === 'date' || dataType.kind === 'timestamp';
  return isDay && value?.kind === 'string' && value.value.startsWith('0000-00-00');
}
