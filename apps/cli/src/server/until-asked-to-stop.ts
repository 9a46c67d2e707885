import { EXIT } from '../exit-code.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Resolves at the first signal to stop. A second one ends the process at once. */
export function untilAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = (): void => {
      if (asked) process.exit(EXIT.refused);
      asked = true;
      resolve();
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
  });
}
