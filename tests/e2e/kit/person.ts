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

/** Makes an account without the form and lets the page be signed in from its first load. */
export async function signedIn(page: Page, address: string): Promise<SessionAnswer['data']> {
  const answer = await fetch(address + PATHS.register, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(somebody()),
  });
  const { data } = (await answer.json()) as SessionAnswer;
  await page.goto('/privacy-policy');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, data);
  return data;
}
