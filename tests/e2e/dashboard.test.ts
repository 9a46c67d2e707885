import { PATHS, type Project } from '@backsmith/contract';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { heldGenerations } from './kit/schema-files.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

const metadata = {
  generateSwagger: 'true',
  generateExceptionHandler: 'false',
  generateSecurityComponents: 'false',
  isMonolithicApplication: 'true',
  crudEnabled: 'true',
} as const;

function projectOf(index: number, rest: Partial<Project>): Project {
  return {
    id: `p${index}`,
    name: `project${index}`,
    status: 'completed',
    originalIdea: `Uploaded <b>${index}</b>.sql`,
    draft: null,
    description: '',
    createdAt: '2026-11-20T16:12:00Z',
    generatedAt: '2026-11-20T16:14:20Z',
    zipFilename: null,
    errorMessage: null,
    metadata,
    database: null,
    versions: 1,
    leftOut: 0,
    ...rest,
  };
}

async function answerWith(page: Page, projects: readonly Project[], total = projects.length): Promise<void> {
  const data = {
    totalProjects: total,
    completedProjects: 4,
    generatingProjects: 0,
    draftProjects: 1,
    failedProjects: 1,
  };
  await page.route(`**${PATHS.projectStats}`, (route) => route.fulfill({ json: { success: true, data } }));
  const pagination = { total, page: 1, limit: 20, totalPages: 1 };
  await page.route(`**${PATHS.projects}?limit=20`, (route) =>
    route.fulfill({ json: { success: true, data: { projects, pagination } } }),
  );
}

describeWith(['chromium'], 'the dashboard', () => {
  const site = sharedSite('free');
  const held = heldGenerations();

  test('says without a network that it waits, and shows what is new once it is back', async () => {
    const page = await site.page({ expected: ['Failed to load resource', 'net::ERR_'] });
    await signedIn(page, site.address());
    await page.clock.install();
    await answerWith(page, [projectOf(1, {})]);
    await page.goto('/dashboard');
    await page.getByText('project1').first().waitFor();
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL('/account');
    await page.unroute(`**${PATHS.projects}?limit=20`);
    await answerWith(page, [projectOf(2, {})]);
    // older than an answer may be before it is asked for again
    await page.clock.fastForward(60_000);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    const notice = page.getByRole('status').getByText('This page goes on by itself once the network is back.');
    await notice.waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'hidden' });
    await page.getByText('project2').first().waitFor();
  });

  test('greets a new account and leads to the first project (DASH-06, DASH-22, DASH-23)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Welcome back, Mira!' }).waitFor();
    await page.getByText('Start building your first microservice project').waitFor();
    await page.getByText('No recent activity').waitFor();
    await page.getByRole('link', { name: 'Create Your First Project' }).click();
    await page.waitForURL('/backsmith-chat');
  });

  test('shows each state with what belongs to it (DASH-19 to DASH-41)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await answerWith(page, [
      projectOf(1, { status: 'draft', generatedAt: null }),
      projectOf(2, { status: 'failed', generatedAt: null, errorMessage: 'No table was found.' }),
      projectOf(3, { zipFilename: 'three-1.zip' }),
      projectOf(4, {}),
      projectOf(5, { generatedAt: 'never' }),
      projectOf(6, {}),
    ]);
    await page.goto('/dashboard');
    const recent = page.getByRole('region', { name: 'Recent Projects' });
    await recent.getByRole('article').first().waitFor();
    await expect.poll(() => recent.getByRole('article').count()).toBe(5);
    const nth = (index: number) => recent.getByRole('article').nth(index);
    await nth(0).getByText('Draft', { exact: true }).waitFor();
    await nth(1).getByText('Error: No table was found.').waitFor();
    await nth(2).getByText('three-1.zip').waitFor();
    await nth(3).getByText('project4.zip').waitFor();
    await nth(3).getByText('2 min').waitFor();
    await nth(3).getByText('Uploaded <b>4</b>.sql').waitFor();
    await expect.poll(() => nth(4).textContent()).not.toMatch(/NaN|Invalid/);
    await expect.poll(() => recent.getByRole('button', { name: /^Download/ }).count()).toBe(3);
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await expect.poll(() => activity.getByRole('listitem').count()).toBe(5);
    await activity.getByText('Project "project3" completed successfully').waitFor();
    await activity.getByText('Project "project1" created').waitFor();
  });

  test('has five quick actions, the last for administrators only (DASH-12 to DASH-18)', async () => {
    const page = await site.page();
    const { user } = await signedIn(page, site.address());
    await page.goto('/dashboard');
    const links = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
    await links.first().waitFor();
    const targets = async () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await targets()).toEqual([
      ...['/backsmith-chat', '/backsmith-chat?mode=file', '/backsmith-chat?mode=chat', '/analytics'],
    ]);
    await page.route(`**${PATHS.me}`, (route) =>
      route.fulfill({ json: { success: true, data: { user: { ...user, role: 'admin' } } } }),
    );
    await page.reload();
    await page.getByRole('link', { name: 'Admin Panel' }).waitFor();
    expect((await targets()).at(-1)).toBe('/admin');
  });

  test('shows trends, features, times and rates of the projects (DASH-43 to DASH-48)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/dashboard');
    const block = page.getByRole('region', { name: 'Real-time Analytics' });
    await block.getByText('No generation data available').waitFor();
    await block.getByText('No success rate data available').waitFor();
    const now = Date.now();
    const at = (ago: number) => new Date(now - ago).toISOString();
    const projects = Array.from({ length: 8 }, (_, index) =>
      projectOf(index, { createdAt: at(150_000 + index * 60_000), generatedAt: at(0) }),
    );
    await answerWith(page, [...projects, projectOf(9, { status: 'failed', createdAt: at(1), generatedAt: null })]);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await block.getByText('8/9').waitFor();
    expect(
      await block.getByRole('region', { name: 'Project Trends (Last 7 Days)' }).getByRole('listitem').count(),
    ).toBe(7);
    const times = block.getByRole('region', { name: 'Generation Performance' }).getByRole('listitem');
    await expect.poll(() => times.count()).toBe(5);
    await expect.poll(() => times.first().textContent()).toBe('project79.5 min');
    await block.getByText('88.9%').waitFor();
    await block.getByRole('region', { name: 'Feature Usage' }).getByText('9 projects').first().waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('a repetition that failed is told, and the zip from before stays in reach', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await answerWith(page, [projectOf(1, { zipFilename: 'shop.zip', errorMessage: 'No table was found.' })]);
    await page.goto('/dashboard');
    const project = page.getByRole('article');
    await project.getByText('Completed', { exact: true }).waitFor();
    await project.getByText('Error: No table was found.').waitFor();
    await project.getByText('The previous version is kept; its zip is below.').waitFor();
    await project.getByRole('button', { name: 'Download shop.zip' }).waitFor();
  });

  test('says that it loads, and then how many projects there are of each state (DASH-04, DASH-09, DASH-11)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await answerWith(page, [projectOf(1, {})], 12);
    let letGo = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(`**${PATHS.projectStats}`, async (route) => {
      await isHeld;
      await route.fallback();
    });
    await page.goto('/dashboard');
    await page.getByText('Loading your dashboard...').waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Refreshing...' }).waitFor();
    letGo();
    const cards = page.locator('dl', { hasText: 'Total Projects' }).locator('> div');
    await expect
      .poll(async () => (await cards.allInnerTexts()).map((text) => text.split(/\s*\n\s*/)))
      .toEqual([
        ['Total Projects', '12', '1 of them failed'],
        ['Completed', '4'],
        ['Generating', '0'],
        ['Draft', '1'],
      ]);
    await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
    expect(await page.getByText('Loading your dashboard...').count()).toBe(0);
  });

  test('says so when the data cannot be loaded, and recovers (DASH-64)', async () => {
    const page = await site.page({ expected: ['500 (Internal'] });
    await signedIn(page, site.address());
    await page.route(`**${PATHS.projectStats}`, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.goto('/dashboard');
    await page.getByRole('alert').getByText('Failed to load dashboard data. Please try again.').waitFor();
    await page.unroute(`**${PATHS.projectStats}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No projects yet').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  test('tells of projects that appeared since the last load (DASH-49)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await answerWith(page, [projectOf(1, {})], 1);
    await page.goto('/dashboard');
    await page.getByText('project1.zip').waitFor();
    await answerWith(page, [projectOf(1, {}), projectOf(2, {}), projectOf(3, {})], 3);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.locator('[data-sonner-toast]').getByText('2 new projects').waitFor();
  });

  test('a failing download is told (DASH-66)', async () => {
    const page = await site.page({ expected: ['500 (Internal'] });
    await signedIn(page, site.address());
    await answerWith(page, [projectOf(1, {})]);
    await page.route('**/download', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Download project1.zip' }).click();
    await page.locator('[data-sonner-toast]').getByText('Failed to download file. Please try again.').waitFor();
  });

  test('watches a running generation to its end by itself (DASH-51)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    const { file, release } = held();
    await buildFrom(page, file);
    await page.getByRole('heading', { name: 'Generating Microservice...' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Watch progress' }).waitFor();
    release();
    await page.getByText('Ready for download', { exact: true }).waitFor({ timeout: 30_000 });
  });
});
