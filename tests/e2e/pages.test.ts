import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { heldGenerations, quickFile } from './kit/schema-files.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

type Screen = {
  readonly name: string;
  readonly open: (page: Page, address: string) => Promise<void>;
  readonly expected?: readonly string[];
};

/** A page of the site as a stranger sees it. */
const visit = (path: string, heading: string): Screen => ({
  name: path,
  open: async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  },
});

/** A screen behind the door. */
const inside = (name: string, open: (page: Page) => Promise<void>): Screen => ({
  name,
  open: async (page, address) => {
    await signedIn(page, address);
    await open(page);
  },
});

const ready = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor({ timeout: 30_000 });

const held = heldGenerations();

const SCREENS: readonly Screen[] = [
  visit('/', 'FROM PROMPT TO PRODUCTION READY BACKEND IN MINUTES'),
  visit('/how-it-works', 'From a schema to a service you can run'),
  visit('/services', 'What you get'),
  visit('/pricing', 'Pay once. Own the code.'),
  visit('/faq', 'Questions, answered plainly'),
  visit('/sample-project', 'A finished project, file by file'),
  visit('/templates', 'Start from a model'),
  visit('/templates/help-desk', 'Help desk data model'),
  {
    name: 'the demo',
    open: async (page) => {
      await page.goto('/watch-demo');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
    },
  },
  {
    name: 'the end of the demo',
    open: async (page) => {
      await page.goto('/watch-demo');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('slider', { name: 'Place in the video' }).press('End');
      await page.getByRole('dialog', { name: 'Ready to build your own backend?' }).waitFor();
    },
  },
  visit('/portl-app-case-study-ux-ui-crypto', 'Portl app'),
  visit('/privacy-policy', 'Privacy policy'),
  visit('/terms-conditions', 'Terms and conditions'),
  visit('/login', 'Sign in'),
  visit('/register', 'Create an account'),
  visit('/forgot-password', 'Reset your password'),
  visit('/reset-password?token=x', 'Set a new password'),
  { ...visit('/nowhere', 'There is no page here'), expected: ['404 (Not Found)'] },
  visit('/dashboard', 'Sign in to continue'),
  visit('/api/newsletter/unsubscribe?token=x', 'End the newsletter?'),
  {
    name: 'the end of the newsletter',
    open: async (page) => {
      await page.goto('/api/newsletter/unsubscribe?token=x');
      await page.getByRole('button', { name: 'End the newsletter' }).click();
      await page.getByRole('heading', { level: 1, name: 'The newsletter has ended' }).waitFor();
    },
  },
  inside('an empty dashboard', async (page) => {
    await page.goto('/dashboard');
    await page.getByText('No projects yet').waitFor();
  }),
  inside('the account', async (page) => {
    await page.goto('/account');
    await page.getByText('Nothing paid yet').waitFor();
  }),
  inside('the wizard', async (page) => {
    await page.goto('/backsmith-chat');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Project name is required').waitFor();
  }),
  inside('the features', async (page) => {
    await page.goto('/backsmith-chat');
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('button', { name: 'Next' }).click();
    await ready(page, 'Features');
  }),
  inside('the file field', async (page) => {
    await walkWizard(page);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('alert').waitFor();
  }),
  inside('the review of a file', async (page) => {
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(quickFile());
    await page.getByRole('region', { name: 'What it costs' }).waitFor();
  }),
  inside('what will be built', async (page) => {
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(quickFile());
    await page.getByRole('button', { name: 'See files and roles' }).click();
    await page.getByText('can be read whole').waitFor({ timeout: 30_000 });
  }),
  inside('the page of a project', async (page) => {
    await walkWizard(page);
    await buildFrom(page, quickFile());
    await ready(page, 'Microservice Ready for Download!');
    await page.goto('/projects');
    await page.getByRole('link', { name: 'shop', exact: true }).click();
    await ready(page, 'Version 1');
  }),
  inside('analytics', async (page) => {
    await page.goto('/analytics');
    await ready(page, 'Monthly Statistics');
  }),
  inside('a running generation', async (page) => {
    await walkWizard(page);
    await buildFrom(page, held().file);
    await page.getByText('Reading schema is done').waitFor();
  }),
  inside('a finished generation and its dashboard', async (page) => {
    await walkWizard(page);
    await buildFrom(page, quickFile());
    await ready(page, 'Microservice Ready for Download!');
  }),
  inside('a failed generation', async (page) => {
    await walkWizard(page);
    await buildFrom(page, quickFile('-- fail'));
    await ready(page, 'Not generated');
  }),
];

describeWith(['chromium'], 'every page', () => {
  const site = sharedSite('free');

  test.each(SCREENS)(
    '$name: no finding of axe and no complaint in four looks, and it fits into 320 pixels',
    async (screen) => {
      const page = await site.page({
        viewport: FLOW_LOOKS[0].viewport,
        ...(screen.expected && { expected: screen.expected }),
      });
      await screen.open(page, site.address());
      for (const { viewport } of FLOW_LOOKS) {
        await page.setViewportSize(viewport);
        const findings = await axeFindingsInBothThemes(page);
        expect({ viewport, findings }).toEqual({ viewport, findings: [] });
        expect(await sidewaysScroll(page)).toBe(0);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
});
