import type { Page } from '@playwright/test';

/** Opens the home page and moves the pointer, which brings the code below its first screen. */
export async function awakeHome(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/home-rest-/);
  await page.goto('/');
  await page.mouse.move(200, 200);
  await (await code).finished();
  await page.waitForTimeout(200); // the page takes over within a frame or two of its code's arrival
}
