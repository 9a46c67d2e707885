import { expect, it } from 'vitest';
import { generate, type ChosenOptions } from '../index.ts';

const CHOSEN: ChosenOptions = {
  projectName: 'Depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: false, exceptionHandler: false, security: false },
  javaVersion: 17,
  layout: 'layer',
};

function developedOn(columns: string, chosen: Partial<ChosenOptions> = {}): string | undefined {
  const sql = `CREATE TABLE t (id serial PRIMARY KEY, ${columns});`;
  const options = { database: 'postgresql', ...CHOSEN, ...chosen } as const;
  return generate(new TextEncoder().encode(sql), options).value?.options.devDatabase;
}

it('develops on PostgreSQL itself what it can make from its own distribution', () => {
  expect(developedOn('name citext')).toBe('embedded');
  expect(developedOn('place geometry(Point, 4326)')).toBe('h2');
  expect(developedOn('meaning vector(3)')).toBe('h2');
  expect(developedOn('meaning vector(3)', { devDatabase: 'container' })).toBe('container');
  expect(developedOn('name text', { database: 'mysql' })).toBe('h2');
  expect(developedOn('name text', { database: 'mysql', devDatabase: 'embedded' })).toBeUndefined();
});

it('refuses to develop on a server without what the schema needs', () => {
  const sql = 'CREATE TABLE t (id serial PRIMARY KEY, place geometry(Point, 4326));';
  const options = { ...CHOSEN, database: 'postgresql', devDatabase: 'embedded' } as const;
  const { value, diagnostics } = generate(new TextEncoder().encode(sql), options);
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'dev-database-lacks-extension: The development database embedded does not have postgis, which the schema needs.',
  ]);
});
