import { isDeepStrictEqual } from 'node:util';
import type { Blueprint, Entity, KeylessTable } from '@backsmith/blueprint';
import { HttpCalls } from './http-calls.ts';
import { sampleJson, type JsonRecord } from './sample-json.ts';
import { World, type Made } from './world.ts';

export type Exercise = {
  readonly calls: number;
  readonly failures: readonly string[];
  /** Entities whose records went through create, read, list, filter, update and delete. */
  readonly entities: number;
  readonly lists: number;
  /** Tables no record can be made of through the API, with the reason. */
  readonly uncreatable: readonly string[];
};

type Page = { readonly items: readonly JsonRecord[]; readonly totalItems: number };

function isPage(value: unknown): value is Page {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    'totalItems' in value
  );
}

function sameAsSent({ entity, sent, record }: Made): readonly string[] {
  const wanted = JSON.parse(sent) as JsonRecord;
  const respelled = new Set(entity.sample.respelled);
  return Object.keys(wanted).filter(
    (field) => !respelled.has(field) && !isDeepStrictEqual(wanted[field], record[field]),
  );
}

function versionOf({ version }: Entity, record: unknown): JsonRecord {
  return version === undefined ? {} : { [version.field]: (record as JsonRecord)[version.field] };
}

/** What a list shows of a record: no more and no less than the blueprint says. */
function asListed({ summary }: Entity, record: JsonRecord): JsonRecord {
  const leftOut = new Set(summary?.leftOut);
  return Object.fromEntries(Object.entries(record).filter(([field]) => !leftOut.has(field)));
}

class Exerciser {
  readonly #calls: HttpCalls;
  readonly #world: World;
  readonly #blueprint: Blueprint;

  constructor(calls: HttpCalls, blueprint: Blueprint) {
    this.#calls = calls;
    this.#blueprint = blueprint;
    this.#world = new World(calls, blueprint);
  }

  async run(): Promise<Exercise> {
    const creatable = this.#blueprint.entities.filter(({ sample }) => sample.creatable);
    for (const entity of creatable) await this.#entity(entity);
    for (const table of this.#blueprint.keyless) await this.#list(table);
    for (const made of this.#world.made.toReversed()) await this.#delete(made);
    const stuck = this.#blueprint.entities.filter(({ sample }) => !sample.creatable);
    return {
      calls: this.#calls.count,
      failures: this.#calls.failures,
      entities: creatable.length,
      lists: this.#blueprint.keyless.length,
      uncreatable: stuck.map(({ tableName, sample }) => `${tableName}: ${sample.obstacle ?? 'no reason given'}`),
    };
  }

  async #entity(entity: Entity): Promise<void> {
    const made = await this.#world.shared(entity);
    if (made === undefined) return;
    const changed = sameAsSent(made);
    if (changed.length > 0) {
      this.#calls.fail(
        { method: 'POST', path: entity.path, body: made.sent },
        `came back changed: ${changed.join(', ')}: ${JSON.stringify(made.record)}`,
      );
    }
    await this.#read(made);
    await this.#search(made);
    await this.#link(made);
    await this.#refusals(entity);
    await this.#update(made);
  }

  async #read({ location, record }: Made): Promise<void> {
    const call = { method: 'GET', path: location } as const;
    const { body } = await this.#calls.expect(200, call);
    if (!isDeepStrictEqual(body, record))
      this.#calls.fail(call, `${JSON.stringify(body)} instead of ${JSON.stringify(record)}`);
  }

  async #search({ entity, record }: Made): Promise<void> {
    const sort = entity.sortable[0] === undefined ? '' : `&sort=${entity.sortable[0].field},desc`;
    const page = await this.#page(`${entity.path}?page=0&size=1${sort}`);
    if (page?.items.length !== 1)
      this.#calls.fail({ method: 'GET', path: entity.path }, `${page?.items.length ?? 'no'} items on a page of one`);
    const shown = Object.keys(asListed(entity, record));
    if (page?.items.some((item) => !isDeepStrictEqual(Object.keys(item), shown)) === true)
      this.#calls.fail({ method: 'GET', path: entity.path }, `other fields than ${shown.join(', ')}`);
    const { filter } = entity.sample;
    if (filter === undefined) return;
    const wanted = encodeURIComponent(String(record[filter.field]));
    const path = `${entity.path}?${filter.parameter}=${wanted}&size=100`;
    const found = await this.#page(path);
    const isThere = found?.items.some((item) => isDeepStrictEqual(item, asListed(entity, record))) === true;
    if (!isThere) this.#calls.fail({ method: 'GET', path }, 'the filter does not find the record');
  }

  async #page(path: string): Promise<Page | undefined> {
    const { body } = await this.#calls.expect(200, { method: 'GET', path });
    return isPage(body) ? body : undefined;
  }

  async #link({ entity, location }: Made): Promise<void> {
    for (const { segment, target } of entity.links) {
      const other = this.#blueprint.entities.find(({ classes }) => classes.entity.name === target.entity.name);
      const linked = other?.sample.creatable === true ? await this.#world.shared(other) : undefined;
      if (linked === undefined) continue;
      const key = linked.location.slice(linked.entity.path.length);
      const path = `${location}/${segment}${key}`;
      await this.#calls.expect(204, { method: 'PUT', path });
      const { body } = await this.#calls.expect(200, { method: 'GET', path: `${location}/${segment}` });
      const items = isPage(body) ? body.items : Array.isArray(body) ? body : [];
      if (!items.some((item) => isDeepStrictEqual(item, asListed(linked.entity, linked.record))))
        this.#calls.fail({ method: 'GET', path }, 'the link is not listed');
      await this.#calls.expect(204, { method: 'DELETE', path });
    }
  }

  async #refusals(entity: Entity): Promise<void> {
    const unknown = [entity.path, ...entity.sample.unknownKey.map(encodeURIComponent)].join('/');
    await this.#calls.expect(404, { method: 'GET', path: unknown });
    await this.#calls.expect(400, { method: 'POST', path: entity.path, body: '{' });
    const { requiredField } = entity.sample;
    if (requiredField !== undefined) await this.#calls.expect(400, { method: 'POST', path: entity.path, body: '{}' });
    await this.#calls.expect(400, { method: 'GET', path: `${entity.path}?sort=noSuchField` });
  }

  async #update(made: Made): Promise<void> {
    const { entity, location } = made;
    const { change } = entity.sample;
    if (change === undefined) return;
    const { headers, body: before } = await this.#calls.expect(200, { method: 'GET', path: location });
    const value = sampleJson(change.value, new Map(), 0);
    const changed = { ...(JSON.parse(made.sent) as JsonRecord), [change.field]: JSON.parse(value) as unknown };
    const body = JSON.stringify({ ...changed, ...versionOf(entity, before) });
    const call = { method: 'PUT', path: location, body, ifMatch: headers.get('etag') } as const;
    const answer = await this.#calls.expect(200, call);
    const after = (answer.body as JsonRecord | undefined)?.[change.field];
    if (!isDeepStrictEqual(after, JSON.parse(value))) {
      this.#calls.fail(call, `the change did not come back: ${answer.text.slice(0, 300)}`);
    }
    if (entity.version === undefined) return;
    // Stale by the field of the body, then by the header alone.
    await this.#calls.expect(409, { method: 'PUT', path: location, body });
    const fresh = JSON.stringify({ ...changed, ...versionOf(entity, answer.body) });
    await this.#calls.expect(412, { ...call, body: fresh });
  }

  async #list({ path, sample }: KeylessTable): Promise<void> {
    if (sample.creatable) {
      const fields = sample.fields.map(
        ({ field, value }) => `${JSON.stringify(field)}:${sampleJson(value, new Map(), 1)}`,
      );
      await this.#calls.expect(201, { method: 'POST', path, body: `{${fields.join(',')}}` });
    }
    await this.#calls.expect(200, { method: 'GET', path });
  }

  async #delete({ location }: Made): Promise<void> {
    const { headers } = await this.#calls.expect(200, { method: 'GET', path: location });
    await this.#calls.expect(204, { method: 'DELETE', path: location, ifMatch: headers.get('etag') });
    await this.#calls.expect(404, { method: 'GET', path: location });
  }
}

/** Creates, reads, lists, filters, links, updates and deletes a record of every table of a booted backend. */
export async function exercise(url: string, blueprint: Blueprint): Promise<Exercise> {
  return new Exerciser(new HttpCalls(url), blueprint).run();
}
