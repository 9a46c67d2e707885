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
