import type { Page } from '@playwright/test';
import { expect } from 'vitest';

/** Opens the home page and moves the pointer, which brings the code below its first screen. */
export async function awakeHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.mouse.move(200, 200);
  // React marks the elements it has taken over.
  const isTakenOver = () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
}
