import { isDeepStrictEqual } from 'node:util';

function bytesOf(value: string): string | undefined {
  return /^\\x[0-9a-f]*$/i.test(value) ? value.slice(2).toLowerCase() : undefined;
}

function instantOf(value: string): number {
  const hasZone = /(Z|[+-]\d\d(:?\d\d)?)$/.test(value.slice(11));
  return Date.parse(`${value.replace(' ', 'T')}${hasZone ? '' : 'Z'}`.replace(/([+-]\d\d)$/, '$1:00'));
}

function secondsOf(value: string): number | undefined {
  const iso = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(value);
  const clock = /^(\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:[+-]\d\d(?::?\d\d)?|Z)?$/.exec(value);
  const parts = iso ?? clock;
  return parts === null ? undefined : Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function sameText(api: string, stored: string): boolean {
  if (api === stored || api.trimEnd() === stored.trimEnd()) return true;
  const bytes = bytesOf(stored);
  if (bytes !== undefined) {
    return Buffer.from(api, 'base64').toString('hex') === bytes || api.replaceAll('-', '').toLowerCase() === bytes;
  }
  if (/^\d{4}-\d\d-\d\d/.test(api) && /^\d{4}-\d\d-\d\d/.test(stored)) return instantOf(api) === instantOf(stored);
  const seconds = secondsOf(api);
  if (seconds !== undefined) return seconds === secondsOf(stored);
  return stored === `${api}/32` || plain(api) === plain(stored);
}

/**
 * Whether a value of the API and one of a row are the same thing, each in the spelling of its own side: bytes in base 64 and in hexadecimal digits, instants, durations, numbers and truth values.
 */
export function sameValue(api: unknown, stored: unknown): boolean {
  if (api === null || api === undefined) return stored === null || stored === undefined;
  if (stored === null || stored === undefined) return false;
  if (typeof stored === 'object') return sameWhole(api, stored);
  return samePlain(api, typeof stored === 'string' ? stored : JSON.stringify(stored));
}

function samePlain(api: unknown, stored: string): boolean {
  switch (typeof api) {
    case 'boolean':
      return ['1', 'true', 't', 'y'].includes(stored.toLowerCase()) === api;
    case 'number':
      return Number(stored.replace(/^\$/, '')) === api;
    case 'string':
      return sameText(api, stored);
    default:
      return /^[[{]/.test(stored) && sameValue(api, JSON.parse(stored));
  }
}

/** An array of numbers as PostgreSQL writes it: with braces for brackets. */
function asJson(array: string): string {
  return array.replaceAll('{', '[').replaceAll('}', ']');
}

function sameWhole(api: unknown, stored: object): boolean {
  if (typeof api === 'string')
    return isDeepStrictEqual(JSON.parse(api.startsWith('{') && Array.isArray(stored) ? asJson(api) : api), stored);
  if (!Array.isArray(api) || !Array.isArray(stored)) return isDeepStrictEqual(api, stored);
  return api.length === stored.length && api.every((one, at) => sameValue(one, stored[at]));
}
