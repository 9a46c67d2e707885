import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './list-address.ts';

describe('the address of a list (DASH-21)', () => {
  it.each([
    ['', { search: '', status: '', page: 1 }],
    ['search=shop&status=failed&page=3', { search: 'shop', status: 'failed', page: 3 }],
    ['status=gone&page=-2', { search: '', status: '', page: 1 }],
    ['page=1.5', { search: '', status: '', page: 1 }],
  ] as const)('%s', (text, address) => {
    expect(readAddress(new URLSearchParams(text))).toEqual(address);
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it('names only what is not usual', () => {
    expect(writeAddress({ search: '', status: '', page: 1 }).toString()).toBe('');
    expect(writeAddress({ search: 'a&b', status: 'draft', page: 2 }).toString()).toBe(
      'search=a%26b&status=draft&page=2',
    );
  });
});
