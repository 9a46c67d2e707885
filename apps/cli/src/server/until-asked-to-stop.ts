import { whenLeftAlone } from '../../bin/when-left-alone.js';
import { EXIT } from '../exit-code.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves at the first signal to stop, or when npx was stopped and left us alone. A second signal ends the process at once. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (): void => {
      if (asked) process.exit(EXIT.refused);
      asked = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    whenLeftAlone(resolve);
  });
}
