import { type AdminPlan, PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';

const PRICING = { current: 80, original: 100, discounted: 80, isDiscounted: true, discountPercentage: 20 };

function planOf(name: string, rest: Partial<AdminPlan> = {}): AdminPlan {
  return {
    ...{ id: name, key: name.toLowerCase(), name, description: 'For all', features: ['a', 'b', 'c', 'd', 'e'] },
    ...{ covers: ['swagger'], currency: 'EUR', originalPrice: 100, discountedPrice: 80, discountPercentage: 0 },
    ...{ stripeProductId: null, stripePriceId: null, discountStartDate: null, discountEndDate: null, sortOrder: 1 },
    ...{ isActive: true, isArchived: false, payments: 3, metadata: {}, currentPricing: PRICING },
    formerPrices: [
      {
        currency: 'EUR',
        originalPrice: 50,
        discountedPrice: null,
        discountPercentage: 10,
        validUntil: '2026-03-10T10:00:00Z',
      },
    ],
    ...rest,
  };
}

type Asked = { readonly method: string; readonly path: string; readonly body: unknown };

/** Lets the page be an administrator's, with a server that keeps plans. `fails` makes it refuse. */
async function withPlans(page: Page, address: string) {
  const { user } = await signedIn(page, address);
  const me = { success: true, data: { user: { ...user, role: 'admin' } } };
  await page.route(`**${PATHS.me}`, (route) => route.fulfill({ json: me }));
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify({ ...user, role: 'admin' }));
  const state = { asked: [] as Asked[], fails: false as boolean | string };
  const plans = [
    planOf('Team'),
    planOf('Old', { isActive: false, isArchived: true }),
    planOf('Small', { features: ['a', 'b', 'c'] }),
  ];
  await page.route('**/api/pricing/admin**', answer);
  await page.route('**/api/pricing/admin/**', answer);
  async function answer(route: Parameters<Parameters<Page['route']>[1]>[0]) {
    const request = route.request();
    const method = request.method();
    state.asked.push({ method, path: new URL(request.url()).pathname, body: request.postDataJSON() as unknown });
    if (state.fails !== false) {
      const json =
        state.fails === true ? {} : { success: false, message: state.fails, error: { code: 'UNKNOWN_ERROR' } };
      return route.fulfill({ status: 500, json });
    }
    if (method === 'GET') return route.fulfill({ json: { success: true, data: plans } });
    if (method === 'DELETE') return route.fulfill({ json: { success: true, data: { id: 'Team' } } });
    return route.fulfill({ json: { success: true, data: planOf('Team', { isActive: method !== 'PATCH' }) } });
  }
  await page.goto('/admin?tab=pricing');
  return state;
}

describeWith(['chromium'], 'the plans in the admin panel', () => {
  const site = sharedSite('free');

  test('are listed, shown and hidden, and deleted after a question (ADP-01 to ADP-04, ADP-13, ADP-20, ADP-30, ADP-32)', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    const state = await withPlans(page, site.address());
    const rows = page.getByRole('region', { name: 'Plans' }).getByRole('listitem');
    await rows.first().getByText('a; b; c').waitFor();
    await rows.first().getByText('+2 more').waitFor();
    await rows.first().getByText('€80.00').waitFor();
    await expect.poll(() => page.getByText('more', { exact: false }).count()).toBe(2);
    await page.getByText('Archived').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Edit Old' }).count()).toBe(0);
    await page.getByText('Former prices of Team').click();
    await rows.first().getByText('€50.00, 10% off').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Deactivate Team' }).click();
    await page.getByText('Pricing plan deactivated successfully').waitFor();
    expect(state.asked).toContainEqual({ method: 'PATCH', path: PATHS.adminPlanToggle('Team'), body: null });
    await page.getByRole('button', { name: 'Delete Team' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText('Are you sure you want to delete this pricing plan? This action cannot be undone.', { exact: true })
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(state.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await page.getByRole('button', { name: 'Delete Team' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Pricing plan deleted successfully').waitFor();
  });

  test('are created and changed in a form, and the public prices are loaded anew (ADP-05, ADP-14 to ADP-19, ADP-22, ADP-28, ADP-29)', async () => {
    const page = await site.page();
    const state = await withPlans(page, site.address());
    await page.getByRole('button', { name: 'Create plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create plan' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Name is required').waitFor();
    await dialog.getByText('Original price is required').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('Name*').fill('Solo');
    await dialog.getByLabel('Original price*').fill('1.005');
    await dialog.getByText('Write a price such as 99 or 99.50').waitFor();
    await dialog.getByLabel('Original price*').fill('99.99');
    await dialog.getByLabel('Features').fill('a\n\nb\n');
    await dialog.getByLabel('Place in the order').fill('7');
    await dialog.getByLabel('Exception Handler').check();
    const refreshed = page.waitForRequest((request) => new URL(request.url()).pathname === PATHS.pricing);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pricing plan created successfully').waitFor();
    await refreshed;
    expect(state.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'Solo', description: '', currency: 'USD', isActive: true, covers: ['swagger', 'exceptionHandler'] },
      ...{ originalPrice: 99.99, discountedPrice: null, discountPercentage: 0, features: ['a', 'b'], sortOrder: 7 },
      ...{ stripeProductId: null, stripePriceId: null, discountStartDate: null, discountEndDate: null },
    });
    await page.getByRole('button', { name: 'Edit Team' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit plan' });
    await expect.poll(() => edit.getByLabel('Original price*').inputValue()).toBe('100');
    await edit.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pricing plan updated successfully').waitFor();
  });

  test('say what failed, the server first where it saves (ADP-24 to ADP-27)', async () => {
    const page = await site.page({ expected: ['500 (Internal', 'pricing plan', 'No more plans.'] });
    const state = await withPlans(page, site.address());
    await page.getByRole('button', { name: 'Create plan' }).waitFor();
    state.fails = true;
    await page.getByRole('button', { name: 'Deactivate Team' }).click();
    await page.getByRole('alert').getByText('Failed to update pricing plan status').waitFor();
    await page.getByRole('button', { name: 'Delete Small' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Failed to delete pricing plan').first().waitFor();
    await page.getByRole('button', { name: 'Edit Team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit plan' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Failed to save pricing plan').waitFor();
    state.fails = 'No more plans.';
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('No more plans.').waitFor();
    state.fails = true;
    await page.goto('/admin?tab=pricing');
    await page.getByRole('alert').getByText('Failed to fetch pricing plans').waitFor();
  });

  test('the audit trail says who did what, and when', async () => {
    const page = await site.page({ viewport: { width: 390, height: 844 } });
    await withPlans(page, site.address());
    const action = { id: 1, happenedAt: '2026-03-10T10:00:00Z', actor: 'chief@example.com', action: 'plan changed' };
    const pagination = { total: 21, page: 1, limit: 20, totalPages: 2 };
    const asked: string[] = [];
    await page.route(`**${PATHS.adminActions}**`, (route) => {
      asked.push(new URL(route.request().url()).search);
      const actions = [{ ...action, target: 'team', details: { price: 80, before: { price: 50 } } }];
      return route.fulfill({ json: { success: true, data: { actions, pagination } } });
    });
    await page.getByRole('link', { name: 'Audit Trail' }).click();
    await page.getByText('price: 80, before: {"price":50}').waitFor();
    await page.getByText('by chief@example.com').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/tab=trail&page=2/);
    await expect.poll(() => asked.at(-1)).toBe('?page=2&limit=20');
  });
});
