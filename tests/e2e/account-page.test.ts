import { PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { signedIn, somebody } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { toast } from './kit/toast.ts';

const NEXT_PASSWORD = 'Hammer-5-times?';

describeWith(['chromium'], 'the account', () => {
  const site = sharedSite('free');

  async function register(): Promise<ReturnType<typeof somebody>> {
    const person = somebody();
    await fetch(site.address() + PATHS.register, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    return person;
  }

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  test.each(FLOW_LOOKS)('is reached by the menu and changes the profile: $look (REG-33, REG-34)', async (look) => {
    const page = await site.page({ viewport: look.viewport, colorScheme: look.colorScheme });
    await signedIn(page, site.address());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL('/account');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('First name is required').waitFor();
    await page.getByLabel('First name').fill('Mirjana <b>');
    await page.getByLabel('Phone').fill('+385 1');
    await page.getByLabel('Role').selectOption('cto');
    const sending = page.waitForRequest((request) => request.url().endsWith(PATHS.profile));
    await page.getByRole('button', { name: 'Save profile' }).click();
    expect((await sending).postDataJSON()).toMatchObject({
      firstName: 'Mirjana <b>',
      phone: '+385 1',
      jobTitle: 'cto',
    });
    await toast(page, 'Profile updated successfully.').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mirjana <b>');
    const stored = JSON.parse(String(await page.evaluate('localStorage.getItem("user")'))) as Record<string, unknown>;
    expect(stored).toMatchObject({ firstName: 'Mirjana <b>', jobTitle: 'cto', role: 'user' });
  });

  test('says that what is saved without a network waits for it, and sends it then', async () => {
    const page = await site.page({ expected: ['Failed to load resource', 'net::ERR_'] });
    const session = await signedIn(page, site.address());
    await page.goto('/account');
    await page.getByLabel('First name').fill('Mirjana');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save profile' }).click();
    const notice = page.getByText('You are offline; nothing is lost.');
    await notice.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toBe('beforeunload');
    await page.context().setOffline(false);
    await toast(page, 'Profile updated successfully.').waitFor();
    await notice.waitFor({ state: 'hidden' });
    const headers = { authorization: `Bearer ${session.token}` };
    expect(await (await fetch(site.address() + PATHS.me, { headers })).text()).toContain('Mirjana');
  });

  test('shows where one is signed in, hands out one’s data, and ends with the password only', async () => {
    const page = await site.page({ expected: ['400 (Bad', '401 (Unauthorized)'] });
    const person = await register();
    await signIn(page, person.email, person.password);
    await page.waitForURL('/dashboard');
    await fetch(site.address() + PATHS.login, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    await page.goto('/account');
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect.poll(() => sessions.getByRole('listitem').count()).toBeGreaterThan(1);
    await sessions.getByRole('button', { name: 'End all others' }).click();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
    await sessions.getByText('This one').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    expect((await saving).suggestedFilename()).toBe('backsmith-data.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('Not-the-one-1');
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByText('The current password is not correct.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL('/');
    await toast(page, 'Your account was deleted.').waitFor();
    await signIn(page, person.email, person.password);
    await toast(page, 'Invalid email or password.').waitFor();
  });

  test('says what the catalogue says when saving fails (REG-31, REG-32)', async () => {
    const page = await site.page({ expected: ['500 (Internal', '400 (Bad'] });
    await signedIn(page, site.address());
    await page.goto('/account');
    await page.route(`**${PATHS.profile}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Save profile' }).click();
    await toast(page, 'Profile update failed. Please try again.').waitFor();
    await page.getByLabel('Current password').fill('wrong');
    await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'The current password is not correct.').waitFor();
    await page.route(`**${PATHS.changePassword}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'Password change failed. Please try again.').waitFor();
  });

  test('a new password ends the other sessions and not this one (API-05)', async () => {
    const page = await site.page();
    const person = await register();
    await signIn(page, person.email, person.password);
    await page.waitForURL('/dashboard');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: person.email, password: person.password });
    const other = await fetch(site.address() + PATHS.login, { method: 'POST', headers, body });
    const { data } = (await other.json()) as { data: { token: string } };
    await page.goto('/account');
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password').fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password must be at least 8 characters long').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await toast(page, 'Password changed successfully.').waitFor();
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
    const asOther = await fetch(site.address() + PATHS.me, { headers: { authorization: `Bearer ${data.token}` } });
    expect(asOther.status).toBe(401);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  });

  test.each(FLOW_LOOKS)(
    'a forgotten password is set anew by the mailed link, once: $look (LOGIN-05, ROUTE-22, ROUTE-23)',
    async ({ viewport, colorScheme }) => {
      const page = await site.page({ viewport, colorScheme, expected: ['400 (Bad'] });
      const person = await register();
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await page.waitForURL('/forgot-password');
      const answers: (string | null)[] = [];
      for (const email of ['nobody-at-all@example.com', person.email]) {
        await page.goto('/forgot-password');
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Send the link' }).click();
        const said = page.getByRole('status');
        await said.waitFor();
        answers.push(await said.textContent());
      }
      expect(answers[0]).toBe(answers[1]);
      const link = await mailedLink(person.email);
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(NEXT_PASSWORD);
      await page.getByLabel('Confirm new password').fill('another');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.getByText('Passwords do not match').waitFor();
      await page.getByLabel('Confirm new password').fill(NEXT_PASSWORD);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.waitForURL('/login');
      await signIn(page, person.email, NEXT_PASSWORD);
      await page.waitForURL('/dashboard');
      await page.evaluate('localStorage.clear()');
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(person.password);
      await page.getByLabel('Confirm new password').fill(person.password);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.getByRole('alert').getByText('This link is not valid any more. Please ask for a new one.').waitFor();
    },
  );

  /** Path and query of the newest reset link that was mailed to that address, as the developer's page shows it. */
  async function mailedLink(email: string): Promise<string> {
    let found: string | undefined;
    await expect
      .poll(async () => {
        const html = await (await fetch(site.outbox())).text();
        const mail = html.split('<article').find((part) => part.includes(email));
        found = /\/reset-password\?token=[\w-]+/.exec(mail ?? '')?.[0];
        return found;
      })
      .toBeDefined();
    return found ?? '';
  }
});
