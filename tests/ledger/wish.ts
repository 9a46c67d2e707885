import type { Wish } from './choose.ts';

/** Reads `BACKSMITH_PROOF`: `all`, `open`, a share (`2/4`), names, or nothing for a sample. */
export function readWish(text = process.env['BACKSMITH_PROOF'] ?? ''): Wish {
  if (text === '') return { kind: 'sample' };
  if (text === 'all' || text === 'open') return { kind: text };
  const [, number, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (number !== undefined && count !== undefined) return { kind: 'share', number, count };
  return { kind: 'named', names: new Set(text.split(',').filter((name) => name !== '')) };
}
