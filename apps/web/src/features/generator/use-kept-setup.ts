import { isFields } from '@backsmith/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { openTabStore, SETUP_KEY as KEY } from '../../shared/lib/tab-store.ts';
import { parsedJson } from '../../shared/lib/text-store.ts';
import { EMPTY_SETUP, type Setup } from './model/setup.ts';

/** What the wizard knows, and where one is. */
export type KeptSetup = {
  readonly setup: Setup;
  /** One was through the wizard. */
  readonly isSetUp: boolean;
  /** Whether the wizard is open, or the schema is looked at: the schema first where one was given. */
  readonly view: 'wizard' | 'review';
  /** Build was pressed: what is still asked for on the way to it, the steps and the account, leads on to the build. */
  readonly isBuilding: boolean;
  /** Which step of the wizard is open, from 0. */
  readonly step: number;
};

const store = openTabStore();

/** How one comes to the generator. */
type Arrival = {
  /** Something was given to look at, which was not here before. */
  readonly hasArrived: boolean;
  /** Nobody is signed in: who comes back from the door has thought better of building. */
  readonly isStranger: boolean;
};

/** The wizard's choices: they survive a reload, the way to the prices and back, in this tab. */
export function useKeptSetup(arrival: Arrival) {
  const [kept, setKept] = useState<KeptSetup>(() => begin(read(), arrival));
  const keepBegun = useEffectEvent(() => store.write(KEY, JSON.stringify(kept)));
  useEffect(() => keepBegun(), []);
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
    /** Opens the wizard: on the way to a build, or to change something. */
    openWizard: (isBuilding: boolean) => change((known) => ({ ...known, view: 'wizard', isBuilding })),
    finishWizard: () => change((known) => ({ ...known, view: 'review', isSetUp: true })),
    setBuilding: (isBuilding: boolean) => change((known) => ({ ...known, isBuilding })),
    setStep: (step: number) => change((known) => ({ ...known, step })),
    reset: () => change(() => EMPTY),
    /** The next visit begins anew; this one goes on. */
    forget: () => store.remove(KEY),
  };
}

const EMPTY: KeptSetup = { setup: EMPTY_SETUP, isSetUp: false, view: 'wizard', isBuilding: false, step: 0 };

function begin(kept: KeptSetup, { hasArrived, isStranger }: Arrival): KeptSetup {
  if (hasArrived) return { ...kept, view: 'review', isBuilding: false };
  return isStranger && kept.view === 'review' ? { ...kept, isBuilding: false } : kept;
}

function read(): KeptSetup {
  const kept = parsedJson(store.read(KEY));
  if (!isKept(kept)) return EMPTY;
  const { setup, isSetUp = false, view, ...rest } = kept;
  // An earlier release may have kept less.
  const seen = view ?? (isSetUp ? 'review' : 'wizard');
  return { ...EMPTY, ...rest, setup: { ...EMPTY_SETUP, ...setup }, isSetUp, view: seen };
}

function isKept(value: unknown): value is Partial<KeptSetup> {
  return isFields(value) && isFields(value['setup'] ?? {});
}
