import { openTabStore } from './tab-store.ts';

const KEY = 'awaited-payment';

/** For which draft this tab asked for a payment, so that its build goes on after a reload; null: for none. */
export function awaitedPayment(): string | null {
  return openTabStore().read(KEY);
}

/** Remembers it for as long as the tab is open. @param draft what this browser calls it */
export function awaitPayment(draft: string): void {
  openTabStore().write(KEY, draft);
}

export function forgetAwaitedPayment(): void {
  openTabStore().remove(KEY);
}
