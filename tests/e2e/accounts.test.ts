import { MESSAGES, PATHS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { holdTime } from './kit/held-time.ts';
import { focusedId } from './kit/in-page.ts';
import { quickFile } from './kit/schema-files.ts';
import { fillRegistration, signedIn, somebody } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { toast } from './kit/toast.ts';

describeWith(['chromium'], 'accounts', () => {
  const site = sharedSite('free');

  test('sign-up checks in order, then signs in and goes on after 1.5 seconds (REG-10 to REG-23, REG-27)', async () => {
    const page = await site.page();
    const person = somebody();
    await page.goto('/register?redirect=/dashboard');
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.click();
    await toast(page, 'First name is required').waitFor();
    await expect.poll(() => focusedId(page)).toBe('first-name');
    await page.locator('#first-name-note').getByText('First name is required').waitFor();
    for (let turn = 0; turn < 4; turn += 1) await submit.click();
    await expect.poll(() => page.locator('[data-sonner-toast][data-removed=false]').count()).toBe(1);
    await fillRegistration(page, person);
    await expect.poll(() => page.locator('#first-name-note').count()).toBe(0);
    await page.getByLabel('Confirm password').fill('other');
    await submit.click();
    await toast(page, 'Passwords do not match').waitFor();
    await page.locator('#confirm-password-note').getByText('Passwords do not match').waitFor();
    await page.getByLabel('Confirm password').fill(person.password);

    const sent = page.waitForRequest((request) => request.url().endsWith(PATHS.register));
    const time = await holdTime(page);
    await submit.click();
    await time.until(toast(page, 'Account created successfully! Welcome to Backsmith'));
    await time.pass(1300);
    expect(new URL(page.url()).pathname).toBe('/register');
    await time.pass(300);
    await time.letGo();
    await page.waitForURL('/dashboard');
    expect((await sent).postDataJSON()).toEqual({
      ...person,
      role: 'developer',
      preferences: { subscribeToNewsletter: true },
    });
    await page.getByRole('heading', { name: 'Welcome back, Mira!' }).waitFor();
    const stored = await page.evaluate(() => [localStorage.getItem('token') ?? '', localStorage.getItem('user') ?? '']);
    expect(stored[0]).not.toBe('');
    expect(JSON.parse(stored[1] ?? '')).toMatchObject({ email: person.email, role: 'user' });
  });

  test('the doors are written out: seen before any script runs, and not by those who will be sent on', async () => {
    const plain = await site.page({ javaScriptEnabled: false });
    for (const [door, heading] of Object.entries({ '/login': 'Sign in', '/register': 'Create an account' })) {
      await plain.goto(door);
      await plain.locator('h1', { hasText: heading }).waitFor();
      expect(await plain.locator('#root[inert]').count()).toBe(1);
    }
    const known = await site.page();
    await signedIn(known, site.address());
    await known.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await known.gotoAsWritten('/login');
    await expect.poll(() => known.locator('#root[inert] h1').count()).toBe(1);
    expect(await known.locator('#root h1').isVisible()).toBe(false);
  });

  test('the strength meter follows each key (REG-06, REG-25)', async () => {
    const page = await site.page();
    await page.goto('/register');
    for (const [password, label] of [
      ['a', 'Very Weak'],
      ['aA', 'Weak'],
      ['aA1', 'Fair'],
      ['aA1!', 'Good'],
      ['aA1!aaaa', 'Strong'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page
        .getByRole('status')
        .filter({ hasText: `Password strength: ${label}` })
        .waitFor();
    }
  });

  test('a well-known password is weak in the meter and refused beside its field, before it is sent', async () => {
    const page = await site.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/register');
    await fillRegistration(page, somebody());
    for (const password of ['Password2024!', 'Dragon!Dragon!']) {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await page.getByRole('status').filter({ hasText: 'Password strength: Very Weak' }).waitFor();
      await page.locator('#password-note').getByText('on the lists of well-known passwords').waitFor();
      await page.getByRole('button', { name: 'Create account' }).click();
      await toast(page, MESSAGES.passwordCommon).last().waitFor();
    }
    expect(sent).toContain(PATHS.passwordStrength);
    expect(sent).not.toContain(PATHS.register);
    await page.getByLabel('Password', { exact: true }).fill('Anvil-7-sparks!');
    await page.getByRole('status').filter({ hasText: 'Password strength: Strong' }).waitFor();
    await page.locator('#password-note').getByText('At least 8 characters').waitFor();
  });

  test('sign-in tells of a wrong password, then succeeds and goes on after a second (LOGIN-07, LOGIN-08, LOGIN-13)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    const person = somebody();
    const headers = { 'content-type': 'application/json' };
    await fetch(site.address() + PATHS.register, { method: 'POST', headers, body: JSON.stringify(person) });
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('not-this-one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, 'Invalid email or password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByLabel('Remember me').check();
    const time = await holdTime(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await time.until(toast(page, 'Login successful! Welcome back.'));
    await time.pass(800);
    expect(new URL(page.url()).pathname).toBe('/login');
    await time.pass(300);
    await time.letGo();
    await page.waitForURL('/dashboard');
  });

  test('a toast stays five seconds and across the page change (LOGIN-10, LOGIN-11)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('x');
    const time = await holdTime(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const message = toast(page, 'Invalid email or password.');
    await time.until(message);
    await page.mouse.move(10, 600);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await time.until(page.getByRole('heading', { name: 'Create an account' }));
    await time.pass(4200);
    await expect.poll(() => message.isVisible()).toBe(true);
    await time.pass(1300);
    await message.waitFor({ state: 'detached' });
  });

  test('an unreachable server is an unexpected error (LOGIN-14)', async () => {
    const page = await site.page({ expected: ['ERR_FAILED'] });
    await page.goto('/login');
    await page.route(`**${PATHS.login}`, (route) => route.abort());
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, 'An unexpected error occurred. Please try again.').waitFor();
  });

  test.each(['/dashboard', '/analytics', '/admin'])(
    'a stranger sees nothing of %s, and comes back to it after signing in (ROUTE-13, ROUTE-26 to ROUTE-28, DASH-01)',
    async (route) => {
      const page = await site.page();
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.goto(route);
      await page.getByRole('heading', { name: 'Sign in to continue' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(route);
      expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL(`/login?redirect=${encodeURIComponent(route)}`);
    },
  );

  test('a stranger at the generator is sent home (ROUTE-12)', async () => {
    const page = await site.page();
    await page.goto('/backsmith-chat');
    await page.waitForURL('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('shows that the session is being looked up (ROUTE-25)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.evaluate(() => localStorage.removeItem('user'));
    const seen = Promise.withResolvers<undefined>();
    await page.route(`**${PATHS.me}`, async (route) => {
      await seen.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await page.getByText('Loading...', { exact: true }).waitFor();
    seen.resolve(undefined);
    await page.getByRole('heading', { name: 'Welcome back, Mira!' }).waitFor();
  });

  test('a session that ended on the server ends here, with a word (SESS-19, DASH-65)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    const { token } = await signedIn(page, site.address());
    await page.goto('/dashboard');
    await page.getByText('No projects yet').waitFor();
    await fetch(site.address() + PATHS.logout, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.waitForURL('/');
    await toast(page, 'Authentication required. Please log in again.').waitFor();
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]))
      .toEqual([null, null]);
  });

  test('logout ends the session here and on the server (SESS-09, DASH-10)', async () => {
    const page = await site.page();
    const { token } = await signedIn(page, site.address());
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).waitFor();
    const headers = { authorization: `Bearer ${token}` };
    await expect.poll(async () => (await fetch(site.address() + PATHS.me, { headers })).status).toBe(401);
  });

  test('a file given on the home page survives sign-up and waits in the generator (HOW-11, HOW-12)', async () => {
    const page = await site.page();
    await awakeHome(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles({ ...quickFile(), name: 'clinic_rooms.sql' });
    await page.waitForURL('/backsmith-chat'); // its review, before any account
    await page.getByText('clinic_rooms.sql').waitFor();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('/login');
    const waiting = page.getByRole('region', { name: 'What waits for you' });
    await waiting.getByText('clinic_rooms.sql').waitFor();
    await waiting.getByText('Nothing has been uploaded yet.').waitFor();
    await waiting.getByRole('link', { name: 'New here? Create a free account' }).click();
    await page.waitForURL('/register');
    await waiting.getByText('clinic_rooms.sql').waitFor();
    await fillRegistration(page, somebody());
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('/backsmith-chat');
    await page.getByText('clinic_rooms.sql').waitFor();
    await page.getByRole('heading', { name: 'clinicrooms' }).waitFor();
  });

  test('a file of another kind is refused on the home page, by alert and in place (HOW-09)', async () => {
    const page = await site.page();
    await awakeHome(page);
    const alerted = page.waitForEvent('dialog');
    const chosen = page
      .getByLabel('Drop a .sql file here')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    const dialog = await alerted;
    expect(dialog.message()).toBe('Please upload a valid .sql file.');
    await dialog.dismiss();
    await chosen;
    await page.getByRole('alert').getByText('Please upload a valid .sql file.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
