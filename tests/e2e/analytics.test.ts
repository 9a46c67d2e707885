import { PATHS, type Project } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

const LIST = `**${PATHS.projects}?limit=100`;

function projectOf(index: number, rest: Partial<Project> = {}): Project {
  return {
    ...{
      id: `p${index}`,
      name: `project${index}`,
      status: 'completed',
      originalIdea: '',
      draft: null,
      description: '',
    },
    ...{ createdAt: '2026-03-10T10:00:00Z', generatedAt: `2026-03-10T10:0${index % 10}:30Z` },
    ...{ zipFilename: null, errorMessage: null, database: null, versions: 1, leftOut: 0 },
    metadata: {
      ...{ generateSwagger: 'true', generateExceptionHandler: 'false', generateSecurityComponents: 'false' },
      ...{ isMonolithicApplication: 'true', crudEnabled: 'true' },
    },
    ...rest,
  };
}

async function answerWith(page: Page, projects: readonly Project[], total = projects.length): Promise<() => number> {
  let calls = 0;
  const pagination = { total, page: 1, limit: 100, totalPages: 1 };
  await page.route(LIST, (route) => {
    calls += 1;
    return route.fulfill({ json: { success: true, data: { projects, pagination } } });
  });
  return () => calls;
}

describeWith(['chromium'], 'analytics', () => {
  const site = sharedSite('free');

  test('shows the six sections, and asks again on entry, range and Refresh (ANA-01 to ANA-21, ANA-35)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    const times = Array.from({ length: 12 }, (_, index) => projectOf(index));
    const failed = projectOf(13, { status: 'failed', generatedAt: null, createdAt: '2026-03-04T10:00:00Z' });
    const calls = await answerWith(page, [...times, failed], 120);
    await page.goto('/analytics');
    const overview = page.getByRole('region', { name: 'Performance Overview' });
    await overview.getByText('92%').waitFor();
    await expect
      .poll(() => overview.locator('dt').allTextContents())
      .toEqual([...['Total Projects', 'Success Rate', 'Avg Generation Time', 'Fastest Generation']]);
    await page.getByText('All figures cover the latest 100 projects.').waitFor();
    const trends = page.getByRole('region', { name: 'Project Trends' });
    const days = trends.getByRole('listitem');
    await expect.poll(() => days.count()).toBe(7);
    await expect.poll(() => days.first().textContent()).toContain('1 failed');
    await expect.poll(() => days.last().textContent()).toContain('12 completed');
    await trends.getByText('Last 7 days: 13 projects').waitFor();
    const performance = page.getByRole('region', { name: 'Generation Performance' }).getByRole('listitem');
    await expect.poll(() => performance.count()).toBe(10);
    await expect.poll(() => performance.first().textContent()).toBe('#1project9Swagger9.5 minCompleted');
    await page.getByText('12/13').waitFor();
    await page.getByText('92.3%').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(7);
    expect(calls()).toBe(1);
    await page.getByLabel('Time Range').selectOption('30d');
    await expect.poll(() => days.count()).toBe(30);
    expect(calls()).toBe(2);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(calls).toBe(3);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('/dashboard');
  });

  test('says what is being waited for, what is empty, and what failed (ANA-03, ANA-17, ANA-20, ANA-41, ANA-44)', async () => {
    const page = await site.page({ expected: ['500 (Internal', 'Unexpected answer'] });
    await signedIn(page, site.address());
    const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(LIST, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/analytics');
    await page.getByRole('status').getByText('Loading analytics data...').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true');
    answer(undefined);
    await page.getByText('No generation data available').waitFor();
    await page.getByText('No success rate data available').waitFor();
    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ json: { success: false } }));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('alert').getByText('Failed to load analytics data', { exact: true }).waitFor();
    await page.unroute(LIST);
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').getByText('Failed to load analytics data. Please try again.').waitFor();
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No generation data available').waitFor();
  });

  test('a session that ended leads home with a message (ANA-42, ANA-43)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    await signedIn(page, site.address());
    const json = { success: false, message: 'x', error: { code: 'AUTH_REQUIRED' } };
    await page.route(LIST, (route) => route.fulfill({ status: 401, json }));
    await page.goto('/analytics');
    await page.waitForURL('/');
    await page.locator('[data-sonner-toast]').getByText('Authentication required. Please log in again.').waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
