import type { Page } from '@playwright/test';

/**
 * When the next request to a path starts, in milliseconds by the browser's clock: how busy this process is does not show.
 * To be called before what causes the request.
 */
export async function startedAt(page: Page, path: string): Promise<number> {
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === path);
  return response.request().timing().startTime;
}
