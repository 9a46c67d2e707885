import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { REPOSITORY } from '../../kit/files/repository.ts';
import type { Hand } from './hand.ts';

/** Somebody tells while somebody shows. */
export type Telling = {
  readonly page: Page;
  readonly hand: Hand;
  /** Begins a scene. @param text the words below its picture @param seconds how long it lasts in the film */
  readonly say: (text: string, seconds: number) => void;
  /** What is seen now is the picture for those who do not play the video. */
  readonly pose: () => void;
};

const FILE = 'shop.sql';

/** The way from a schema to a backend, as the product goes it. The page shows the home page of somebody who has paid. */
export async function tellStory(telling: Telling): Promise<void> {
  await openGenerator(telling);
  await walkSteps(telling);
  await bringSchema(telling);
  await lookAtSchema(telling);
  await changeSchema(telling);
  await build(telling);
  await readFiles(telling);
  await download(telling);
}

async function openGenerator({ page, hand, say }: Telling): Promise<void> {
  say('From a database schema to a Spring Boot backend: this is the whole way.', 4.2);
  await hand.rest(1800);
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Start building' }).first());
  await page.getByLabel('Project name').waitFor();
}

async function walkSteps({ page, hand, say }: Telling): Promise<void> {
  say('Three short steps. First: what the project is called.', 5.2);
  await hand.rest(500);
  await hand.type(page.getByLabel('Project name'), 'shop');
  await hand.type(page.getByLabel('Package name'), 'com.acme.shop');
  await hand.press(page.getByRole('radio', { name: /Monolithic/ }));
  await hand.press(page.getByRole('button', { name: 'Next' }));
  say('Second: the parts it gets beside the CRUD calls.', 4.6);
  await hand.rest(500);
  await hand.press(page.getByRole('switch', { name: /Swagger/ }));
  await hand.press(page.getByRole('switch', { name: /Exception Handler/ }));
  await hand.rest(300);
  await hand.press(page.getByRole('button', { name: 'Next' }));
  await hand.rest(600);
  await hand.press(page.getByRole('button', { name: 'Start Generation' }));
}

async function bringSchema({ page, hand, say }: Telling): Promise<void> {
  say('Third: the schema. Drop the file as your database tool wrote it.', 4.4);
  const field = page.locator('label', { hasText: 'Drop a .sql file here' });
  await field.waitFor();
  const text = readFileSync(path.join(REPOSITORY, 'examples', FILE), 'utf8');
  await hand.drop(field, { name: FILE, text });
}

async function lookAtSchema({ page, hand, say, pose }: Telling): Promise<void> {
  await page.getByText(/^Read as/).waitFor();
  await page.locator('.erd .node').first().waitFor();
  say('Everything that was understood, before anything is built: tables, relations and each finding.', 4.8);
  await hand.rest(3400);
  pose();
  say('Pick a table: the diagram goes there, and the text shows its lines.', 4.2);
  await hand.press(page.getByRole('list', { name: 'Tables' }).getByRole('button', { name: /^product\s*\d/ }));
  await hand.rest(2600);
}

async function changeSchema({ page, hand, say }: Telling): Promise<void> {
  say('Something is missing? Say it in words. The difference is shown, and Undo takes it back.', 6.8);
  const field = page.getByLabel('Describe a change');
  await hand.type(field, 'add a nickname to customer');
  await hand.rest(300);
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'What changed' }).waitFor();
  await hand.rest(2600);
}

async function build({ page, hand, say }: Telling): Promise<void> {
  say('Now it is built. You see each step as it happens, here at a pace that can be read.', 7.4);
  await hand.press(page.getByRole('button', { name: 'Build from Database' }));
  await page.getByRole('heading', { name: 'Microservice Ready for Download!' }).waitFor({ timeout: 60_000 });
}

async function readFiles({ page, hand, say }: Telling): Promise<void> {
  say('Ready. What was left out or assumed is said first, each with its line.', 5.2);
  const files = page.getByRole('region', { name: 'Files', exact: true });
  await files.waitFor();
  await hand.rest(1600);
  await hand.roll(await wayTo(page.getByRole('region', { name: 'What you should know' })), 700);
  await hand.rest(1500);
  say('Then the project, file by file: entities, repositories, services, controllers, migrations and tests.', 6.4);
  await hand.roll(await wayTo(files), 800);
  await hand.rest(1400);
  await hand.press(files.getByText('controller', { exact: true }).first());
  await hand.press(files.getByRole('button', { name: 'ProductController.java' }));
  await hand.rest(700);
  await hand.goTo(files.getByRole('region', { name: /ProductController/ }));
  await hand.roll(900, 1600);
  await hand.rest(500);
}

async function download({ page, hand, say }: Telling): Promise<void> {
  say('Take the zip home. It builds with nothing but a JDK, and the code is yours.', 5);
  await hand.goTo(page.getByRole('banner'));
  await page.evaluate('scrollTo({ top: 0, behavior: "smooth" })');
  await hand.rest(900);
  const arrived = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: 'Download Microservice' }));
  await (await arrived).path();
  await hand.rest(2800);
}

/** How far to scroll until an element stands below the top bar. */
async function wayTo(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return (box?.y ?? 0) - 76;
}
