import { PATHS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { describeWith } from '../kit/index.ts';
import { cuttableLine } from './kit/cuttable-line.ts';
import { holdTime } from './kit/held-time.ts';
import { draggedFile, focusedId } from './kit/in-page.ts';
import { heldGenerations, quickFile } from './kit/schema-files.ts';
import { signedIn } from './kit/person.ts';
import { sharedSite } from './kit/site.ts';
import { startedAt } from './kit/started-at.ts';
import { toast } from './kit/toast.ts';
import { buildFrom, walkWizard } from './kit/wizard.ts';

describeWith(['chromium'], 'the generator', () => {
  const site = sharedSite('free');
  const held = heldGenerations();

  async function atWizard() {
    const page = await site.page();
    await signedIn(page, site.address());
    await page.goto('/backsmith-chat');
    return page;
  }

  test('step 1 checks both names and forgets an error when its field is edited (VAL-01 to VAL-11)', async () => {
    const page = await atWizard();
    const project = page.getByLabel('Project name');
    const javaPackage = page.getByLabel('Package name');
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await page.getByText('Project name is required').waitFor();
    await page.getByText('Package name is required').waitFor();
    for (const [name, message] of [
      ['my shop', 'Project name should contain only letters and numbers'],
      ['ab', 'Project name must be at least 3 characters long'],
      ['a'.repeat(21), 'Project name must be less than 20 characters'],
    ] as const) {
      await project.fill(name);
      await expect.poll(() => project.getAttribute('aria-invalid')).toBeNull();
      await next.click();
      await page.getByText(message).waitFor();
    }
    await project.fill('a'.repeat(20));
    for (const [name, message] of [
      ['1com.a', 'Package name should be in format: com.company.project'],
      ['a.bc', 'Package name must be at least 5 characters long'],
    ] as const) {
      await javaPackage.fill(name);
      await next.click();
      await page.getByText(message).waitFor();
    }
    await javaPackage.fill('a.bcd');
    await next.click();
    await page.getByRole('heading', { name: 'Features' }).waitFor();
  });

  test('the parts start off, the plan follows them, and Back keeps everything (WIZ-04 to WIZ-06, WIZ-15, WIZ-18)', async () => {
    const page = await atWizard();
    await page.getByRole('radio', { name: /Monolithic/ }).check();
    await page.getByLabel('Project name').fill('shop');
    await page.getByLabel('Package name').fill('com.acme.shop');
    await page.getByRole('button', { name: 'Next' }).click();
    const part = (name: RegExp) => page.getByRole('switch', { name });
    await expect.poll(() => part(/CRUD/).isChecked()).toBe(true);
    await expect.poll(() => part(/CRUD/).isDisabled()).toBe(true);
    for (const name of [/Swagger/, /Exception Handler/, /Security/])
      await expect.poll(() => part(name).isChecked()).toBe(false);
    await page.getByText('Suggested plan: Starter').waitFor();
    await part(/Security/).check();
    await page.getByText('Suggested plan: Enterprise').waitFor();
    await part(/Security/).uncheck();
    await part(/Swagger/).check();
    await part(/Exception Handler/).check();
    await page.getByText('Suggested plan: Advanced').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('shop');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => part(/Swagger/).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Start Generation' }).click();
    await expect.poll(() => page.getByRole('radio', { name: 'Create with Chat' }).isEnabled()).toBe(true);
  });

  test('keyboards walk the whole wizard, and the focus follows the steps', async () => {
    const page = await atWizard();
    await page.getByLabel('Project name').focus();
    await page.keyboard.type('shop');
    await page.keyboard.press('Tab');
    await page.keyboard.type('com.acme.shop');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Features' }).waitFor();
    await expect.poll(() => focusedId(page)).toBe('step-title');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByRole('switch', { name: /Swagger/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByRole('button', { name: 'Start Generation' }).press('Enter');
    await page.getByLabel('Drop a .sql file here').focus();
    await page.getByRole('button', { name: 'Build from Database' }).press('Space');
    await page.getByRole('alert').waitFor();
  });

  test('the file field wants one .sql file and shows its name and size (VAL-17, VAL-18, CHAT-10)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('alert').getByText('Please select a SQL file to upload.').waitFor();
    const field = page.getByLabel('Drop a .sql file here');
    await expect.poll(() => field.getAttribute('accept')).toBe('.sql');
    await field.setInputFiles({ name: 'big.sql', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await page
      .getByRole('alert')
      .getByText(/The maximum is 10MB/)
      .waitFor();
    await field.setInputFiles({ name: 'shop.sql', mimeType: 'text/plain', buffer: Buffer.alloc(2_621_440, 32) });
    await page.getByText('2.5 MB').waitFor();
    await page.getByRole('button', { name: 'Remove shop.sql' }).click();
    await field.waitFor();
  });

  test('an idea is written, counted, sent by Enter once, and becomes a backend (CHAT-03 to CHAT-08, VAL-12 to VAL-16, GEN-02)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    const field = page.getByLabel('Your idea');
    const send = page.getByRole('button', { name: 'Build from Idea' });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await field.press('Enter');
    await page.getByRole('alert').getByText('Please provide a detailed idea for your application.').waitFor();
    await field.fill('    todo app    ');
    await page.getByText('8/20 characters minimum.').waitFor();
    await field.press('Enter');
    await page.getByRole('alert').getByText('Please provide more details (8/20 characters minimum).').waitFor();
    await field.fill('a todo app with user');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    for (const name of ['Social Media API', 'Project Management', 'E-commerce Backend']) {
      await page.getByRole('button', { name }).click();
      expect((await field.inputValue()).length).toBeGreaterThan(20);
    }
    await field.press('End');
    await field.press('Shift+Enter');
    await expect.poll(() => field.inputValue()).toMatch(/\n$/);
    await page.getByRole('radio', { name: 'Create with Database File' }).check();
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    const idea = (await field.inputValue()).trim();
    const requests: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(PATHS.processIdea)) requests.push(request.postData());
    });
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    expect(requests.map((body) => JSON.parse(body ?? '{}') as unknown)).toEqual([
      { idea, projectName: 'shop', draft: expect.stringMatching(/^chat-[0-9a-f]{32}$/) as string },
    ]);
    await page.getByRole('heading', { name: 'What was assumed' }).waitFor();
    await page.getByRole('link', { name: 'View in Dashboard' }).click();
    await page.getByText('Ready for download', { exact: true }).waitFor();
  });

  test('a text that is no idea is answered with ideas that would do, each taken by a click (ERR-17, ERR-18)', async () => {
    const page = await site.page({ expected: ['422'] });
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page
      .getByLabel('Your idea')
      .fill('Roses are red, violets are blue, and the evening is quiet, and so are you.');
    await page.getByRole('button', { name: 'Build from Idea' }).click();
    const suggestions = page.getByRole('alert').getByRole('listitem').getByRole('button');
    await suggestions.first().waitFor();
    await expect.poll(() => suggestions.count()).toBe(3);
    const words = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect.poll(() => page.getByLabel('Your idea').inputValue()).toBe(words);
    await page.getByRole('button', { name: 'Build from Idea' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
  });

  test('a dropped file is taken, and the zone answers to what is above it (HOW-03)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    const zone = page.locator('label', { hasText: 'Drop a .sql file here' });
    const transfer = await draggedFile(page, 'dropped.sql', 'create table a (id int);');
    await zone.dispatchEvent('dragover', { dataTransfer: transfer });
    await expect.poll(() => zone.getAttribute('class')).toContain('bg-accent-tint');
    await zone.dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByText('dropped.sql').waitFor();
  });

  test('shows the steps live, takes up again after a reload, and ends with the zip (GEN-05, GEN-09 to GEN-11, GEN-24)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    const times = [startedAt(page, PATHS.uploadSqlFile), startedAt(page, PATHS.generateMicroservice)];
    const { file, release } = held();
    const time = await holdTime(page);
    await buildFrom(page, file);
    await time.until(page.getByRole('heading', { name: 'Starting Generation...' }));
    await time.letGo();
    const [uploaded = 0, generated = 0] = await Promise.all(times);
    expect(generated - uploaded).toBeGreaterThanOrEqual(1000);
    await page.getByRole('heading', { name: 'Generating Microservice...' }).waitFor();
    await page.getByText('Reading schema is done').waitFor();
    await page.waitForURL(/\?project=/);
    await page.reload();
    await page.getByRole('heading', { name: 'Generating Microservice...' }).waitFor();
    release();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    await page.getByText('./mvnw spring-boot:run').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Microservice' }).click();
    expect((await download).suggestedFilename()).toMatch(/^shop.*\.zip$/);
    await page.getByRole('link', { name: 'View in Dashboard' }).click();
    await page.getByText('Ready for download', { exact: true }).waitFor();
  });

  test('the success is told by a toast of five seconds (GEN-07)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    const { file, release } = held();
    await buildFrom(page, file);
    await page.getByText('Reading schema is done').waitFor();
    await page.mouse.move(10, 600); // a pointer above a toast holds it
    const time = await holdTime(page);
    release();
    const told = toast(page, 'Microservice Ready for Download!');
    await time.until(told);
    await time.pass(4500);
    await expect.poll(() => told.isVisible()).toBe(true);
    await time.pass(1000);
    await told.waitFor({ state: 'detached' });
  });

  test('finds its stream again after the connection broke', async () => {
    const line = await cuttableLine(site.address());
    const page = await site.page({ baseURL: line.address, expected: ['ERR_'] });
    await signedIn(page, site.address());
    await walkWizard(page);
    const { file, release } = held();
    await buildFrom(page, file);
    await page.getByText('Reading schema is done').waitFor();
    line.cut();
    await page.getByText(/The connection was lost/).waitFor();
    release();
    line.mend();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    await page.goto('about:blank');
    line.cut();
    await line.close();
  });

  test('stops when asked to', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await buildFrom(page, held().file);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('heading', { name: 'Stopped' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  });

  test('a failed generation says why and can be tried again; a new project starts from an empty wizard (CHAT-12, GEN-12)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await buildFrom(page, quickFile('-- fail'));
    await page.getByRole('alert').getByText('Two tables are named orders.').waitFor();
    const again = page.waitForRequest((request) => request.url().endsWith(PATHS.generateMicroservice));
    await page.getByRole('button', { name: 'Try again' }).click();
    await again;
    await page.getByRole('alert').getByText('Two tables are named orders.').waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  test('another project after a finished one starts from an empty wizard', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await buildFrom(page, quickFile());
    await page.getByRole('button', { name: 'Create Another Project' }).click({ timeout: 20_000 });
    await expect.poll(() => page.getByLabel('Project name').inputValue()).toBe('');
  });

  test.each([
    ['the server fails', (url: string) => url.endsWith(PATHS.uploadSqlFile), 500, 'Failed to upload file.'],
    [
      'the network is gone',
      (url: string) => url.endsWith(PATHS.uploadSqlFile),
      0,
      'Failed to upload file. Please check your connection.',
    ],
    [
      'the generation is not reachable',
      (url: string) => url.endsWith(PATHS.generateMicroservice),
      0,
      'Failed to connect to microservice generation service.',
    ],
  ])('says what the catalogue says when %s (ERR-23, ERR-25, ERR-26)', async (_, matches, status, message) => {
    const page = await site.page({ expected: ['500 (Internal', 'ERR_FAILED'] });
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.route(
      (url) => matches(url.pathname),
      (route) => (status === 0 ? route.abort() : route.fulfill({ status, json: { success: false } })),
    );
    await buildFrom(page, quickFile());
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
  });
});
