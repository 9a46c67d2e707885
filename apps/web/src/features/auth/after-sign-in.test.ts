import { describe, expect, it } from 'vitest';
import { destinationAfter } from './after-sign-in.ts';

const origin = 'https://site.example';
const kept = (is: boolean) => async () => is;

describe('destinationAfter (LOGIN-09)', () => {
  it('prefers a page of this site', async () => {
    expect(await destinationAfter('?redirect=/pricing', origin, kept(true))).toBe('/pricing');
  });
  it('takes a kept file to the generator', async () => {
    expect(await destinationAfter('', origin, kept(true))).toBe('/backsmith-chat');
  });
  it('goes to the dashboard otherwise, also when the redirect leads away', async () => {
    expect(await destinationAfter('', origin, kept(false))).toBe('/dashboard');
    expect(await destinationAfter('?redirect=//evil.example', origin, kept(false))).toBe('/dashboard');
  });
});
