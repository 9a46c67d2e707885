import { daysIn } from '../shared/iso-time.ts';

/**
 * What a moment is called in UTC.
 *
 * @param iso in ISO 8601 form with a space between date and time, of the calendar
 * @param offset such as `+02:00`
 */
export function inUtc(iso: string, offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/u.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = iso
    .slice(0, 'yyyy-mm-dd hh:mm'.length)
    .split(/\D/u)
    .map(Number);
  const total = hour * 60 + minute - ahead;
  const days = Math.floor(total / DAY);
  const within = total - days * DAY;
  const date = shifted([year, month, day + days]);
  const time = [Math.floor(within / 60), within % 60].map((part) => digits(part, 2)).join(':');
  return `${date} ${time}${iso.slice('yyyy-mm-dd hh:mm'.length)}`;
}

const DAY = 24 * 60;

/** A date whose day may be one too few or one too many. */
function shifted([year, month, day]: readonly [year: number, month: number, day: number]): string {
  if (day < 1) {
    const before = month === 1 ? 12 : month - 1;
    return written(before === 12 ? year - 1 : year, before, daysIn(year, before));
  }
  if (day <= daysIn(year, month)) return written(year, month, day);
  return month === 12 ? written(year + 1, 1, 1) : written(year, month + 1, 1);
}

function written(year: number, month: number, day: number): string {
  return [digits(year, 4), digits(month, 2), digits(day, 2)].join('-');
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
