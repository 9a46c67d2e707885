import type { Page } from '@playwright/test';

/** A toast with exactly that sentence. */
export function toast(page: Page, text: string) {
  return page.locator('[data-sonner-toast]').getByText(text, { exact: true });
}
