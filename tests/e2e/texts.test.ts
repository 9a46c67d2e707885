import { PATHS } from '@backsmith/contract';
import { isSourceBuilt } from '@backsmith/options';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { toast } from './kit/toast.ts';

const PUBLIC = [
  ['/', 'FROM PROMPT TO PRODUCTION READY BACKEND IN MINUTES'],
  ['/login', 'Sign in'],
  ['/register', 'Create an account'],
  ['/how-it-works', 'From a schema to a service you can run'],
  ['/services', 'What you get'],
  ['/pricing', 'Pay once. Own the code.'],
  ['/faq', 'Questions, answered plainly'],
  ['/sample-project', 'A finished project, file by file'],
  ['/templates', 'Start from a model'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-conditions', 'Terms and conditions'],
  ['/forgot-password', 'Reset your password'],
  ['/watch-demo', 'Watch the demo'],
] as const;

describeWith(['chromium'], 'what the site says', () => {
  const site = sharedSite('free');

  test('every public page answers 200 under its own title, also without JavaScript where it is written out (ROUTE-01 to ROUTE-08, ROUTE-14 to ROUTE-16, PROD-05, SESS-20)', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    for (const [path, heading] of PUBLIC) {
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await page.title()).toContain('Backsmith');
      await expect.poll(() => page.locator('h1').allTextContents()).toEqual(path === '/watch-demo' ? [] : [heading]);
    }
    await page.goto('/watch-demo');
    await page.getByText('Loading Backsmith').waitFor();
  });

  test('the app says that it loads until its code is there (ROUTE-24)', async () => {
    const page = await site.page({ expected: ['ERR_FAILED'] });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByText('Loading Backsmith').waitFor();
  });

  test('the footer describes, links and dates (NAV-11 to NAV-15)', async () => {
    const page = await site.page();
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    await footer.getByText('Backsmith turns a SQL file into a Spring Boot backend').waitFor();
    await footer.getByText('© 2025 Backsmith').waitFor();
    const social = footer.getByRole('navigation', { name: 'Social networks' }).getByRole('link');
    await expect.poll(() => social.allTextContents()).toEqual(['LinkedIn', 'Instagram', 'X']);
    for (const link of await social.all()) await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
    await expect.poll(() => footer.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
    await footer.getByRole('link', { name: 'Privacy policy' }).click();
    await page.waitForURL('/privacy-policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
    await page.waitForURL('/terms-conditions');
  });

  test('the claims stand where the specification places them (PROD-04, PROD-06 to PROD-18)', async () => {
    const page = await site.page();
    await page.goto('/');
    const main = page.getByRole('main');
    const about = page.getByRole('region', { name: 'Code you would have written yourself' });
    await expect
      .poll(() => about.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual([
        'Instant microservices',
        'Full REST APIs',
        'Security, CI/CD and DevOps',
        'Production-grade code',
        'Developers',
        'Startups',
        'Enterprises',
        'Non-technical founders',
      ]);
    const steps = page.getByRole('region', { name: 'Three steps, nothing hidden' });
    await expect
      .poll(() => steps.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['Upload the structured database model', 'Configure the microservices', 'Build and launch']);
    await steps.getByText('Choose a table-count plan, let the AI suggest an architecture').waitFor();
    await steps
      .getByText('Download the zip, run it at once, deploy it, or push it to where your CI/CD takes over.')
      .waitFor();
    await main.getByText('500+ developers').waitFor();
    await page.goto('/pricing');
    await main.getByText('One price per project, no subscription, no limit on tables.').waitFor();
    await page.goto('/faq');
    await main.getByText('MySQL, PostgreSQL, Oracle, SQL Server and MongoDB').waitFor();
    await page.goto('/services');
    for (const name of ['Developers', 'Startups', 'Enterprises', 'Non-technical founders']) {
      await main.getByRole('heading', { name, exact: true }).waitFor();
    }
  });

  test('no page claims another speed than the three (PROD-10)', async () => {
    const page = await site.page({ javaScriptEnabled: false });
    const claims = new Map<string, readonly string[]>();
    for (const path of ['/', '/how-it-works', '/services', '/pricing', '/faq', '/sample-project']) {
      await page.goto(path);
      const text = await page.getByRole('main').innerText();
      claims.set(
        path,
        text.match(/(?:(?:under|about) )?(?:\d+|an?|the)[ -](?:seconds?|minutes?|hours?|days?|weeks?)\b/gi) ?? [],
      );
    }
    expect(Object.fromEntries(claims)).toEqual({
      '/': ['under 3 minutes', '24 hours', '30-minute'],
      '/how-it-works': ['about 5 minutes'],
      '/services': ['20 minutes'],
      '/pricing': [],
      '/faq': ['under 3 minutes', 'about 5 minutes', '20 minutes'],
      '/sample-project': [],
    });
  });

  test('what cannot be had yet is marked as coming', async () => {
    const page = await site.page();
    for (const path of ['/', '/how-it-works']) {
      await page.goto(path);
      const heading = page.getByRole('heading', { name: /^Option 2: Describe it/ });
      await expect
        .poll(() => heading.textContent())
        .toBe(`Option 2: Describe it${isSourceBuilt('idea') ? '' : 'Coming'}`);
    }
  });

  test('machines are told of the pages, of previews and whom to write to', async () => {
    const address = site.address();
    const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(listed.length).toBeGreaterThan(10);
    for (const url of listed) {
      const page = await fetch(url);
      expect([url, page.status]).toEqual([url, 200]);
      const html = await page.text();
      expect(html).toContain(`<link rel="canonical" href="${url}">`);
      expect(html).toContain(`<meta property="og:image" content="${address}/preview.jpg">`);
      expect(html).not.toContain('%origin%');
    }
    expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`Sitemap: ${address}/sitemap.xml`);
    expect(await (await fetch(`${address}/.well-known/security.txt`)).text()).toMatch(/^Contact: mailto:.+@/);
    const preview = await fetch(`${address}/preview.jpg`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await preview.arrayBuffer()).byteLength).toBeLessThan(300_000);
  });

  test('the ways in say what they take, and steps 2 to 4 what follows (HOW-02, HOW-06, HOW-07, HOW-18, HOW-19, SESS-24)', async () => {
    const page = await site.page();
    for (const path of ['/', '/how-it-works']) {
      await page.goto(path);
      await page.getByText('read for tables, relationships and constraints').waitFor();
      await expect
        .poll(() => page.getByLabel('Drop a .sql file here').getAttribute('accept'))
        .toBe('.sql,text/plain,application/sql');
      await page.locator('label', { hasText: 'Drop a .sql file here' }).getByText('up to 10MB').waitFor();
      await page.getByLabel('What do you want to build?').waitFor();
    }
    for (const step of [
      'Step 2: The schema is validated',
      'Step 3: The backend is generated',
      'Step 4: Export and deploy',
    ])
      await page.getByRole('heading', { level: 2, name: step }).waitFor();
    const last = page.getByRole('region', { name: 'Step 4: Export and deploy' });
    for (const word of ['ZIP', 'GitHub', 'Swagger', 'deploy'])
      await expect.poll(() => last.textContent()).toContain(word);
  });

  test('a file above 10 MiB is refused before any upload (HOW-08)', async () => {
    const page = await site.page();
    await page.goto('/how-it-works');
    await page
      .getByLabel('Drop a .sql file here')
      .setInputFiles({ name: 'big.sql', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await page.getByRole('alert').getByText('The file has 10.1 MB. The maximum is 10MB.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/how-it-works');
  });

  test('the sign-in screen has its fields, and needs both (LOGIN-01 to LOGIN-03, LOGIN-06, LOGIN-12)', async () => {
    const page = await site.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await expect.poll(() => page.getByLabel('Email').getAttribute('type')).toBe('email');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
    await page.getByLabel('Remember me').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByLabel('Remember me').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForTimeout(200);
    expect(sent).not.toContain(PATHS.login);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('/register');
  });

  test('the sign-up screen has its fields, options and defaults (REG-01 to REG-05, REG-07 to REG-09, REG-16, ROUTE-19, ROUTE-20)', async () => {
    const page = await site.page();
    await page.goto('/register');
    for (const label of ['First name', 'Last name', 'Email', 'Company', 'Confirm password']) {
      await page.getByLabel(label).waitFor();
    }
    const role = page.getByLabel('Role');
    expect(
      await role.locator('option').evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
    ).toEqual(['developer', 'team-lead', 'architect', 'cto', 'founder', 'other']);
    await expect.poll(() => role.inputValue()).toBe('developer');
    await expect.poll(() => page.getByLabel(/I agree to/).isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel(/Send me news/).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
    await expect.poll(() => page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  });

  test('an error of the session is a toast, is gone when closed, and is not there on another page (SESS-14 to SESS-16)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    const fail = async () => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('x');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await toast(page, 'Invalid email or password.').waitFor();
    };
    await page.goto('/login');
    await fail();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast(page, 'Invalid email or password.').waitFor({ state: 'detached' });
    await fail();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('/register');
    await toast(page, 'Invalid email or password.').waitFor({ state: 'detached', timeout: 10_000 });
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login');
    await expect.poll(() => toast(page, 'Invalid email or password.').count()).toBe(0);
  });

  test('each card pays for its own plan, and every call carries the token (PRI-11, SESS-08, SESS-28)', async () => {
    const page = await site.page();
    const { token } = await signedIn(page, site.address());
    const bearers = new Set<string | undefined>();
    const hosts = new Set<string>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.startsWith('/api/') || url.pathname === PATHS.pricing) return;
      hosts.add(url.origin);
      bearers.add(request.headers()['authorization']);
    });
    await page.goto('/pricing');
    for (const name of ['Starter', 'Advanced']) {
      await page.getByRole('button', { name: `Buy ${name}` }).click();
      const dialog = page.getByRole('dialog', { name: `Pay for ${name}` });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await page.goto('/account');
    await page.getByText('Nothing paid yet').waitFor();
    expect([...bearers]).toEqual([`Bearer ${token}`]);
    expect([...hosts]).toEqual([site.address()]);
  });

  test('a stored user without a token is shown, and the first refused call clears it (SESS-05, SESS-06)', async () => {
    const page = await site.page({ expected: ['401 (Unauthorized)'] });
    await signedIn(page, site.address());
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.goto('/dashboard');
    await page.waitForURL('/');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  test('a file given by a stranger is reviewed here, and nothing is uploaded before sign-in (SESS-23)', async () => {
    const page = await site.page();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/how-it-works');
    await page
      .getByLabel('Drop a .sql file here')
      .setInputFiles({ name: 'a.sql', mimeType: 'text/plain', buffer: Buffer.from('create table a (id int);') });
    await page.waitForURL('/backsmith-chat');
    await page.locator('.erd .node').first().waitFor();
    await page.getByRole('button', { name: /^Build from/ }).click();
    for (const step of ['Next', 'Next', 'Start Generation'])
      await page.getByRole('button', { name: step, exact: true }).click();
    await page.waitForURL('/register?*');
    expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
  });
});
