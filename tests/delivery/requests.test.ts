import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES, HOSTILE_TEXTS } from '../hostile/inputs.ts';
import { schemaWith } from '../hostile/shop-with.ts';
import type { Generation } from '@backsmith/engine';
import { generateWith, projects, textsOf } from './projects.ts';
import { readHttpFile } from './read-http-file.ts';

/** The calls a backend offers, as `METHOD /path`, keys written as `*`. */
function offered({ system }: Generation): readonly string[] {
  const resources = system.services.flatMap((service) => service.resources);
  const lists = system.services.flatMap((service) => service.lists);
  const keys = (count: number): string => '/*'.repeat(count);
  return [
    ...resources.flatMap(({ path, identifier, links, children }) => {
      const one = path + keys(identifier.parts.length);
      return [
        ...[`GET ${path}`, `POST ${path}`, `GET ${one}`, `PUT ${one}`, `PATCH ${one}`],
        ...links.flatMap(({ segment, target }) => {
          const member = `${one}/${segment}${keys(target.parts.length)}`;
          return [`GET ${one}/${segment}`, `PUT ${member}`, `DELETE ${member}`];
        }),
        ...children.map(({ segment }) => `GET ${one}/${segment}`),
        `DELETE ${one}`,
      ];
    }),
    ...lists.flatMap((list) => [
      `GET ${list.path}`,
      ...(list.kind === 'keyless' && list.isAppendable ? [`POST ${list.path}`] : []),
    ]),
    'GET /actuator/health',
  ];
}

/** Whether an address is one of those a pattern with `*` stands for. */
function fits(pattern: string, call: string): boolean {
  const [wanted, given] = [pattern.split('/'), call.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

/** The calls of requests.http. */
function callsOf(generation: Generation): readonly string[] {
  const requests = [...readHttpFile(textsOf(generation).get('requests.http') ?? '')];
  for (const { url, method, body, headers } of requests) {
    expect(url.origin).toBe('http://localhost:8080');
    const written = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    expect(headers.get('Content-Type')).toBe(body === undefined ? undefined : written);
    if (method === 'POST') expect(body).toBeTypeOf('object');
  }
  return requests.map(({ method, url }) => `${method} ${url.pathname}`);
}

/** What is offered and not called, and what is called and not offered. */
function differences(generation: Generation): readonly string[] {
  const [meant, found] = [offered(generation), callsOf(generation)];
  return [
    ...meant.filter((one) => !found.some((call) => fits(one, call))).map((one) => `not called: ${one}`),
    ...found.filter((call) => !meant.some((one) => fits(one, call))).map((call) => `not offered: ${call}`),
  ];
}

describe('requests.http is read back as the calls the backend offers', () => {
  const all = projects().map(({ title, generation }) => [title, generation] as const);

  test.each(all)('%s', (_, generation) => {
    expect(differences(generation)).toEqual([]);
  });

  test.each([...HOSTILE_NAMES, ...HOSTILE_TEXTS].map((input) => [input.name, input] as const))(
    'with %s',
    (_, { slots, encoding }) => {
      const sql = schemaWith(slots);
      const generation = generateWith(encoding === undefined ? sql : Buffer.from(`\ufeff${sql}`, encoding));
      expect(differences(generation)).toEqual([]);
    },
  );

  test.each(['GETS {{host}}/a', 'GET {{token}}/a', 'GET {{host}}/a\nno header', 'POST {{host}}/a\n\n{'])(
    'a file that is wrong is found: %j',
    (request) => {
      expect(() => [...readHttpFile(`@host = http://localhost:8080\n\n### x\n${request}\n`)]).toThrow();
    },
  );
});
