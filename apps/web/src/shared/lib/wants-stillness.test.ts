import { afterEach, expect, test, vi } from 'vitest';
import { wantsStillness } from './wants-stillness.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['nothing asked for', false, undefined, false],
  ['less motion', true, undefined, true],
  ['data is dear', false, true, true],
  ['data is not dear', false, false, false],
])('%s: %s, %s', (_case, matches, saveData, still) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.stubGlobal('navigator', { connection: saveData === undefined ? undefined : { saveData } });
  expect(wantsStillness()).toBe(still);
});
