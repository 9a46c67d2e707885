import { useState } from 'react';
import { openTabStore, SETUP_KEY as KEY } from '../../shared/lib/tab-store.ts';
import { EMPTY_SETUP, type Setup } from './model/setup.ts';

/** What the wizard knows, and whether one is through with it. */
export type KeptSetup = {
  readonly setup: Setup;
  readonly isSetUp: boolean;
  /** Which step of the wizard is open, from 0. */
  readonly step: number;
};

const store = openTabStore();

/** The wizard's choices: they survive a reload, the way to the prices and back, in this tab. */
export function useKeptSetup() {
  const [kept, setKept] = useState<KeptSetup>(read);
  const change = (next: (known: KeptSetup) => KeptSetup) =>
    setKept((known) => {
      const changed = next(known);
      store.write(KEY, JSON.stringify(changed));
      return changed;
    });
  return {
    ...kept,
    kept,
    changeSetup: (part: Partial<Setup>) => change((known) => ({ ...known, setup: { ...known.setup, ...part } })),
    updateSetup: (next: (setup: Setup) => Setup) => change((known) => ({ ...known, setup: next(known.setup) })),
    setSetUp: (isSetUp: boolean) => change((known) => ({ ...known, isSetUp })),
    setStep: (step: number) => change((known) => ({ ...known, step })),
    reset: () => change(() => ({ setup: EMPTY_SETUP, isSetUp: false, step: 0 })),
    /** The next visit begins anew; this one goes on. */
    forget: () => store.remove(KEY),
  };
}

function read(): KeptSetup {
  const empty = { setup: EMPTY_SETUP, isSetUp: false, step: 0 };
  const text = store.read(KEY);
  if (text === null) return empty;
  try {
    const { setup, isSetUp, step } = JSON.parse(text) as Partial<KeptSetup>;
    // An earlier release may have kept less.
    return { setup: { ...EMPTY_SETUP, ...setup }, isSetUp: isSetUp === true, step: step ?? 0 };
  } catch {
    return empty;
  }
}
