import { describe, expect, it } from 'vitest';
import { memoryTextStore } from '../lib/text-store.ts';
import { cachedPlans } from './plan-cache.ts';
import { fallbackPlans, formatPrice } from './plans.ts';
import { readPlans } from './read-plans.ts';

const MINUTE = 60_000;

function setting(store = memoryTextStore()) {
  const state = { now: 0, calls: 0, fails: false };
  const source = cachedPlans(
    async () => {
      state.calls += 1;
      if (state.fails) throw new Error('no answer');
      return fallbackPlans;
    },
    () => state.now,
    store,
  );
  return { state, source };
}

describe('cachedPlans', () => {
  it('asks once within five minutes and again afterwards (PRI-23)', async () => {
    const { state, source } = setting();
    await source();
    state.now = 5 * MINUTE - 1;
    await source();
    expect(state.calls).toBe(1);
    state.now = 5 * MINUTE;
    await source();
    expect(state.calls).toBe(2);
  });

  it('uses what is kept, however old, when the call fails (PRI-24)', async () => {
    const { state, source } = setting();
    await source();
    state.now = 60 * MINUTE;
    state.fails = true;
    expect(await source()).toBe(fallbackPlans);
  });

  it('uses what an earlier page loaded when the call fails (PRI-24)', async () => {
    const store = memoryTextStore();
    await setting(store).source();
    const { state, source } = setting(store);
    state.fails = true;
    expect(await source()).toEqual(fallbackPlans);
  });

  it.each(['', '{', '[]', '[{"name":"x"}]', 'null', '"x"'])(
    'takes no prices from a store that holds %j',
    async (text) => {
      const store = memoryTextStore();
      store.write('plans', text);
      const { state, source } = setting(store);
      state.fails = true;
      await expect(source()).rejects.toThrow('no answer');
    },
  );

  it('asks anew when it is told that prices changed, however fresh the kept ones are (ADP-22, ADP-23)', async () => {
    const { state, source } = setting();
    await source();
    await source();
    expect(state.calls).toBe(1);
    await source.refresh();
    expect(state.calls).toBe(2);
  });

  it('fails when nothing is kept, so that the list stays empty (PRI-26)', async () => {
    const { state, source } = setting();
    state.fails = true;
    await expect(source()).rejects.toThrow('no answer');
  });
});

describe('readPlans', () => {
  it('takes a list of plans and nothing else', () => {
    expect(readPlans({ success: true, data: fallbackPlans })).toEqual(fallbackPlans);
    for (const wrong of [null, [], { success: false, data: [] }, { success: true, data: [{ name: 'x' }] }]) {
      expect(readPlans(wrong)).toBeNull();
    }
  });
});

describe('what is shown without a server (PRI-21)', () => {
  it('costs 100, 250 and 400 US dollars', () => {
    const shown = fallbackPlans.map(({ name, currency, currentPricing }) => [
      name,
      formatPrice(currentPricing.current, currency),
    ]);
    expect(shown).toEqual([
      ['Starter', '$100'],
      ['Advanced', '$250'],
      ['Enterprise', '$400'],
    ]);
    expect(formatPrice(1249.5, 'EUR')).toBe('€1,249.50');
  });
});
