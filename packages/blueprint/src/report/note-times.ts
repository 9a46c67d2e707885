import type { Column, Schema } from '@backsmith/schema';
import type { Findings } from '../findings.ts';
import { temporalText } from '../types/temporal-text.ts';

/**
 * Says of the columns of times that the API shows times of day, where the database keeps durations in them as well. One whose
 * default is no time of day is said by itself: there is such a row for sure.
 */
export function noteLongTimes({ tables }: Schema, findings: Findings): void {
  const times = tables.flatMap((table) =>
    table.columns
      .filter(({ dataType }) => dataType.kind === 'time')
      .map((column) => ({ column, name: `${table.name}.${column.name}` })),
  );
  for (const { column, name } of times.filter((one) => !isTimeOfDay(one.column))) {
    findings.leaveOut(
      'time-beyond-day',
      column,
      `The default of ${name} is no time of day, which is what the API shows of it.`,
      'a stored time beyond a day is shown as null, and stays until another one is given',
      DURATION_HINT,
    );
  }
  const [first, ...others] = times.filter((one) => isTimeOfDay(one.column));
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  findings.assume(
    'time-of-day',
    first.column,
    `The API shows times of day of ${first.name}${more}. The database keeps up to 838 hours there: a stored time beyond a day is shown as null, and stays until another one is given.`,
    DURATION_HINT,
  );
}

const DURATION_HINT = 'Keep durations in a column of whole numbers, as seconds or minutes.';

function isTimeOfDay({ default: value }: Column): boolean {
  return value?.kind !== 'string' || temporalText(value.value, { kind: 'time' }) !== undefined;
}
