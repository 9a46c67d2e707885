import type { Page } from '@playwright/test';

/** What the review is made of; a desktop shows all of it, a phone one pane at a time. */
export type PaneName = 'Diagram' | 'Messages' | 'SQL' | 'Tables';

/** Opens that pane of the review where only one is shown. */
export async function openPane(page: Page, name: PaneName): Promise<void> {
  await page.getByRole('region', { name: 'What it costs' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'Review' });
  if (await tabs.isVisible()) await tabs.getByRole('button', { name }).click();
}
