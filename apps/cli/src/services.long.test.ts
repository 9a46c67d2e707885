import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHOP, commandLine } from './testing/command-line.ts';

const { at, backsmith } = commandLine();

describe('generate --arch microservice', () => {
  test('makes services as a plan says, and refuses a plan for one application, or of other tables', () => {
    const plan = JSON.parse(backsmith(['inspect', SHOP, '--stage', 'services']).stdout) as {
      services: { name: string; tables: string[] }[];
    };
    const [first, second, ...more] = plan.services;
    const both = { name: 'both', tables: [...(first?.tables ?? []), ...(second?.tables ?? [])] };
    writeFileSync(at('cut.json'), JSON.stringify({ services: [both, ...more] }));
    const made = ['generate', SHOP, '--services', 'cut.json'];
    const ended = backsmith([...made, '--arch', 'microservice', '--out', 'services']);
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('./mvnw verify; README.md says how to run the services');
    const folders = readdirSync(at('services')).filter((name) => name.endsWith('-service'));
    expect(folders).toEqual(['both', ...more.map(({ name }) => name)].map((name) => `${name}-service`).toSorted());
    expect(readFileSync(at('services/REPORT.md'), 'utf8')).toContain('refers to product in both');
    expect(backsmith([...made, '--zip', 'one.zip'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('A plan of services is given, and one application is wanted.') as string,
    });
    const other = ['generate', '-', '--name', 'tiny', '--arch', 'microservice', '--services', 'cut.json'];
    const wrong = backsmith([...other, '--zip', 'tiny.zip'], 'create table a (id int primary key);');
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('The plan names a table') as string });
  });

  test('makes as many services as are asked for, says where each table is and why, and refuses that for one application', () => {
    const ended = backsmith(['inspect', SHOP, '--services-count', '2']);
    expect((JSON.parse(ended.stdout) as { services: unknown[] }).services).toHaveLength(2);
    const made = ['generate', SHOP, '--services-count', '3'];
    expect(backsmith([...made, '--arch', 'microservice', '--out', 'three']).code).toBe(0);
    expect(readdirSync(at('three')).filter((name) => name.endsWith('-service'))).toHaveLength(3);
    const report = readFileSync(at('three/REPORT.md'), 'utf8');
    expect(report).toMatch(/```mermaid\nflowchart LR\n {2}s1\["[a-z]+: \d+ tables"\]/u);
    expect(report).toMatch(/ {2}s\d -->\|\d\| s\d\n/u);
    expect(report).toMatch(
      /^\| `order_line` +\| `orders` +\| it joins order with product, and goes with the former +\|$/mu,
    );
    expect(backsmith([...made, '--zip', 'one.zip'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('A number of services is given, and one application is wanted.') as string,
    });
  });

  test('keeps a small schema in one service, and says so', () => {
    const ended = backsmith(
      ['generate', '-', '--name', 'tiny', '--arch', 'microservice', '--out', 'small'],
      'create table parcel (id int primary key);',
    );
    expect(ended.code).toBe(0);
    expect(ended.stderr).toContain('The only table stays in one service, parcels');
    expect(readdirSync(at('small'))).toEqual(expect.arrayContaining(['gateway', 'parcels-service']));
  });
});
