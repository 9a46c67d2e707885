import path from 'node:path';
import { MESSAGES, PATHS } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { awakeHome } from './kit/awake-home.ts';
import { signedIn, somebody } from './kit/person.ts';
import { type Site, sharedSite } from './kit/site.ts';

const GENERATOR = '/backsmith-chat';
const LOST = { expected: ['Failed to load resource', 'net::ERR_', 'The server did not answer'] };

type Edit = {
  readonly make: (page: Page) => Promise<void>;
  readonly see: (page: Page) => Promise<unknown>;
  /** What there is to choose comes from the server: without a network nothing can be. */
  readonly needsServer?: boolean;
};

const service = (page: Page) => page.getByLabel('Service 2', { exact: true });
const chosenService = (page: Page) =>
  page.getByLabel('Service of page_visit').evaluate((list) => (list as HTMLSelectElement).selectedOptions[0]?.label);

/** Every kind of edit, and how one sees that it is there. */
const EDITS: Readonly<Record<string, Edit>> = {
  'a change by a sentence': {
    make: async (page) => {
      await page.getByLabel('Describe a change').fill('add a nickname to customer');
      await page.getByLabel('Describe a change').press('Enter');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
    see: async (page) => {
      await page.getByText(/customer\.nickname added/).waitFor();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  'SQL that was typed': {
    make: async (page) => {
      await page.getByRole('textbox', { name: 'SQL of the schema' }).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('\ncreate table third (id int primary key);');
    },
    see: (page) => page.getByText(/Read as PostgreSQL: 24 tables/).waitFor(),
  },
  'a service that was renamed': {
    make: async (page) => {
      await service(page).fill('goods');
      await service(page).press('Enter');
    },
    see: (page) => expect.poll(() => service(page).inputValue()).toBe('goods'),
  },
  'a table that was moved': {
    make: async (page) => {
      await page.getByLabel('Service of page_visit').selectOption({ label: 'orders' });
    },
    see: (page) => expect.poll(() => chosenService(page)).toBe('orders'),
  },
  'an answer to the wizard': {
    make: async (page) => {
      await page.getByRole('button', { name: 'Build from Database' }).click();
      await page.getByLabel('Package name').fill('org.acme.depot');
    },
    see: (page) => expect.poll(() => page.getByLabel('Package name').inputValue()).toBe('org.acme.depot'),
  },
};

const roleOfName = (page: Page) => page.getByRole('dialog').getByLabel('Role of customer.full_name');

/** Choices that need an account to be shown, or that take another's place. */
const CHOICES: Readonly<Record<string, Edit>> = {
  'what a column was chosen to be': {
    needsServer: true,
    make: async (page) => {
      await page.getByRole('button', { name: 'See files and roles' }).click();
      const dialog = page.getByRole('dialog', { name: 'What will be built' });
      await dialog.getByLabel('Table').selectOption('customer');
      await dialog.getByLabel('Column', { exact: true }).selectOption('full_name');
      await dialog.getByLabel('Role', { exact: true }).selectOption('secret');
      await expect.poll(() => roleOfName(page).inputValue()).toBe('secret');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    see: async (page) => {
      await page.getByRole('button', { name: 'See files and roles' }).click();
      await expect.poll(() => roleOfName(page).inputValue()).toBe('secret');
      await page.keyboard.press('Escape');
    },
  },
  'the dialect it is read by': {
    make: async (page) => {
      await page.getByLabel('Dialect', { exact: true }).selectOption({ label: 'SQLite' });
    },
    see: async (page) => {
      await page.getByText(/Read as SQLite/).waitFor();
      await expect.poll(() => page.getByLabel('Dialect', { exact: true }).inputValue()).toBe('sqlite');
    },
  },
  'a change that was taken back': {
    make: async (page) => {
      await EDITS['a change by a sentence']?.make(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.waitForTimeout(200); // no hand is faster
    },
    see: async (page) => {
      await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
      await expect.poll(() => page.getByText(/customer\.nickname added/).count()).toBe(0);
    },
  },
  'the number of services': {
    make: async (page) => {
      await page.getByLabel('Number of services').fill('3');
    },
    see: async (page) => {
      await expect.poll(() => page.getByLabel('Number of services').inputValue()).toBe('3');
      await page.getByLabel('Service 3', { exact: true }).waitFor();
      await expect.poll(() => page.getByLabel('Service 4', { exact: true }).count()).toBe(0);
    },
  },
};

type Mishap = (page: Page, edit: Edit, person: ReturnType<typeof somebody>) => Promise<Page | undefined>;

async function signIn(page: Page, { email, password }: ReturnType<typeof somebody>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The server ends the session, as it does after a time. */
async function endQuietly(page: Page, address: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(address + PATHS.logout, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
}

/** The same, and the page learns it from its next call. */
async function endSession(page: Page, address: string): Promise<void> {
  await endQuietly(page, address);
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

/** What may happen to somebody in the middle of a review. Each makes the edit, and leads back to where it was made. */
const mishaps = (site: Site): Readonly<Record<string, Mishap>> => ({
  'a reload': async (page, { make, see }) => {
    await make(page);
    await see(page);
    await page.reload();
    return undefined;
  },
  Back: async (page, { make, see }) => {
    await make(page);
    await see(page);
    await page.goto('/pricing');
    await page.goBack();
    return undefined;
  },
  'a session that expires': async (page, { make, see }, person) => {
    await make(page);
    await see(page);
    await endSession(page, site.address());
    await signIn(page, person);
    await page.waitForURL(`**${GENERATOR}`);
    return undefined;
  },
  'a network that is lost meanwhile': async (page, { make, see, needsServer = false }) => {
    if (needsServer) await make(page);
    await page.context().setOffline(true);
    if (!needsServer) {
      await make(page);
      await see(page);
    }
    await page.context().setOffline(false);
    await page.reload();
    return undefined;
  },
  'a second tab': async (page, { make, see }) => {
    await make(page);
    await see(page);
    const other = await page.context().newPage();
    await other.goto(GENERATOR);
    await other.getByRole('button', { name: 'Continue here' }).click();
    return other;
  },
});

async function bring(page: Page): Promise<void> {
  await awakeHome(page);
  await page.getByLabel('Drop a .sql file here').setInputFiles(path.join(REPOSITORY, 'examples/shop.sql'));
  await page.waitForURL(`**${GENERATOR}`);
  await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
  await page.getByLabel('Service of page_visit').waitFor();
}

describeWith(['chromium'], 'nothing is lost of a review', () => {
  const site = sharedSite('free');
  const happens = mishaps(site);
  const all = Object.keys(happens);
  const matrix = Object.keys({ ...EDITS, ...CHOICES }).flatMap((edit) => all.map((mishap) => [edit, mishap] as const));

  test.each(matrix)('%s outlives %s', async (edited, happened) => {
    const [edit, happen] = [{ ...EDITS, ...CHOICES }[edited], happens[happened]];
    if (edit === undefined || happen === undefined) throw new Error('Not in the matrix.');
    const page = await site.page(LOST);
    const person = somebody();
    await signedIn(page, site.address(), person);
    await bring(page);
    await edit.see((await happen(page, edit, person)) ?? page);
  });

  /** All of it at once: the wizard last, as it stands before the rest. */
  const ALL: Edit = {
    make: async (page) => {
      for (const { make, see } of Object.values(EDITS)) {
        await make(page);
        await see(page);
      }
    },
    see: (page) => EDITS['an answer to the wizard']?.see(page) ?? Promise.reject(new Error('Not in the matrix.')),
  };
  const seeAll = async (page: Page) => {
    await ALL.see(page);
    await page.getByRole('button', { name: /^3 ?Prompt\/DB/ }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await page.waitForURL('**/register?*');
    await page.goBack();
    for (const { see } of Object.values(EDITS).slice(0, -1)) await see(page);
  };

  test.each(Object.keys(happens).filter((name) => name !== 'a session that expires'))(
    'of a stranger, who edits as an account does, in %s',
    async (happened) => {
      const happen = happens[happened];
      if (happen === undefined) throw new Error('Not in the matrix.');
      const page = await site.page(LOST);
      await bring(page);
      await seeAll((await happen(page, ALL, somebody())) ?? page);
    },
  );

  test('when a stranger signs in, whose draft goes to that account, and to no other after it', async () => {
    const page = await site.page(LOST);
    const [first, second] = [somebody(), somebody()];
    for (const person of [first, second]) await signedIn(page, site.address(), person);
    await page.evaluate(() => localStorage.clear());
    await bring(page);
    for (const { make, see } of Object.values(EDITS).slice(0, -1)) {
      await make(page);
      await see(page);
    }
    await signIn(page, first);
    await page.waitForURL(`**${GENERATOR}`);
    for (const { see } of Object.values(EDITS).slice(0, -1)) await see(page);
    await endSession(page, site.address());
    await page.goto(GENERATOR); // nobody is signed in, and nobody brought this
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, second);
    await page.waitForURL('**/dashboard');
    await page.goto(GENERATOR);
    await page.getByLabel('Project name').waitFor();
    expect(await page.getByLabel('Project name').inputValue()).toBe('');
    expect(await page.getByText('shop.sql').count()).toBe(0);
  });

  test('when it is built after the session has ended: signing in leads back to it, and it is built', async () => {
    const page = await site.page(LOST);
    const person = somebody();
    await signedIn(page, site.address(), person);
    await bring(page);
    for (const { make, see } of Object.values(EDITS).slice(0, -1)) {
      await make(page);
      await see(page);
    }
    await endQuietly(page, site.address());
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('button', { name: /^3 ?Prompt\/DB/ }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await page.getByText(MESSAGES.authRequired).waitFor();
    await page.waitForURL((url) => url.pathname === '/'); // as the specification wants it
    await signIn(page, person);
    await page.waitForURL(`**${GENERATOR}`);
    for (const { see } of Object.values(EDITS).slice(0, -1)) await see(page);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  });

  test('when it is built without a network: what to do is said, and all of it is there to go on with', async () => {
    const page = await site.page(LOST);
    await signedIn(page, site.address());
    await bring(page);
    for (const { make, see } of Object.values(EDITS).slice(0, -1)) {
      await make(page);
      await see(page);
    }
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('button', { name: /^3 ?Prompt\/DB/ }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await page.getByRole('alert').getByText('Failed to upload file. Please check your connection.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    for (const { see } of Object.values(EDITS).slice(0, -1)) await see(page);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  });
});
