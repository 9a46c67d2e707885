import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/backsmith.js', import.meta.url));
const SHOP = fileURLToPath(new URL('../../../examples/shop.sql', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'backsmith-services-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function backsmith(args: readonly string[], input = '') {
  const options = { cwd: folder, input, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], options);
  return { code: status, stdout, stderr };
}

describe('generate --arch microservice', () => {
  test('makes services as a plan says, and refuses a plan for one application, or of other tables', () => {
    const plan = JSON.parse(backsmith(['inspect', SHOP, '--stage', 'services']).stdout) as {
      services: { name: string; tables: string[] }[];
    };
    const [first, second, ...more] = plan.services;
    const both = { name: 'both', tables: [...(first?.tables ?? []), ...(second?.tables ?? [])] };
    writeFileSync(join(folder, 'cut.json'), JSON.stringify({ services: [both, ...more] }));
    const made = ['generate', SHOP, '--services', 'cut.json'];
    const ended = backsmith([...made, '--arch', 'microservice', '--out', 'services']);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('./mvnw verify; README.md says how to run the services');
    const folders = readdirSync(join(folder, 'services')).filter((name) => name.endsWith('-service'));
    expect(folders).toEqual(['both', ...more.map(({ name }) => name)].map((name) => `${name}-service`).toSorted());
    expect(readFileSync(join(folder, 'services/REPORT.md'), 'utf8')).toContain('refers to product in both');
    expect(backsmith([...made, '--zip', 'one.zip'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('A plan of services is given, and one application is wanted.') as string,
    });
    const other = ['generate', '-', '--name', 'tiny', '--arch', 'microservice', '--services', 'cut.json'];
    const wrong = backsmith([...other, '--zip', 'tiny.zip'], 'create table a (id int primary key);');
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('The plan names a table') as string });
  });

  test('keeps a small schema in one service, and says so', () => {
    const ended = backsmith(
      ['generate', '-', '--name', 'tiny', '--arch', 'microservice', '--out', 'small'],
      'create table parcel (id int primary key);',
    );
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('The only table stays in one service, parcels');
    expect(readdirSync(join(folder, 'small'))).toEqual(expect.arrayContaining(['gateway', 'parcels-service']));
  });
});
