import { PATHS, type SessionAnswer } from '@backsmith/contract';
import type { Page } from '@playwright/test';

let count = 0;

/** Somebody new. The names are made up; the password passes every rule. */
export function somebody() {
  count += 1;
  return {
    firstName: 'Mira',
    lastName: 'Kovač',
    email: `mira-${process.pid}-${count}@example.com`,
    password: 'Forge-4-ever!',
  } as const;
}

/** Fills the sign-up form, but does not send it. */
export async function fillRegistration(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel(/I agree to/).check();
}

/** A page of the same origin with nothing on it; no server is asked for it. */
const EMPTY_PAGE = '/empty-page-of-a-test';

/** Makes an account without the form and lets the page be signed in from its first load. @param fields replace somebody's. */
export async function signedIn(page: Page, address: string, fields: object = {}): Promise<SessionAnswer['data']> {
  const answer = await fetch(address + PATHS.register, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...somebody(), ...fields }),
  });
  const { data } = (await answer.json()) as SessionAnswer;
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(EMPTY_PAGE);
  await page.unroute(EMPTY_PAGE);
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, data);
  return data;
}
