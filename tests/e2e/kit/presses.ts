import type { Page } from '@playwright/test';

/** Counts what a hand does in every page of a tab: presses of a pointer, and of keys that do not write a text. */
export type Presses = { readonly pointer: () => number; readonly keys: () => number };

/** Keys that write: what is typed is what one has to say, and no step on the way. */
const isWriting = (key: string) => key.length === 1 && key !== ' ';

/** To be called before the first page is opened. Only what the browser itself took for a person's doing counts. */
export async function countPresses(page: Page): Promise<Presses> {
  let pointer = 0;
  const keys: string[] = [];
  await page.exposeFunction('notePointer', () => (pointer += 1));
  await page.exposeFunction('noteKey', (key: string) => keys.push(key));
  // As text: this project's types know no browser globals.
  await page.addInitScript(`
    addEventListener('pointerdown', (event) => event.isTrusted && notePointer(), true);
    addEventListener('keydown', (event) => {
      const writes = event.key === ' ' && event.target.matches('textarea, input:not([type=checkbox])');
      if (event.isTrusted && !writes) noteKey(event.key);
    }, true);
  `);
  return { pointer: () => pointer, keys: () => keys.filter((key) => !isWriting(key)).length };
}
