import { type AdminUser, PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

function userOf(index: number, rest: Partial<AdminUser> = {}): AdminUser {
  return {
    ...{ id: `u${index}`, firstName: `First${index}`, lastName: '<b>Last</b>', email: `u${index}@example.com` },
    ...{ emailConfirmed: index % 2 === 0, company: 'Quays', phone: null, role: 'user', paymentExempt: false },
    ...{ exemptionReason: null, exemptionExpiresAt: null, generationsLimit: null, generationsUsed: 0 },
    ...{ projectCount: index, totalRevenue: 250, revenue: { USD: 250, EUR: 20 }, createdAt: '2026-03-10T10:00:00Z' },
    ...rest,
  };
}

const STATS = {
  users: { total: 45, admins: 2, exempt: 3, newThisMonth: 4 },
  projects: { total: 60, completed: 40, failed: 5, successRate: 67 },
  revenue: { total: 1710, thisMonth: 350, paymentCount: 13, averagePayment: 131.54, totals: { USD: 1710, EUR: 20 } },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    ...{ accounts: index, completed: index * 3, failed: index % 3, revenue: index * 50 },
  })),
};
const MONTHS = [
  { month: new Date().toISOString().slice(0, 7), currency: 'USD', revenue: 40, count: 1 },
  { month: '2026-03', currency: 'USD', revenue: 350, count: 2 },
];
const REVENUE: Readonly<Record<string, unknown>> = {
  [PATHS.revenueOverview]: {
    ...{ totalRevenue: 1710, totalPayments: 13, averagePayment: 131.54, totals: { USD: 1710, EUR: 20 } },
    ...{ revenueByPlan: { Starter: 960, Advanced: 750 }, revenueByMonth: MONTHS },
  },
  [PATHS.revenueMonthly]: MONTHS,
  [PATHS.revenueByUser]: [
    {
      user: { id: 'u1', firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
      ...{ currency: 'USD', revenue: 350, paymentCount: 2 },
    },
  ],
};

/** What the panel asked the server for. */
type Asked = { readonly method: string; readonly path: string; readonly query: string; readonly body: unknown };

/** Lets the page be an administrator's, with a server that answers as one would. */
async function withServer(page: Page, address: string): Promise<Asked[]> {
  const { user } = await signedIn(page, address);
  const me = { success: true, data: { user: { ...user, role: 'admin' } } };
  await page.route(`**${PATHS.me}`, (route) => route.fulfill({ json: me }));
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify({ ...user, role: 'admin' }));
  const asked: Asked[] = [];
  await page.route('**/api/admin/**', (route) => {
    const request = route.request();
    const { pathname: path, search: query } = new URL(request.url());
    asked.push({ method: request.method(), path, query, body: request.postDataJSON() as unknown });
    if (path === PATHS.adminStats) return route.fulfill({ json: { success: true, data: STATS } });
    if (REVENUE[path] !== undefined) return route.fulfill({ json: { success: true, data: REVENUE[path] } });
    if (path.endsWith('/exemption')) {
      return route.fulfill({ json: { success: true, data: userOf(1) } });
    }
    if (request.method() !== 'GET') return route.fulfill({ json: { success: true, data: userOf(1) } });
    const users = Array.from({ length: 20 }, (_, index) => userOf(index, index === 2 ? { paymentExempt: true } : {}));
    const pagination = { total: 45, page: 1, limit: 20, totalPages: 3 };
    return route.fulfill({ json: { success: true, data: { users, pagination } } });
  });
  return asked;
}

describeWith(['chromium'], 'the admin panel', () => {
  const site = sharedSite('free');

  test('sends whoever is no administrator to the dashboard, and asks for nothing (ADM-01, ADM-02)', async () => {
    const page = await site.page();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Sign in to continue' }).waitFor();
    await signedIn(page, site.address());
    await page.goto('/admin');
    await page.waitForURL('/dashboard');
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  });

  test('shows the figures of each part when it is entered (ADM-05, ADM-06, ADM-12, ADR-01 to ADR-08)', async () => {
    const page = await site.page();
    const asked = await withServer(page, site.address());
    await page.goto('/admin');
    await page.getByRole('region', { name: 'Revenue' }).getByText('$1,710.00 + €20.00').waitFor();
    for (const figure of ['45', '67%', '$131.54']) await page.getByText(figure, { exact: true }).waitFor();
    expect(asked.map(({ path }) => path)).toEqual([PATHS.adminStats]);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    asked.length = 0;
    await page.getByRole('link', { name: 'Revenue' }).click();
    await page.waitForURL('/admin?tab=revenue');
    await page.getByRole('region', { name: 'Revenue by plan' }).getByText('$960.00').waitFor();
    await page.getByRole('region', { name: 'Revenue by month' }).getByText('Mar 2026').waitFor();
    const months = page.getByRole('region', { name: 'Revenue in USD, by month' }).getByRole('listitem');
    expect(await months.count()).toBe(12);
    await page.getByRole('region', { name: 'Top users by revenue' }).getByText('ada@example.com, 2 payments').waitFor();
    expect(asked.map(({ path }) => path).toSorted()).toEqual(Object.keys(REVENUE).toSorted());
    expect(asked.find(({ path }) => path === PATHS.revenueByUser)?.query).toBe('?limit=10');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('lists, filters and pages users by the address bar (ADU-01 to ADU-05, ADU-07, ADU-10)', async () => {
    const page = await site.page();
    const asked = await withServer(page, site.address());
    await page.goto('/admin?tab=users');
    await page.getByText('1–20 of 45 users').waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(21);
    await page.getByText('<b>Last</b>').first().waitFor();
    await page.getByText('Exempt, without end, 0 used').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('/admin?tab=users&page=2');
    await page.getByLabel('Role', { exact: true }).selectOption('admin');
    await page.waitForURL('/admin?tab=users&role=admin');
    await page.getByLabel('Payment').selectOption('true');
    await page.getByRole('searchbox').fill('quays');
    await page.waitForURL(/search=quays/);
    await expect.poll(() => asked.at(-1)?.query).toMatch(/search=quays/);
    const last = new URLSearchParams(asked.at(-1)?.query);
    expect(Object.fromEntries(last)).toEqual({ limit: '20', role: 'admin', paymentExempt: 'true', search: 'quays' });
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('shows on a phone what can be done to a user, without scrolling sideways', async () => {
    const page = await site.page();
    await withServer(page, site.address());
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin?tab=users');
    for (const name of [/^Edit /, /^Exempt /, /^Sessions of /, /^Delete /]) {
      const button = page.getByRole('button', { name }).first();
      await button.waitFor();
      const box = await button.boundingBox();
      expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(390);
    }
  });

  test('creates, edits and deletes users, and says what came of it (ADU-08 to ADU-36, ADM-07 to ADM-11)', async () => {
    const page = await site.page({ expected: ['409 (Conflict)', '500 (Internal', 'Failed to', 'Taken.'] });
    const asked = await withServer(page, site.address());
    const sent = () => asked.filter(({ method }) => method !== 'GET').at(-1);
    await page.goto('/admin?tab=users');
    await page.getByRole('button', { name: 'Create user' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    for (const text of ['First name', 'Last name', 'Password']) await dialog.getByText(`${text} is required`).waitFor();
    await dialog.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => dialog.getByLabel('Exemption reason').count()).toBe(0);
    await dialog.getByLabel('Exempt from paying').check();
    await dialog.getByLabel('Exemption reason').fill('tester');
    await dialog.getByLabel('Generations limit').fill('5');
    await dialog.getByLabel('First name').fill('Grace');
    await dialog.getByLabel('Last name').fill('Hopper');
    await dialog.getByLabel('Email').fill('grace@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('Abcdef1!');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('User created successfully').waitFor();
    expect(sent()).toMatchObject({
      ...{ method: 'POST', path: PATHS.adminUsers },
      body: { firstName: 'Grace', exemptionReason: 'tester', generationsLimit: 5, exemptionExpiresAt: null },
    });
    await expect.poll(() => page.getByText('User created successfully').count()).toBe(0);

    await page.getByRole('button', { name: 'Edit u1@example.com' }).click();
    await dialog.getByText('Leave empty to keep current').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').getByText('User updated successfully').waitFor();
    expect(sent()?.body).not.toHaveProperty('password');

    await page.getByRole('button', { name: 'Exempt u1@example.com from paying' }).click();
    await page.getByText('Payment exemption enabled successfully').waitFor();
    const nothing = { exemptionExpiresAt: null, generationsLimit: null };
    expect(sent()?.body).toEqual({ paymentExempt: true, exemptionReason: 'Admin Action', ...nothing });
    await page.getByRole('button', { name: 'End exemption of u2@example.com' }).click();
    await page.getByText('Payment exemption disabled successfully').waitFor();
    expect(sent()?.body).toEqual({ paymentExempt: false, exemptionReason: null, ...nothing });

    await page.getByRole('button', { name: 'Delete u1@example.com' }).click();
    await dialog
      .getByText('Are you sure you want to delete this user? This action cannot be undone.', { exact: true })
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(sent()?.method).toBe('PATCH');
    await page.getByRole('button', { name: 'Delete u1@example.com' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('User deleted successfully').waitFor();
    expect(sent()).toMatchObject({ method: 'DELETE', path: PATHS.adminUser('u1') });

    const json = { success: false, message: 'Taken.', error: { code: 'EMAIL_TAKEN' } };
    await page.route(`**${PATHS.adminUsers}/u1`, (route) => route.fulfill({ status: 409, json }));
    await page.getByRole('button', { name: 'Edit u1@example.com' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').getByText('Taken.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText('Taken.').waitFor();
    const silent = { status: 500, json: { success: false } };
    await page.route(`**${PATHS.adminUsers}/**`, (route) => route.fulfill(silent));
    await page.getByRole('button', { name: 'Delete u3@example.com' }).click();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alert').getByText('Failed to delete user').waitFor();
    await page.getByRole('button', { name: 'Exempt u3@example.com from paying' }).click();
    await page.getByRole('alert').getByText('Failed to update payment exemption').waitFor();
  });

  test.each([
    ['/admin', 'Failed to fetch admin statistics'],
    ['/admin?tab=users', 'Failed to fetch users'],
    ['/admin?tab=revenue', 'Failed to fetch revenue data'],
  ])('says what could not be loaded at %s (ADM-14, ADU-28, ADR-10)', async (path, text) => {
    const page = await site.page({ expected: ['500 (Internal', text] });
    await withServer(page, site.address());
    const json = { success: false, message: 'another message', error: { code: 'UNKNOWN_ERROR' } };
    await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, json }));
    await page.goto(path);
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    await page.unroute('**/api/admin/**');
  });
});
