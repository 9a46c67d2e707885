import { join } from 'node:path';
import { generate, type GeneratedFile, type Options } from '@backsmith/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  compileProjects,
  describeWith,
  resolveClassPath,
  scratchFolder,
  tool,
  treeShapes,
  writeFiles,
} from '../kit/index.ts';
import { HOSTILE_NAMES, HOSTILE_TEXTS, type HostileInput } from './inputs.ts';
import { HOSTILE_SCHEMAS } from './schemas.ts';
import { HARMLESS, schemaWith } from './shop-with.ts';

const OPTIONS: Options = {
  projectName: 'hostile',
  packageName: 'com.acme.hostile',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 17,
  layout: 'layer',
};

function encode(text: string, encoding?: 'utf-16le'): Uint8Array {
  return encoding === undefined ? new TextEncoder().encode(text) : Buffer.from(`\ufeff${text}`, encoding);
}

function generateFrom(sql: string, encoding?: 'utf-16le', packageName = OPTIONS.packageName): readonly GeneratedFile[] {
  const { value, diagnostics } = generate(encode(sql, encoding), { ...OPTIONS, packageName });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.files;
}

function javaText(files: readonly GeneratedFile[]): string {
  return files.flatMap(({ path, content }) => (path.endsWith('.java') ? [String(content)] : [])).join('\n');
}

const everyInput: readonly HostileInput[] = [...HOSTILE_TEXTS, ...HOSTILE_NAMES];

describe('hostile input', () => {
  test.each(everyInput.map((input) => [input.name, input] as const))('%s: generates all three tables', (_, input) => {
    const files = generateFrom(schemaWith(input.slots), input.encoding);
    expect(files.filter(({ path }) => path.includes('/controller/')).length).toBeGreaterThanOrEqual(3);
  });

  test.each(HOSTILE_TEXTS.map((input) => [input.name, input] as const))(
    '%s: Java source stays ASCII in strings',
    (_, input) => {
      const java = javaText(generateFrom(schemaWith(input.slots), input.encoding));
      expect(java).not.toMatch(
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/,
      );
    },
  );
});

describeWith(['jdk-25', 'maven', 'ecj'], 'hostile input through the compiler', () => {
  const scratch = scratchFolder('hostile');
  const folders = new Map<string, string>();
  let errors: ReadonlyMap<string, string> = new Map();

  function write(name: string, sql: string, encoding?: 'utf-16le'): readonly GeneratedFile[] {
    const folder = join(scratch, `project${folders.size}`);
    // Packages of their own let one run of the compiler take all projects.
    const files = generateFrom(sql, encoding, `com.acme.hostile${folders.size}`);
    folders.set(name, folder);
    writeFiles(folder, files);
    return files;
  }

  beforeAll(async () => {
    const harmless = write('harmless', schemaWith(HARMLESS));
    for (const { name, slots, encoding } of everyInput) write(name, schemaWith(slots), encoding);
    for (const [name, sql] of Object.entries(HOSTILE_SCHEMAS)) write(name, sql);
    const pom = harmless.find(({ path }) => path === 'pom.xml');
    const classPath = await resolveClassPath(String(pom?.content), tool('jdk-25'));
    errors = await compileProjects(folders, classPath, join(scratch, 'classes'));
  }, 600_000);

  test.each([...everyInput.map(({ name }) => name), ...Object.keys(HOSTILE_SCHEMAS)])('compiles: %s', (name) => {
    expect(folders.has(name)).toBe(true);
    expect(errors.get(name)).toBeUndefined();
  });

  test('text leaves the shape of the program as it is', async () => {
    const shapes = await treeShapes([...folders.values()]);
    const expected = shapes.get(folders.get('harmless') ?? '');
    expect(expected?.length).toBeGreaterThan(20);
    for (const { name } of HOSTILE_TEXTS.filter(({ reshapes }) => reshapes === undefined)) {
      expect.soft(shapes.get(folders.get(name) ?? ''), name).toEqual(expected);
    }
  });
});
