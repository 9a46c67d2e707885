import type { Page } from '@playwright/test';
import type { SchemaFile } from './schema-files.ts';

export type Steps = {
  readonly projectName?: string;
  readonly packageName?: string;
  /** One application, unless a test is about services. */
  readonly architecture?: 'Monolithic' | 'Microservice';
  /** Parts to be switched on, by their names; none unless a test is about them. */
  readonly features?: readonly string[];
};

/** Opens the generator, walks the three steps and stands before the file field. */
export async function walkWizard(page: Page, steps: Steps = {}): Promise<void> {
  await page.goto('/backsmith-chat');
  await fillWizard(page, steps);
}

/** Walks the three steps of the wizard that is open. */
export async function fillWizard(
  page: Page,
  { projectName = 'shop', packageName = 'com.acme.shop', architecture = 'Monolithic', features = [] }: Steps = {},
): Promise<void> {
  await page.getByLabel('Project name').fill(projectName);
  await page.getByLabel('Package name').fill(packageName);
  await page.getByRole('radio', { name: architecture }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: 'Features' }).waitFor();
  for (const name of features) await page.getByRole('switch', { name }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start Generation' }).click();
  await page.getByRole('heading', { name: projectName }).waitFor();
}

/** Chooses the file and builds from it. */
export async function buildFrom(page: Page, file: SchemaFile): Promise<void> {
  await page.getByLabel('Drop a .sql file here').setInputFiles(file);
  await page.getByRole('button', { name: 'Build from Database' }).click();
}
