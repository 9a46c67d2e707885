import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { awakeHome } from './kit/awake-home.ts';
import { holdTime } from './kit/held-time.ts';
import { focusedId } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { sharedSite } from './kit/site.ts';

const FAILED = 'Something went wrong. Please try again or contact us directly.';

const form = (page: Page) => page.getByRole('region', { name: 'Book a Live Demo' });

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('King');
  await form(page).getByLabel('Email').fill('ada@example.com');
  await form(page).getByLabel('Company').fill('Engines & Sons');
}

describeWith(['chromium'], 'booking a demo', () => {
  const site = sharedSite('free');
  const submit = (page: Page) => form(page).getByRole('button', { name: 'Book my demo' }).click();

  test('needs four fields and an e-mail address (BOOK-01, BOOK-02)', async () => {
    const page = await site.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await awakeHome(page);
    for (const [label, id] of [
      ['First name', 'demo-firstName'],
      ['Last name', 'demo-lastName'],
      ['Email', 'demo-email'],
      ['Company', 'demo-company'],
    ] as const) {
      await fill(page);
      await form(page).getByLabel(label).fill('');
      await submit(page);
      await expect.poll(() => focusedId(page)).toBe(id);
      await expect.poll(() => form(page).getByLabel(label).getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => form(page).locator('label', { hasText: label }).textContent()).toContain('*');
    }
    await fill(page);
    await form(page).getByLabel('Email').fill('abc');
    await expect.poll(() => form(page).getByLabel('Email').getAttribute('type')).toBe('email');
    await submit(page);
    await form(page).getByText('Please enter a valid email address').waitFor();
    expect(sent).not.toContain(PATHS.scheduleDemo);
  });

  test('offers the kinds of projects and times of the specification (BOOK-04, BOOK-05, BOOK-10, BOOK-11)', async () => {
    const page = await site.page();
    await awakeHome(page);
    const values = async (label: string) =>
      form(page)
        .getByLabel(label)
        .locator('option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(await values('Project type')).toEqual([
      '',
      'new-project',
      'existing-modernization',
      'microservices-migration',
      'api-development',
      'proof-of-concept',
      'enterprise-solution',
    ]);
    expect(await values('Preferred time')).toEqual(['', 'morning', 'afternoon', 'evening', 'flexible']);
    await form(page).getByText('within 24 hours for a 30-minute demo').waitFor();
  });

  test.each(FLOW_LOOKS)(
    'shows the meeting and resets: $look (BOOK-03, BOOK-06 to BOOK-09)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme, timezoneId: 'Europe/Berlin' });
      await awakeHome(page);
      await fill(page);
      await form(page).getByLabel('Phone').fill('+49 30 1');
      await form(page).getByLabel('Project type').selectOption('proof-of-concept');
      await form(page).getByLabel('Preferred time').selectOption('afternoon');
      await form(page).getByLabel('Message').fill('Two lines,\nand <b>markup</b>.');
      const sending = page.waitForRequest((request) => request.url().endsWith(PATHS.scheduleDemo));
      const answering = page.waitForResponse((response) => response.url().endsWith(PATHS.scheduleDemo));
      await submit(page);
      expect((await sending).postDataJSON()).toEqual({
        firstName: 'Ada',
        lastName: 'King',
        email: 'ada@example.com',
        company: 'Engines & Sons',
        phone: '+49 30 1',
        projectType: 'proof-of-concept',
        preferredTime: 'afternoon',
        message: 'Two lines,\nand <b>markup</b>.',
        timeZone: 'Europe/Berlin',
      });
      const { meeting } = (await (await answering).json()) as { meeting: { meetingDate: string; meetingTime: string } };
      const panel = page.getByRole('region', { name: 'Your demo is booked' });
      await panel.getByText(meeting.meetingDate).waitFor();
      await panel.getByText(meeting.meetingTime).waitFor();
      await panel.getByText('15 minutes').waitFor();
      await panel.getByText('A calendar invite and a confirmation e-mail were sent').waitFor();
      await expect.poll(() => focusedId(page)).toBe('meeting-title');
      await expect.poll(() => form(page).getByLabel('First name').count()).toBe(0);
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Book another demo' }).click();
      await expect.poll(() => form(page).getByLabel('First name').inputValue()).toBe('');
    },
  );

  test('the status leaves after eight seconds, the meeting stays (BOOK-13, BOOK-14)', async () => {
    const page = await site.page();
    await awakeHome(page);
    await fill(page);
    const time = await holdTime(page);
    await submit(page);
    const status = form(page).getByRole('status');
    await time.until(status);
    await time.pass(7800);
    await expect.poll(() => status.isVisible()).toBe(true);
    await time.pass(300);
    await status.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('region', { name: 'Your demo is booked' }).isVisible()).toBe(true);
  });

  test('keeps what was typed before the code of the form arrived', async () => {
    const page = await site.page();
    await page.goto('/');
    await fill(page);
    await expect.poll(() => form(page).getByLabel('First name').inputValue()).toBe('Ada');
    await page.waitForTimeout(500);
    await expect.poll(() => form(page).getByLabel('First name').inputValue()).toBe('Ada');
  });

  test('says so when it fails, and keeps what was typed (BOOK-15, BOOK-16)', async () => {
    const page = await site.page({ expected: ['500 (Internal', 'ERR_FAILED'] });
    await awakeHome(page);
    await fill(page);
    for (const answer of ['500', 'cut'] as const) {
      const seen = Promise.withResolvers<undefined>();
      await page.route(`**${PATHS.scheduleDemo}`, async (route) => {
        await seen.promise;
        await (answer === 'cut' ? route.abort() : route.fulfill({ status: 500, json: { success: false } }));
      });
      await submit(page);
      await form(page).getByRole('button', { name: 'Booking...' }).waitFor();
      seen.resolve(undefined);
      await form(page).getByRole('alert').getByText(FAILED, { exact: true }).waitFor();
      await expect.poll(() => form(page).getByLabel('Company').inputValue()).toBe('Engines & Sons');
      await page.unroute(`**${PATHS.scheduleDemo}`);
    }
  });
});
