import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdDraft, type Hold } from './hold-draft.ts';

type Granted = (lock: object | null) => Promise<void>;

/** Locks as a browser keeps them, for one name. */
function fakeLocks() {
  let holder: { readonly drop: (cause: Error) => void } | null = null;
  return {
    request: async (_name: string, options: { steal?: boolean }, granted: Granted) => {
      if (holder !== null && options.steal !== true) return granted(null);
      holder?.drop(new Error('The lock was stolen.'));
      const stolen = new Promise<void>((_, reject) => {
        holder = { drop: reject };
      });
      const mine = holder;
      await Promise.race([granted({}), stolen]);
      if (holder === mine) holder = null;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tab(takeOver = false) {
  const told: Hold[] = [];
  return { told, leave: holdDraft(takeOver, (hold) => told.push(hold)) };
}

test('the first tab keeps the draft, and the later one is told', async () => {
  const [first, later] = [tab(), tab()];
  await vi.advanceTimersByTimeAsync(1000);
  expect([first.told, later.told]).toEqual([['here'], ['elsewhere']]);
});

test('a page that is left a moment after the next one begins does not stand in its way', async () => {
  const left = tab();
  const next = tab();
  await vi.advanceTimersByTimeAsync(100);
  left.leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect(next.told).toEqual(['here']);
});

test('a tab that takes the draft has it, and the other is told', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const first = tab();
  const later = tab(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect([first.told, later.told]).toEqual([['here', 'elsewhere'], ['here']]);
});

test('where the browser has no locks, every tab keeps', () => {
  vi.stubGlobal('navigator', {});
  expect([tab().told, tab().told]).toEqual([['here'], ['here']]);
});
