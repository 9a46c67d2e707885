import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SQL = `
  CREATE TYPE mood AS ENUM ('calm', 'very wild');
  CREATE TABLE keeper (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name varchar(80) NOT NULL, secret_password text);
  CREATE TABLE animal (id uuid PRIMARY KEY, keeper_id bigint REFERENCES keeper ON DELETE SET NULL, mood mood, weight numeric(6, 2),
    portrait bytea, marks text[] NOT NULL, notes jsonb);
  COMMENT ON COLUMN animal.weight IS 'kg: "net" #1
- not: { gross } @x@';`;

const CHOSEN = {
  architecture: 'microservice',
  services: {
    services: [
      { name: 'keepers', tables: ['keeper'] },
      { name: 'animals', tables: ['animal'] },
    ],
  },
} as const;

type Document = {
  readonly operations: Readonly<Record<string, { readonly action: string; readonly description?: string }>>;
  readonly components: {
    readonly messages: Readonly<
      Record<string, { readonly payload: { readonly properties: { readonly key: { readonly properties: object } } } }>
    >;
    readonly schemas: Readonly<
      Record<string, { readonly properties: Readonly<Record<string, object>>; readonly required: readonly string[] }>
    >;
  };
};

describe('asyncapi.yaml', () => {
  const { operations, components } = parse(
    fileAt(renderSql(SQL, { ...CHOSEN, events: 'rabbitmq' }), 'asyncapi.yaml'),
  ) as Document;

  it('tells what each value is, by the names and texts of the schema as they are', () => {
    expect(components.schemas['animals.Animal']?.properties).toEqual({
      id: { type: 'string', format: 'uuid' },
      keeperId: { oneOf: [{ type: 'null' }, { type: 'integer', format: 'int64' }] },
      mood: { oneOf: [{ type: 'null' }, { type: 'string', enum: ['calm', 'very wild'] }] },
      weight: { oneOf: [{ type: 'null' }, { type: 'number' }], description: 'kg: "net" #1\n- not: { gross } @x@' },
      portrait: { oneOf: [{ type: 'null' }, { type: 'string', contentEncoding: 'base64' }] },
      // An array of several dimensions is shown as none.
      marks: { oneOf: [{ type: 'null' }, { type: 'array', items: { type: 'string' } }] },
      notes: {},
    });
  });

  it('tells no secret, and the key by itself', () => {
    expect(components.schemas['keepers.Keeper']?.required).toEqual(['id', 'name']);
    expect(Object.keys(components.messages['keepers.Keeper']?.payload.properties.key.properties ?? {})).toEqual(['id']);
  });

  it('names who tells, and who acts on what it hears', () => {
    const actions = Object.entries(operations).map(([key, { action }]) => `${action} ${key}`);
    expect(actions).toEqual([
      'send keepers.Keeper.tell',
      'send animals.Animal.tell',
      'receive animals.heed.keepers.Keeper',
    ]);
    expect(operations['animals.heed.keepers.Keeper']?.description).toContain('depot.events.animals');
  });

  it('is not there where no events are told', () => {
    expect(renderSql(SQL, CHOSEN).has('asyncapi.yaml')).toBe(false);
  });
});
