import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { describeWith, tool } from '../kit/index.ts';
import { fileOf, guardedServices } from './projects.ts';

type Member = Readonly<Record<string, unknown>>;

type Document = {
  readonly channels: Readonly<Record<string, { readonly address: string; readonly bindings: unknown }>>;
  readonly operations: Readonly<Record<string, { readonly action: string }>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly required: readonly string[]; readonly properties: Readonly<Record<string, Member>> }>
    >;
  };
};

const project = guardedServices('rabbitmq');

function documentOf(version: '1.1' | '1.2'): Document {
  const read = parseDocument(fileOf(project, 'asyncapi.yaml'), { version, strict: true });
  expect(read.errors).toEqual([]);
  return read.toJS() as Document;
}

test('asyncapi.yaml says of each kind what the code that tells of it says, and nothing else', () => {
  const { channels, operations, components } = documentOf('1.2');
  const told = project.generation.system.services.flatMap((service) =>
    service.parts.flatMap((part) =>
      part.name === 'events'
        ? part.told.map(({ kind }) => ({ key: `${part.service}.${kind}`, kind, service, part }))
        : [],
    ),
  );
  expect(Object.keys(channels)).toEqual(told.map(({ key }) => key));
  for (const { key, kind, service, part } of told) {
    expect(channels[key]?.address).toBe(`${key}.{what}`);
    expect(JSON.stringify(channels[key]?.bindings)).toContain(part.exchange);
    const resource = service.resources.find(({ name }) => name === kind);
    const shown = (resource?.fields ?? []).filter(({ inResponse }) => inResponse);
    expect(Object.keys(components.schemas[key]?.properties ?? {})).toEqual(shown.map(({ name, json }) => json ?? name));
    // A value of each type but JSON, which is anything, is told.
    for (const { name, json, type } of shown) {
      const schema = components.schemas[key]?.properties[json ?? name];
      const isAnything = schema?.['type'] === undefined && schema?.['oneOf'] === undefined;
      expect(isAnything, `${key}.${name}`).toBe(type.name === 'tools.jackson.databind.JsonNode');
    }
  }
  const heard = Object.values(operations).filter(({ action }) => action === 'receive');
  expect(Object.keys(operations)).toHaveLength(told.length + heard.length);
  expect(documentOf('1.1')).toEqual(documentOf('1.2'));
});

describeWith(['asyncapi'], 'asyncapi.yaml is what AsyncAPI 3.0 asks for', () => {
  test('by the schema of its makers, which finds what is wrong', () => {
    const schema = JSON.parse(readFileSync(join(tool('asyncapi'), 'schemas/3.0.0-without-$id.json'), 'utf8')) as {
      $schema?: string;
    };
    delete schema.$schema;
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: true });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    const document = documentOf('1.2');
    validate(document);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...document, operations: { wrong: { action: 'shout', channel: {} } } })).toBe(false);
  });
});
