/** A duration as /analytics and its report show it: seconds, minutes or hours (spec 2 §9). Null: none is known. */
export function shortDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${tidy(Math.floor(seconds * 10) / 10)} s`;
  if (seconds < 3600) return `${tidy(Math.floor(seconds / 6) / 10)} min`;
  return `${tidy(Math.floor(seconds / 360) / 10)} h`;
}

/** Minutes with one decimal at most, as the dashboard shows them: cut off, as `shortDuration` does, so that both say the same. */
export function minutes(duration: number): string {
  return `${tidy(Math.floor(duration * 10 + CLOSE) / 10)} min`;
}

/** What a division by sixty may lack. */
const CLOSE = 1e-9;

/** Of ten tenths no more is said than there is: 2, not 2.0. */
function tidy(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 1, useGrouping: false });
}

/** "66.7%". */
export function percent(rate: number): string {
  return `${rate.toFixed(1)}%`;
}
