import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES, HOSTILE_TEXTS } from '../hostile/inputs.ts';
import { schemaWith } from '../hostile/shop-with.ts';
import type { Generation } from '@backsmith/engine';
import { generateWith, projects, textsOf } from './projects.ts';
import { readHttpFile } from './read-http-file.ts';

/** The calls a backend offers, as `METHOD /path`, keys written as `*`. */
function offered({ blueprint }: Generation): readonly string[] {
  const { entities, keyless, views } = blueprint;
  const keys = (count: number): string => '/*'.repeat(count);
  return [
    ...entities.flatMap(({ path, identifier, links }) => {
      const one = path + keys(identifier.parts.length);
      return [
        ...[`GET ${path}`, `POST ${path}`, `GET ${one}`, `PUT ${one}`],
        ...links.flatMap(({ segment, target }) => {
          const member = `${one}/${segment}${keys(target.parts.length)}`;
          return [`GET ${one}/${segment}`, `PUT ${member}`, `DELETE ${member}`];
        }),
        `DELETE ${one}`,
      ];
    }),
    ...keyless.flatMap(({ path, insert }) => [`GET ${path}`, ...(insert === undefined ? [] : [`POST ${path}`])]),
    ...views.map(({ path }) => `GET ${path}`),
    'GET /actuator/health',
  ];
}

/** Whether an address is one of those a pattern with `*` stands for. */
function fits(pattern: string, call: string): boolean {
  const [wanted, given] = [pattern.split('/'), call.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

/** The calls of requests.http, each with the one that is meant in its place. */
function pairsOf(generation: Generation): readonly (readonly [string, string])[] {
  const requests = readHttpFile(textsOf(generation).get('requests.http') ?? '');
  const meant = offered(generation);
  expect(requests).toHaveLength(meant.length);
  for (const { url, method, body, headers } of requests) {
    expect(url.origin).toBe('http://localhost:8080');
    expect(headers.get('Content-Type')).toBe(body === undefined ? undefined : 'application/json');
    if (method === 'POST') expect(body).toBeTypeOf('object');
  }
  return requests.map(({ method, url }, at) => [meant[at] ?? '', `${method} ${url.pathname}`]);
}

describe('requests.http is read back as the calls the backend offers', () => {
  const all = projects().map(({ title, generation }) => [title, generation] as const);

  test.each(all)('%s', (_, generation) => {
    expect(pairsOf(generation).filter(([meant, found]) => !fits(meant, found))).toEqual([]);
  });

  test.each([...HOSTILE_NAMES, ...HOSTILE_TEXTS].map((input) => [input.name, input] as const))(
    'with %s',
    (_, { slots, encoding }) => {
      const sql = schemaWith(slots);
      const generation = generateWith(encoding === undefined ? sql : Buffer.from(`\ufeff${sql}`, encoding));
      expect(pairsOf(generation).filter(([meant, found]) => !fits(meant, found))).toEqual([]);
    },
  );

  test.each(['GETS {{host}}/a', 'GET {{token}}/a', 'GET {{host}}/a\nno header', 'POST {{host}}/a\n\n{'])(
    'a file that is wrong is found: %j',
    (request) => {
      expect(() => readHttpFile(`@host = http://localhost:8080\n\n### x\n${request}\n`)).toThrow();
    },
  );
});
