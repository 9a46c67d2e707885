import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

const PAYMENT = {
  ...{ id: 'p1', plan: 'starter', planName: 'Starter', amount: 100, currency: 'USD', refundedAmount: 25 },
  ...{ status: 'succeeded', use: 'used', dispute: null, projectId: null, testMode: true, receiptNumber: '2026-000007' },
  ...{ createdAt: '2026-03-10T10:00:00Z', paidAt: '2026-03-10T10:01:00Z', email: 'ada@example.com', userId: null },
  ...{ provider: 'sandbox', intentId: 'sandbox_0123456789abcdef' },
};
const FAILURE = {
  ...{ id: 'g1', projectId: 'x', projectName: 'harbour', userId: 'u1', email: 'ada@example.com' },
  ...{ code: 'SCHEMA_ERROR', message: 'Line 3, column 7: No table was found.', step: 'Reading schema', attempts: 2 },
  endedAt: '2026-03-10T10:00:00Z',
};
const USER = {
  ...{ id: 'u1', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', emailConfirmed: true },
  ...{ company: null, phone: null, role: 'user', paymentExempt: false, exemptionReason: null, generationsUsed: 0 },
  ...{ exemptionExpiresAt: null, generationsLimit: null, projectCount: 1, totalRevenue: 0, revenue: {} },
  createdAt: '2026-03-10T10:00:00Z',
};
const SESSION = {
  createdAt: '2026-03-10T10:00:00Z',
  lastSeenAt: '2026-03-11T10:00:00Z',
  expiresAt: '2027-03-10T10:00:00Z',
};
const PAGES = { total: 45, page: 1, limit: 20, totalPages: 3 };

describeWith(['chromium'], 'the lists of the admin panel', () => {
  const site = sharedSite('free');

  /** Lets the page be an administrator's, with a server that answers as one would. @returns what it was asked */
  async function asAdmin(page: Page): Promise<string[]> {
    const { user } = await signedIn(page, site.address());
    const stored = { ...user, role: 'admin' };
    await page.route(`**${PATHS.me}`, (route) => route.fulfill({ json: { success: true, data: { user: stored } } }));
    await page.evaluate((text) => localStorage.setItem('user', text), JSON.stringify(stored));
    const asked: string[] = [];
    await page.route('**/api/admin/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(`${route.request().method()} ${pathname}${search}`);
      const answer = (data: object) => route.fulfill({ json: { success: true, data } });
      if (pathname === PATHS.adminPayments) return answer({ payments: [PAYMENT], pagination: PAGES });
      if (pathname === PATHS.adminFailures) return answer({ failures: [FAILURE], pagination: PAGES });
      if (pathname.includes('/export/')) return route.fulfill({ contentType: 'text/csv', body: '"id"\r\n' });
      if (pathname.endsWith('/sessions')) {
        if (route.request().method() === 'DELETE') return route.fulfill({ json: { success: true, message: 'Ended.' } });
        return answer({ sessions: [{ ...SESSION, current: false }] });
      }
      return answer({ users: [USER], pagination: { ...PAGES, total: 1, totalPages: 1 } });
    });
    return asked;
  }

  test('payments are searched, filtered and paged in the address bar, and exported', async () => {
    const page = await site.page();
    const asked = await asAdmin(page);
    await page.goto('/admin?tab=payments');
    const entry = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
    await entry.getByText('ada@example.com').waitFor();
    await entry.getByText(', account deleted').waitFor();
    await entry.getByText('Starter, used, test, receipt 2026-000007').waitFor();
    await entry.getByText('$25.00 back').waitFor();
    await page.getByLabel('State').selectOption('succeeded');
    await page.waitForURL('/admin?tab=payments&status=succeeded');
    await page.getByRole('searchbox').fill('2026-');
    await page.waitForURL('/admin?tab=payments&status=succeeded&search=2026-');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('/admin?tab=payments&status=succeeded&search=2026-&page=2');
    await expect.poll(() => asked.at(-1)).toBe('GET /api/admin/payments?limit=20&search=2026-&status=succeeded&page=2');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('payments.csv');
  });

  test('failures say code, step and cause', async () => {
    const page = await site.page();
    const asked = await asAdmin(page);
    await page.goto('/admin?tab=failures');
    const entry = page.getByRole('region', { name: 'Failures' }).getByRole('listitem');
    await entry.getByText('SCHEMA_ERROR').waitFor();
    await entry.getByText('in "Reading schema", 2 attempts').waitFor();
    await entry.getByText('No table was found.').waitFor();
    await page.getByRole('searchbox').fill('schema');
    await page.waitForURL('/admin?tab=failures&search=schema');
    await expect.poll(() => asked.at(-1)).toBe('GET /api/admin/failures?limit=20&search=schema');
  });

  test('sessions of a user are shown and ended', async () => {
    const page = await site.page();
    const asked = await asAdmin(page);
    await page.goto('/admin?tab=users');
    await page.getByRole('button', { name: 'Sessions of ada@example.com' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Signed in 10 Mar 2026').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'End all sessions' }).click();
    await page.getByText('All sessions of this user were ended').waitFor();
    expect(asked).toContain('DELETE /api/admin/users/u1/sessions');
  });

  test.each(FLOW_LOOKS)('have no finding of axe and fit: $look', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await asAdmin(page);
    for (const [tab, shown] of [
      ['payments', 'ada@example.com'],
      ['failures', 'SCHEMA_ERROR'],
    ] as const) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByText(shown).first().waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
