import type { Blueprint, ClassName, Entity } from '@backsmith/blueprint';
import type { HttpCalls } from './http-calls.ts';
import { sampleJson, type JsonRecord } from './sample-json.ts';

/** A record made through the API. */
export type Made = {
  readonly entity: Entity;
  /** Where it lives, as the Location header said. */
  readonly location: string;
  readonly sent: string;
  readonly record: JsonRecord;
  readonly etag: string | null;
};

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of one run: makes what others need first, and remembers what can be shared. */
export class World {
  readonly #calls: HttpCalls;
  readonly #byTest: ReadonlyMap<string, Entity>;
  readonly #shared = new Map<string, Made>();
  #counter = 0;
  /** Everything made, in order. */
  readonly made: Made[] = [];

  constructor(calls: HttpCalls, { entities }: Blueprint) {
    this.#calls = calls;
    this.#byTest = new Map(entities.map((entity) => [entity.classes.test.name, entity]));
  }

  /** The one record of an entity that others may refer to; made when first asked for. */
  async shared(entity: Entity): Promise<Made | undefined> {
    const known = this.#shared.get(entity.tableName);
    if (known !== undefined) return known;
    const made = await this.create(entity);
    if (made !== undefined) this.#shared.set(entity.tableName, made);
    return made;
  }

  /** A new record by the entity's sample, with all it refers to; nothing when the backend refused one of them. */
  async create(entity: Entity): Promise<Made | undefined> {
    const records = await this.#recordsFor(entity);
    if (records === undefined) return undefined;
    const counter = this.#counter++;
    const fields = entity.sample.fields.map(
      ({ field, value }) => `${JSON.stringify(field)}:${sampleJson(value, records, counter)}`,
    );
    const sent = `{${fields.join(',')}}`;
    const call = { method: 'POST', path: entity.path, body: sent } as const;
    const { status, headers, body } = await this.#calls.expect(201, call);
    if (status !== 201) return undefined;
    const location = headers.get('location');
    if (location === null || !isRecord(body)) {
      this.#calls.fail(call, 'no Location header or no record in the answer');
      return undefined;
    }
    const made: Made = {
      entity,
      location: new URL(location, 'http://backend').pathname,
      sent,
      record: body,
      etag: headers.get('etag'),
    };
    this.made.push(made);
    return made;
  }

  async #recordsFor(entity: Entity): Promise<ReadonlyMap<string, JsonRecord> | undefined> {
    const records = new Map<string, JsonRecord>();
    for (const { variable, test, fresh } of entity.sample.records) {
      const made = await this.#referred(test, fresh);
      if (made === undefined) return undefined;
      records.set(variable, made.record);
    }
    return records;
  }

  async #referred(test: ClassName, fresh: boolean): Promise<Made | undefined> {
    const entity = this.#byTest.get(test.name);
    if (entity === undefined) throw new Error(`no entity has the test ${test.name}`);
    return fresh ? this.create(entity) : this.shared(entity);
  }
}
