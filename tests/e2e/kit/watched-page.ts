import type { Page } from '@playwright/test';

/** A page that remembers what went wrong in it: console errors, warnings, uncaught exceptions, refused requests. */
export type WatchedPage = Page & { readonly complaints: readonly string[] };

/** @param expected parts of messages that are no complaints */
export function watch(page: Page, expected: readonly string[]): WatchedPage {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!expected.some((part) => text.includes(part))) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  return Object.assign(page, { complaints });
}

/** Makes `goto` wait until React answers: written-out pages show their fields and buttons before that. */
export function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    // React marks the elements it has taken over. Other documents have nothing to wait for.
    await page.waitForFunction(() => {
      const first = document.querySelector('#root[data-page] > *');
      return first === null || Object.keys(first).some((key) => key.startsWith('__react'));
    });
    return answer;
  };
}
