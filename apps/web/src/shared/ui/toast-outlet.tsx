import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { outletDemand } from '../lib/notify.ts';

const TRY_AGAIN_AFTER_MS = 3000;

/** Where toasts will appear. Costs nothing until the first one; without a connection the first one waits for it. */
export function ToastOutlet() {
  const isWanted = useSyncExternalStore(outletDemand.subscribe, outletDemand.isWanted, () => false);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || Toaster !== null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void import('./toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      (cause: unknown) => {
        console.info('Toasts cannot be drawn yet.', cause);
        timer = setTimeout(() => setAttempt((count) => count + 1), TRY_AGAIN_AFTER_MS);
      },
    );
    return () => clearTimeout(timer);
  }, [isWanted, Toaster, attempt]);
  return Toaster && <Toaster />;
}
