import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MESSAGES, PATHS } from '@backsmith/contract';
import { expect, test } from 'vitest';
import { describeWith, REPOSITORY } from '../kit/index.ts';
import { axeFindingsInBothThemes } from './kit/axe.ts';
import { downwardScroll, sidewaysScroll } from './kit/in-page.ts';
import { FLOW_LOOKS } from './kit/looks.ts';
import { openPane } from './kit/open-pane.ts';
import { signedIn } from './kit/person.ts';
import type { SchemaFile } from './kit/schema-files.ts';
import { sharedSite } from './kit/site.ts';
import { walkWizard, type Steps } from './kit/wizard.ts';

const SHOP = path.join(REPOSITORY, 'examples/shop.sql');

function sqlFile(text: string, name = 'clinic.sql'): SchemaFile {
  return { name, mimeType: 'application/sql', buffer: Buffer.from(text) };
}

const tableOf = (name: string) => `create table ${name} (id int primary key, ${name}_code text, ${name}_place text);`;

/** Asks for the preview of one table, as a page of the same person would. */
async function readPreview(address: string, token: string, name: string): Promise<void> {
  const features = { crudEnabled: true, swagger: false, exceptionHandler: false, security: false };
  const names = { projectName: 'shop', packageName: 'com.acme.shop', architectureType: 'monolithic' };
  const body = { ...names, features, sqlSchema: tableOf(name) };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(address + PATHS.preview, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await answer.json()).toMatchObject({ data: { withheld: null } });
}

/** Many tables that refer to each other, and wide ones among them. */
function large(tables: number): SchemaFile {
  const text = Array.from({ length: tables }, (_, at) => {
    const wide = Array.from({ length: at % 12 }, (_none, extra) => `, c${extra} varchar(40)`).join('');
    const refers = at === 0 ? '' : `, parent_id int references t${Math.floor(at / 3)} (id)`;
    return `create table t${at} (id int primary key${refers}${wide});`;
  }).join('\n');
  return sqlFile(text, 'large.sql');
}

describeWith(['chromium'], 'the review of a schema', () => {
  const site = sharedSite('selling');

  async function atFile(file: SchemaFile | string, options: Parameters<typeof site.page>[0] = {}, steps: Steps = {}) {
    const page = await site.page(options);
    await signedIn(page, site.address());
    await walkWizard(page, steps);
    await page.getByLabel('Drop a .sql file here').setInputFiles(file);
    return page;
  }

  test.each(FLOW_LOOKS)(
    'shows tables, relations, text and price before anything is paid or sent: $look',
    async (look) => {
      const sent: string[] = [];
      const page = await atFile(SHOP, { viewport: look.viewport, colorScheme: look.colorScheme });
      page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
      await page.getByRole('region', { name: 'Diagram', exact: true }).waitFor();
      const tabs = page.getByRole('navigation', { name: 'Review', includeHidden: true });
      await expect.poll(() => tabs.textContent()).toContain('Messages1 to look at');
      await page.getByRole('region', { name: 'What it costs' }).getByText('$100').waitFor();
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      for (const pane of ['Messages', 'SQL', 'Diagram', 'Tables'] as const) {
        await openPane(page, pane);
        await page.getByRole('region', { name: pane, exact: true }).waitFor();
        if (pane === 'Messages') await page.getByText(/Read as PostgreSQL: 23 tables, 30 relations, 1 view/).waitFor();
        expect(await axeFindingsInBothThemes(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
      await page
        .getByRole('list', { name: 'Tables' })
        .getByRole('button', { name: /^order_line/ })
        .click();
      await expect.poll(() => page.locator('.erd .node.on').getAttribute('data-table')).toBe('order_line');
      expect(sent.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  test('a sentence changes the schema; the difference is shown and taken back by Undo', async () => {
    const page = await atFile(sqlFile('create table customers (id int primary key, name varchar(80));'));
    await page.getByLabel('Describe a change').fill('add a phone number to customers');
    await page.getByLabel('Describe a change').press('Enter');
    const changes = page.getByRole('list', { name: 'What changed' });
    await changes.getByText(/customers\.phone\w* added/).waitFor();
    await page.getByRole('button', { name: /^customers 3/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await changes.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^customers 2/ }).waitFor();
  });

  test('what was typed into the text is understood anew, and is what is built', async () => {
    const page = await atFile(sqlFile('create table a (id int primary key);'));
    const editor = page.getByRole('textbox', { name: 'SQL of the schema' });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\ncreate table second (id int primary key);');
    await page.getByText(/Read as PostgreSQL: 2 tables/).waitFor();
    await page
      .getByRole('list', { name: 'Tables' })
      .getByRole('button', { name: /^second/ })
      .waitFor();
  });

  test('each finding leads to its line', async () => {
    const page = await atFile(
      sqlFile('create table a (id int primary key);\n\ncreate table b (id int references nowhere (id));'),
    );
    const finding = page.getByRole('list', { name: 'Left out' }).getByRole('listitem').first();
    await finding.getByText(/Consequence/).waitFor();
    await finding.getByRole('button', { name: 'Line 3' }).click();
    await page.locator('.cm-activeLine', { hasText: 'create table b' }).waitFor();
    await page.locator('.cm-lintRange').first().waitFor();
  });

  test('a file without a table is never asked money for', async () => {
    const page = await atFile(sqlFile('Dear Sir or Madam,\nplease find enclosed our invoice.\n', 'letter.sql'));
    const alert = page.getByRole('alert');
    await alert.getByText('No table was found in this file, so there is nothing to build.').waitFor();
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await alert.getByText('No table was found in this file, so there is nothing to build.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Pay for/ }).count()).toBe(0);
    // The way on is on the same page, and needs nothing to be removed first.
    await page.getByLabel('Drop another .sql file here').setInputFiles(sqlFile('PK\u0003\u0004\u0014\0\0', 'zip.sql'));
    await alert.getByText('This is a zip archive, not SQL text.').waitFor();
    await alert.getByText('Unpack it and upload the .sql file.').waitFor();
    await page.getByLabel('Drop another .sql file here').setInputFiles(sqlFile('create table a (id int primary key);'));
    await page
      .getByText(/1 table/)
      .first()
      .waitFor();
  });

  test('a file that says too little of its dialect is read by the one that is chosen, and built so', async () => {
    const page = await atFile(sqlFile('create table notes (id int primary key, at date);', 'plain.sql'));
    await page.getByText('Choose the dialect if it is for another.').waitFor();
    await page.getByLabel('Dialect', { exact: true }).selectOption({ label: 'Oracle' });
    await page.getByText(/Read as Oracle: 1 table/).waitFor();
    expect(await page.getByText('Choose the dialect if it is for another.').count()).toBe(0);
    await page.reload();
    await page.getByText(/Read as Oracle: 1 table/).waitFor();
    const asked = page.waitForRequest((request) => request.url().endsWith(PATHS.preview));
    await page.getByRole('button', { name: 'See files and roles' }).click();
    expect((await asked).postData()).toContain('-- dialect: Oracle');
    await page.getByText(/can be read whole/).waitFor();
  });

  test('an idea that is not paid for is shown all the same, beside what it costs', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Project Management' }).click();
    await page.getByLabel('Your idea').press('Enter');
    await page
      .getByRole('alert')
      .getByText(/Payment required/)
      .waitFor();
    await page
      .getByRole('list', { name: 'Tables' })
      .getByRole('button', { name: /^tasks/ })
      .waitFor();
    expect(asked).not.toContain(PATHS.processIdea);
  });

  test.each(FLOW_LOOKS)(
    'the files to be built are shown, one entity whole, and roles can be changed: $look',
    async (look) => {
      const page = await atFile(
        sqlFile(
          'create table account (id int primary key, password_hash text, note text);\ncreate table visit (id int primary key, account_id int references account (id));',
        ),
        { viewport: look.viewport, colorScheme: look.colorScheme },
      );
      await page.getByRole('button', { name: 'See files and roles' }).click();
      const dialog = page.getByRole('dialog', { name: 'What will be built' });
      await dialog.getByText('Visit can be read whole').waitFor();
      await dialog
        .getByRole('region', { name: 'Text of', exact: false })
        .or(dialog.getByText('class Visit'))
        .first()
        .waitFor();
      await dialog.getByRole('button', { name: 'pom.xml' }).click();
      await dialog.getByText('What stands in this file is shown after the build.').waitFor();
      const roleOf = (column: string) => dialog.getByLabel(`Role of account.${column}`);
      await expect.poll(() => roleOf('password_hash').inputValue()).toBe('secret');
      await roleOf('password_hash').selectOption('plain');
      await dialog.getByText('You chose: clients read and write it').waitFor();
      await dialog.getByLabel('Table').selectOption('account');
      await dialog.getByLabel('Column', { exact: true }).selectOption('note');
      await dialog.getByLabel('Role', { exact: true }).selectOption('secret');
      await expect.poll(() => roleOf('note').inputValue()).toBe('secret');
      expect(await axeFindingsInBothThemes(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: 'See files and roles' }).click();
      await expect.poll(() => roleOf('note').inputValue()).toBe('secret');
      await roleOf('password_hash').selectOption('As assumed');
      await expect.poll(() => roleOf('password_hash').inputValue()).toBe('secret');
      await dialog.getByText('You chose: clients read and write it').waitFor({ state: 'detached' });
    },
  );

  test.each(FLOW_LOOKS)('rules on records are offered where somebody signs in, and are sent: $look', async (look) => {
    const page = await atFile(
      sqlFile(
        'create table note (id int primary key, user_id varchar(36) not null, body text);\ncreate table users (id serial primary key, email varchar(200) not null unique, password_hash varchar(100) not null);',
      ),
      { viewport: look.viewport, colorScheme: look.colorScheme },
      { features: ['Security'] },
    );
    await page.getByRole('button', { name: 'See files and roles' }).click();
    const dialog = page.getByRole('dialog', { name: 'What will be built' });
    const rule = dialog.getByRole('switch', { name: 'Owner rule' });
    await dialog.getByText('Said by note.user_id.').waitFor();
    expect(await dialog.getByRole('switch').count()).toBe(1);
    const asked = page.waitForRequest(`**${PATHS.preview}`);
    await rule.check();
    expect((await asked).postDataJSON()).toMatchObject({ choices: { rules: ['owner'] } });
    await dialog.getByText('RecordRules.java').waitFor({ state: 'attached' });
    await dialog.getByLabel('Who signs in').selectOption('The people in users');
    await dialog.getByText('AccountTableTest.java').waitFor({ state: 'attached' });
    const groupOf = (table: string) => dialog.getByLabel(`Group of ${table}`);
    await dialog.getByText('Assumed: its records are those of an account').waitFor();
    expect(await groupOf('users').inputValue()).toBe('staff');
    const grouped = page.waitForRequest(`**${PATHS.preview}`);
    await groupOf('note').selectOption('Catalogue');
    expect((await grouped).postDataJSON()).toMatchObject({ choices: { tables: { note: { group: 'catalogue' } } } });
    await dialog.getByText('You chose this group').waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('button', { name: 'See files and roles' }).click();
    await expect.poll(() => rule.isChecked()).toBe(true);
    expect(await dialog.getByLabel('Who signs in').inputValue()).toBe('users');
    expect(await groupOf('note').inputValue()).toBe('catalogue');
    await groupOf('note').selectOption('As assumed');
    await dialog.getByText('You chose this group').waitFor({ state: 'detached' });
  });

  test('the code of a fourth table within a day is withheld, and the dialog says why', async () => {
    const page = await site.page();
    const { token } = await signedIn(page, site.address());
    for (const name of ['invoice', 'parcel', 'depot']) await readPreview(site.address(), token, name);
    await walkWizard(page);
    await page.getByLabel('Drop a .sql file here').setInputFiles(sqlFile(tableOf('courier')));
    await page.getByRole('button', { name: 'See files and roles' }).click();
    const dialog = page.getByRole('dialog', { name: 'What will be built' });
    await dialog.getByText(MESSAGES.previewWithheld).waitFor();
    await dialog.getByText('CourierController.java').waitFor({ state: 'attached' });
    expect(await dialog.getByText('can be read whole').count()).toBe(0);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
  });

  test('a follow-up of an idea asks the server, and goes on without it', async () => {
    const page = await site.page({ expected: ['Failed to load resource', 'The server did not answer'] });
    await signedIn(page, site.address());
    await walkWizard(page);
    await page.getByRole('radio', { name: 'Create with Chat' }).check();
    await page.getByLabel('Your idea').fill('A library lends books to its members and knows who has which');
    await page.getByRole('button', { name: 'Show the schema first' }).click();
    const say = async (sentence: string) => {
      await page.getByLabel('Describe a change').fill(sentence);
      await page.getByLabel('Describe a change').press('Enter');
    };
    const asked = page.waitForRequest(`**${PATHS.editSchema}`);
    await say('add a birthday to members');
    expect((await asked).postDataJSON()).toMatchObject({ message: 'add a birthday to members' });
    const changes = page.getByRole('list', { name: 'What changed' });
    await changes.getByText(/members\.birthday added/).waitFor();
    await page.route(`**${PATHS.editSchema}`, (route) => route.abort());
    await say('add a nickname to members');
    await changes.getByText(/members\.nickname added/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await changes.getByText(/members\.nickname added/).waitFor({ state: 'detached' });
    await changes.getByText(/members\.birthday added/).waitFor();
  });

  test('a reload keeps file, options and the place', async () => {
    const page = await atFile(SHOP);
    await page
      .getByText(/23 tables/)
      .first()
      .waitFor();
    await page.reload();
    await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
    await page.getByRole('heading', { name: 'shop' }).waitFor();
    await page.goto('/pricing');
    await page.goBack();
    await page.getByText(/Read as PostgreSQL: 23 tables/).waitFor();
  });

  test('finds a table by name, shows its neighbours alone, and saves the diagram', async () => {
    const page = await atFile(SHOP);
    await page
      .getByRole('searchbox', { name: 'Find a table' })
      .or(page.getByLabel('Find a table'))
      .fill('shipment_line');
    await page.locator('.erd .node.on[data-table="shipment_line"]').waitFor();
    await page.getByRole('button', { name: 'Neighbours only' }).click();
    await expect.poll(() => page.locator('.erd .node').count()).toBe(3);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('.erd .node').count()).toBe(23);
    for (const kind of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Save the diagram as ${kind}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`shop-schema.${kind.toLowerCase()}`);
      const bytes = readFileSync(await file.path());
      expect(bytes.length).toBeGreaterThan(5000);
      if (kind === 'SVG') expect(bytes.toString()).toContain('>shipment_line</text>');
      else expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test.each(FLOW_LOOKS)('the way to pay is in sight as soon as it is asked for: $look', async (look) => {
    const broken = Array.from({ length: 8 }, (_, at) => `create table b${at} (id int references nowhere${at} (id));`);
    const page = await atFile(sqlFile(broken.join('\n')), { viewport: look.viewport, colorScheme: look.colorScheme });
    await page.getByRole('button', { name: 'Build from Database' }).click();
    const pay = page.getByRole('button', { name: 'Pay for Starter' });
    await pay.waitFor();
    // A trial click needs the button where nothing covers it, but would scroll to it by itself.
    const isInSight = async () => {
      const [button, bill] = await Promise.all([
        pay.boundingBox(),
        page.getByRole('region', { name: 'What it costs' }).boundingBox(),
      ]);
      const foot = bill && bill.y > 0 && bill.x === 0 ? bill.y : look.viewport.height;
      return button !== null && button.y > 0 && button.y + button.height <= foot;
    };
    await expect.poll(isInSight).toBe(true);
  });

  test('300 tables are there, and each is found', async () => {
    const page = await atFile(sqlFile('create table a (id int primary key);'));
    await page.locator('.erd .node').first().waitFor();
    await page.getByRole('button', { name: 'Remove clinic.sql' }).click();
    await page.getByLabel('Drop a .sql file here').setInputFiles(large(300));
    await page.locator('.erd .node').nth(299).waitFor({ state: 'attached' });
    // The panes scroll, not the window: nothing in them may reach beyond it.
    await expect.poll(() => downwardScroll(page)).toBe(0);
    await page.getByLabel('Find a table').fill('t250');
    await page.locator('.erd .node.on[data-table="t250"] .row').first().waitFor();
  });
});

describeWith(['chromium'], 'the second before a generation', () => {
  const site = sharedSite('free');

  test('Review first holds the automatic start, and what was uploaded is not sent twice (GEN-04)', async () => {
    const page = await site.page();
    await signedIn(page, site.address());
    await walkWizard(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.getByLabel('Drop a .sql file here').setInputFiles(sqlFile('create table a (id int primary key);'));
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('button', { name: 'Review first' }).click();
    await page.getByText(/Read as PostgreSQL: 1 table/).waitFor();
    await page.waitForTimeout(1500);
    expect(calls).not.toContain(PATHS.generateMicroservice);
    await page.getByRole('button', { name: 'Build from Database' }).click();
    await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor();
    expect(calls.filter((call) => call === PATHS.uploadSqlFile)).toHaveLength(1);
  });
});
