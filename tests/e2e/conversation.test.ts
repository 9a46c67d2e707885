import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { openPane } from './kit/open-pane.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { walkWizard } from './kit/wizard.ts';

describeWith(['chromium'], 'the conversation about an idea', () => {
  const site = sharedSite('free');

  async function askedOf(idea: string, options: Parameters<typeof site.page>[0] = {}) {
    const page = await site.page(options);
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page.getByLabel('Your idea').fill(idea);
    await page.getByRole('button', { name: 'Show the schema first' }).press('Enter');
    return page;
  }

  const ONE_LINE = 'help desk for our IT department';

  test.each(FLOW_LOOKS)('says what was understood and what can be decided, without a finding: $look', async (look) => {
    const page = await askedOf('CRM for a small agency in Berlin', {
      viewport: look.viewport,
      colorScheme: look.colorScheme,
    });
    await openPane(page, 'Messages');
    await page.getByText(/^Customer relations: sales reps, companies/).waitFor();
    await page
      .getByRole('group', { name: /^Can an activity have several/ })
      .first()
      .waitFor();
    await page.getByRole('group', { name: 'To add' }).getByRole('button', { name: 'Add Quotes' }).waitFor();
    await page.getByRole('list', { name: 'Assumed of your idea' }).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('each click is a sentence with its change and its undo, and nobody loses the place', async () => {
    const page = await askedOf(ONE_LINE);
    const focused = () => page.evaluate('document.activeElement?.textContent ?? ""');
    await expect.poll(() => page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('What was said');
    const chip = page.getByRole('button', { name: /Service levels$/ });
    await chip.press('Enter');
    const log = page.getByRole('log', { name: 'Changes' });
    await log.getByText('Add service levels from the help desk model').waitFor();
    await log.getByText(/Table sla_policies added/).waitFor();
    await expect.poll(() => chip.getAttribute('aria-disabled')).toBe('true');
    expect(String(await focused())).toContain('Service levels');
    await log.getByRole('button', { name: 'Undo' }).press('Enter');
    await log.getByText(/Table sla_policies added/).waitFor({ state: 'detached' });
    await expect.poll(() => chip.getAttribute('aria-disabled')).toBeNull();
  });

  test('an assumption is kept by one button and taken back by another', async () => {
    const page = await askedOf(ONE_LINE);
    const keep = page.getByRole('button', { name: 'Keep: I added customers.' });
    await keep.click();
    await expect.poll(() => keep.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('button', { name: 'Take back: I added departments.' }).click();
    await page
      .getByRole('log')
      .getByText(/Table departments (removed|dropped)/)
      .waitFor();
    await expect.poll(() => page.locator('.erd .node[data-table="departments"]').count()).toBe(0);
    await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.erd .node[data-table="departments"]').waitFor();
  });

  test('who writes in another language is told so in it', async () => {
    const page = await askedOf('Ein Helpdesk (help desk) für unsere Firma mit Tickets und Kunden, die Agents haben');
    await page
      .locator('p[lang=de]')
      .getByText(/Englisch/)
      .waitFor();
  });
});
