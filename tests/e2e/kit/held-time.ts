import type { Locator, Page } from '@playwright/test';

/** A page whose clock stands still, so that what it does after a while is seen without waiting and on a machine of any speed. */
export type HeldTime = {
  /** Lets the page's clock run on in small steps until the element is there. */
  readonly until: (locator: Locator) => Promise<void>;
  /** Lets so much of the page's time pass at once. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Lets time pass by itself again. */
  readonly letGo: () => Promise<void>;
};

const STEP_MS = 10;
const LONGEST_MS = 60_000;

/** To be called on a page that has loaded. */
export async function holdTime(page: Page): Promise<HeldTime> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  return {
    until: async (locator) => {
      const end = performance.now() + LONGEST_MS;
      while (!(await locator.isVisible())) {
        if (performance.now() > end) throw new Error(`Not there: ${String(locator)}`);
        await page.clock.runFor(STEP_MS);
      }
    },
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    letGo: () => page.clock.resume(),
  };
}
