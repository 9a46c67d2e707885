import { useEffect } from 'react';

const AFTER_MS = 2000;

/** Loads what draws toasts ahead of the first one, so that it can appear even when the connection is what broke. */
export function useEarlyToaster(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('../../shared/ui/toaster.tsx').catch((cause: unknown) =>
        console.info('Toasts cannot be drawn yet.', cause),
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
