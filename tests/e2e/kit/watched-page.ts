import type { Page } from '@playwright/test';

/** A page that remembers what went wrong in it: console errors, warnings, uncaught exceptions, refused requests. */
export type WatchedPage = Page & {
  readonly complaints: readonly string[];
  /** `goto` that waits for no script: for a page whose scripts a test holds up. */
  readonly gotoAsWritten: Page['goto'];
};

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
  // Somebody who listens from the start: a browser told only when a test waits for the choice of a file opens its own dialog
  // when a key comes first.
  page.on('filechooser', () => undefined);
  return Object.assign(page, { complaints, gotoAsWritten: page.goto.bind(page) });
}

/**
 * Makes `goto`, and whatever is done after a link has led to another document, wait until React answers: written-out pages
 * show their fields and buttons before that, and a person cannot reach those of a door (`inert`), but a script can.
 */
export async function waitForScripts(page: Page): Promise<void> {
  // Asked before each action; what is there is waited out, so there is nothing to do about it.
  await page.addLocatorHandler(page.locator('#root[inert]'), () => Promise.resolve());
  const goto = page.goto.bind(page);
  page.goto = async (...asked) => {
    const answer = await goto(...asked);
    // React marks the elements it has taken over. Other documents have nothing to wait for.
    await page.waitForFunction(() => {
      const root = document.querySelector('#root:is([data-page], [inert])');
      const first = root?.firstElementChild ?? null;
      return first === null || Object.keys(first).some((key) => key.startsWith('__react'));
    });
    return answer;
  };
}
