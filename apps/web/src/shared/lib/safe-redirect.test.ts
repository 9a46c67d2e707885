import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const origin = 'https://site.example';

describe('safeRedirect', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/backsmith-chat?project=1#steps', '/backsmith-chat?project=1#steps'],
    ['/a/../dashboard', '/dashboard'],
  ])('lets %s pass', (target, path) => {
    expect(safeRedirect(target, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'pricing',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '/.//evil.example',
    '/a/..//evil.example',
  ])('refuses %j', (target) => {
    expect(safeRedirect(target, origin)).toBeNull();
  });

  it('never leads to another origin', () => {
    const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', '?', '#', 'e', '%2f', '\t', ' ') });
    fc.assert(
      fc.property(nasty, (target) => {
        const safe = safeRedirect(target, origin);
        expect(safe === null || (new URL(safe, origin).origin === origin && /^\/(?!\/)/.test(safe))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
