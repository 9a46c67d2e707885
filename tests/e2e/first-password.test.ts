import { LIMITS, MESSAGES, PATHS, type SessionAnswer } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { somebody } from './kit/person.ts';
import { sharedSite, type Site } from './kit/site.ts';
import { toast } from './kit/toast.ts';

const OWN_PASSWORD = 'Quay-side-7!';

describeWith(['chromium'], 'a password that an administrator chose', () => {
  const site = sharedSite('free');

  test('leads to a page that asks for another, which then signs in and goes where one wanted to', async () => {
    const person = somebody();
    await madeByAdministrator(site, person);
    const page = await site.page({ expected: ['403 (Forbidden)', MESSAGES.firstPassword] });
    await signIn(page, person, '/login?redirect=/dashboard');
    await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
    await page.getByText('was chosen for you, and works only for this step').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
    await page.getByLabel('Confirm new password').fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.waitForURL('/login?redirect=%2Fdashboard');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('/dashboard');
  });

  test(`has ended after ${LIMITS.firstPassword.days} days: the page says so and where another comes from`, async () => {
    const person = somebody();
    const page = await site.page({ expected: ['403 (Forbidden)', MESSAGES.firstPasswordExpired] });
    const error = { code: 'FIRST_PASSWORD_EXPIRED' };
    const refusal = { success: false, message: MESSAGES.firstPasswordExpired, error };
    await page.route(`**${PATHS.login}`, (route) => route.fulfill({ status: 403, json: refusal }));
    await signIn(page, person, '/login');
    await toast(page, MESSAGES.firstPasswordExpired).waitFor();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.waitForURL('/forgot-password');
  });
});

type Person = ReturnType<typeof somebody>;

async function signIn(page: Page, { email, password }: Person, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Lets an administrator of the site make the account, with the password. */
async function madeByAdministrator(site: Site, person: Person): Promise<void> {
  const { createAdministrator } = await import('@backsmith/server'); // loaded on demand: most suites need none of it
  const email = `chief-of-${person.email}`;
  const chief = await createAdministrator({ email, password: OWN_PASSWORD, environment: site.environment() });
  if (!chief.ok) throw new Error(chief.problem);
  const { data } = (await sent(site.address() + PATHS.login, { email, password: OWN_PASSWORD })) as SessionAnswer;
  await sent(site.address() + PATHS.adminUsers, { ...person, role: 'user' }, data.token);
}

async function sent(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
