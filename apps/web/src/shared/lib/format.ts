// The first format of a page takes tens of milliseconds, and every page of the site has this file: each is made when it is used.
let dateTime: Intl.DateTimeFormat | undefined;
let day: Intl.DateTimeFormat | undefined;

/** "21 Nov 2026, 09:41" in the viewer's time zone; an empty text for what is no date. */
export function formatDateTime(iso: string | null | undefined): string {
  const at = parseDate(iso);
  if (at === null) return '';
  dateTime ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return dateTime.format(at);
}

/** "21 Nov 2026" in the viewer's time zone; an empty text for what is no date. */
export function formatDate(iso: string | null | undefined): string {
  const at = parseDate(iso);
  if (at === null) return '';
  day ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  return day.format(at);
}

/** The moment an ISO text names; null for missing or unreadable ones. */
export function parseDate(iso: string | null | undefined): Date | null {
  if (iso === null || iso === undefined || iso === '') return null;
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? null : at;
}
