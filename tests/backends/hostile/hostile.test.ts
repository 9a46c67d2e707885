import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { GeneratedFile } from '@backsmith/engine';
import { beforeAll, expect, test } from 'vitest';
import { generateHostile } from '../../hostile/generate-hostile.ts';
import { HOSTILE_NAMES, HOSTILE_TEXTS, type HostileInput } from '../../hostile/inputs.ts';
import { HOSTILE_SCHEMAS } from '../../hostile/schemas.ts';
import { HARMLESS, schemaWith } from '../../hostile/shop-with.ts';
import { resolveClassPath, scratchFolder, tool, writeFiles } from '../../kit/index.ts';
import { compileProjects } from '../java-tools/compile-projects.ts';
import { treeShapes } from '../java-tools/tree-shapes.ts';
import type { Claim } from '../../ledger/claim.ts';
import { describeProofs } from '../../ledger/describe-proofs.ts';

const everyInput: readonly HostileInput[] = [...HOSTILE_TEXTS, ...HOSTILE_NAMES];

/** Every project, since the shape of each is compared with that of the harmless one. */
const CLAIM: Claim = {
  name: 'all inputs',
  generate: () => [
    { files: generateHostile(schemaWith(HARMLESS)) },
    ...everyInput.map(({ slots, encoding }) => ({ files: generateHostile(schemaWith(slots), encoding) })),
    ...Object.values(HOSTILE_SCHEMAS).map((sql) => ({ files: generateHostile(sql) })),
  ],
};

const SUITE = {
  name: 'hostile input through the compiler',
  tools: ['jdk-25', 'maven', 'ecj'],
  claims: () => [CLAIM],
  dependsOn: 'everything',
  limits: { changed: 1, again: 1 / 8 },
  parts: ['JDK 25', 'compiler'],
  harness: ['tests/backends/java-tools/TreeShape.java', 'tests/backends/hostile/hostile.test.ts'],
} as const;

describeProofs(SUITE, ({ proven }) => {
  const scratch = scratchFolder('hostile');
  const folders = new Map<string, string>();
  let errors: ReadonlyMap<string, string> = new Map();

  function write(name: string, sql: string, encoding?: 'utf-16le'): readonly GeneratedFile[] {
    const folder = join(scratch, `project${folders.size}`);
    // Packages of their own let one run of the compiler take all projects.
    const files = generateHostile(sql, encoding, `com.acme.hostile${folders.size}`);
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
    const kept = HOSTILE_TEXTS.filter(({ reshapes }) => reshapes === undefined);
    for (const { name } of kept) expect.soft(shapes.get(folders.get(name) ?? ''), name).toEqual(expected);
    const reshaped = kept.filter(({ name }) => !isDeepStrictEqual(shapes.get(folders.get(name) ?? ''), expected));
    if (reshaped.length === 0 && errors.size === 0) proven(CLAIM);
  });
});
