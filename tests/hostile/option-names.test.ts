import { generate, type ChosenOptions } from '@backsmith/engine';
import { expect, test } from 'vitest';
import { hostileStrings } from './hostile-strings.ts';

const NAMES = 1_000;

const OPTIONS: ChosenOptions = {
  projectName: 'hostile',
  packageName: 'com.acme.hostile',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

test('hostile names of projects and packages are refused, or harmless', () => {
  const strings = hostileStrings(100_000);
  const source = new TextEncoder().encode('CREATE TABLE item (id int PRIMARY KEY);');
  for (let at = 0; at < NAMES; at++) {
    const projectName = strings.next();
    const packageName = `com.${strings.next()}`;
    const project = generate(source, { ...OPTIONS, projectName });
    if (project.value !== undefined) expect(projectName).toMatch(/^[A-Za-z0-9]{3,20}$/);
    const named = generate(source, { ...OPTIONS, packageName });
    if (named.value !== undefined) expect(packageName).toMatch(/^com(\.[A-Za-z][A-Za-z0-9]*)+$/);
  }
});
