import type { Page } from '@playwright/test';

/** Opens a pane of the review, of which a phone shows one at a time and a desktop all. */
export async function openPane(page: Page, name: 'Diagram' | 'Messages' | 'SQL' | 'Tables'): Promise<void> {
  await page.getByRole('region', { name: 'What it costs' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Review' });
  if (await tabs.isVisible()) await tabs.getByRole('button', { name }).click();
}
