import { useEffect, useEffectEvent } from 'react';
import type { Draft } from '../understanding/use-draft.ts';
import type { PaymentGate } from '../use-payment-gate.ts';
import type { Mode } from './compose-head.tsx';

type Arrival = {
  readonly mode: Mode;
  readonly draft: Draft | null;
  readonly gate: PaymentGate;
  /** An idea was given on the site. */
  readonly looksFirst: boolean;
  /** A build was asked for before. */
  readonly isAsked: boolean;
  readonly onLook: () => void;
  readonly onBuild: () => void;
};

/** Goes on with what one came here for: an idea from the site is read, and a build that was asked for begins once it can. */
export function useArrival({ mode, draft, gate, looksFirst, isAsked, onLook, onBuild }: Arrival): void {
  useOnce(looksFirst && mode === 'chat' && draft === null, onLook);
  useOnce(isAsked && draft !== null && gate.isKnown, onBuild);
}

/** Acts each time that something comes true. */
function useOnce(isTrue: boolean, act: () => void): void {
  const done = useEffectEvent(act);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => done());
    return () => clearTimeout(timer);
  }, [isTrue]);
}
