import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { operationIdOf } from './operation-id.ts';

type Operation = {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};

let subject: TestApp;
let described: Description;
beforeAll(async () => {
  subject = await testApp();
  await subject.app.ready();
  described = JSON.parse(JSON.stringify(subject.app.swagger())) as Description;
});
afterAll(() => subject.close());

const operations = () => Object.values(described.paths).flatMap((methods) => Object.values(methods));

test('every operation has a name of its own, made of the method and the address', () => {
  const names = operations().map(({ operationId }) => operationId);
  expect(names.filter((name) => name === undefined)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['postLogin', 'getProjects', 'getProjectDownload', 'patchUserExemption']),
  );
  expect(() => operationIdOf('GET', '/api/secret')).toThrow('no address of the contract');
});

test('every body and every refusal refers to a named schema', () => {
  const bodies = operations().flatMap(({ operationId, requestBody }) =>
    Object.entries(requestBody?.content ?? {})
      .filter(([type]) => type === 'application/json')
      .map(([, { schema }]) => [operationId, Object.keys(schema)]),
  );
  expect(bodies.length).toBeGreaterThan(10);
  for (const [name, keys] of bodies) expect.soft(keys, String(name)).toEqual(['$ref']);
  const { responses } = described.paths['/api/projects']?.['get'] ?? { responses: {} };
  expect(responses['4XX']?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Failure' });
  expect(responses['200']?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/ProjectsAnswer',
  });
});

test('every reference leads somewhere, and the schemas refer to each other', () => {
  const references = JSON.stringify(described).match(/"\$ref":"[^"]+"/g) ?? [];
  const names = new Set(references.map((text) => text.slice('"$ref":"#/components/schemas/'.length, -1)));
  expect([...names].filter((name) => !(name in described.components.schemas))).toEqual([]);
  expect(names.size).toBeGreaterThan(30);
  expect(JSON.stringify(described.components.schemas['ProjectsAnswer'])).toContain('#/components/schemas/Project"');
});
