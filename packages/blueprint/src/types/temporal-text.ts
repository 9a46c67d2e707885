import type { ValueShape } from './shape.ts';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d{1,6})?)?$/u;
const TIMESTAMP = /^(\S+)[ T]([\d:.]+)(Z|[+-]\d\d(?::?\d\d)?)?$/u;

/**
 * A SQL date or time literal as `java.time` parses it, or nothing where it means no point in time: MySQL's
 * `0000-00-00`, or a day the month does not have.
 */
export function temporalText(literal: string, shape: ValueShape): string | undefined {
  const text = literal.trim();
  switch (shape.kind) {
    case 'date':
      return isDate(text) ? text : undefined;
    case 'time':
      return TIME.test(text) && shape.zoned !== true ? text : undefined;
    case 'timestamp': {
      const [, date = text, time = '00:00', offset] = TIMESTAMP.exec(text) ?? [];
      if (!isDate(date) || !TIME.test(time)) return undefined;
      return `${date}T${time}${shape.zoned === true ? offsetText(offset) : ''}`;
    }
    default:
      return undefined;
  }
}

function offsetText(offset: string | undefined): string {
  if (offset === undefined || offset === 'Z') return 'Z';
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return `${offset.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function isDate(text: string): boolean {
  const [, year = '0', month = '0', day = '0'] = DATE.exec(text) ?? [];
  const days = [31, isLeap(Number(year)) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1] ?? 0;
  return Number(year) > 0 && Number(day) >= 1 && Number(day) <= days;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
