/** A part of a file: first and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * What a Range header asks of so many bytes (RFC 9110, section 14).
 *
 * @returns the part; `whole` where none is asked for, or in a way a server may pass over: several parts, other units, no sense;
 *   `beyond` where the part begins behind the end
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (asked === null || (from === '' && to === '')) return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'beyond' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= size) return 'beyond';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
