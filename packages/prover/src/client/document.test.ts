import { expect, test } from 'vitest';
import { readResources, type ApiDocument } from './document.ts';

/** A document of one list whose records have a name, and what is said of them besides. */
function documentOf(besides: Readonly<Record<string, unknown>>): ApiDocument {
  const properties = { name: { type: 'string' }, ...besides };
  const items = { type: 'object', properties };
  const content = {
    'application/json': { schema: { type: 'object', properties: { items: { type: 'array', items } } } },
  };
  return { paths: { '/visits': { get: { responses: { '200': { content } } } } } };
}

const fieldsOf = (document: ApiDocument): readonly string[] =>
  readResources(document).flatMap(({ listed }) => Object.keys(listed));

test('what is told of values that are not shown is no field of every record', () => {
  const unshown = { type: 'object', additionalProperties: { type: 'string' }, readOnly: true };
  expect(fieldsOf(documentOf({ unshown }))).toEqual(['name']);
});

test('a column that is called so is one', () => {
  expect(fieldsOf(documentOf({ unshown: { type: 'string' } }))).toEqual(['name', 'unshown']);
});
