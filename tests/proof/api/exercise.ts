import { isDeepStrictEqual } from 'node:util';
import { HttpCalls, type Answer } from '../../engine/api-client/http-calls.ts';
import type { Catalog, CatalogTable } from '../catalog/catalog.ts';
import { matchTables, type Match } from '../match-tables.ts';
import { sameValue } from '../same-value.ts';
import type { JsonRecord, Made } from './made.ts';
import { readResources, type ApiDocument, type LinkPath, type Resource } from './document.ts';
import { Writer } from './writer.ts';

export type Proof = {
  readonly calls: number;
  readonly failures: readonly string[];
  readonly tables: number;
  /** Creates that a rule of the database refused before one was accepted. */
  readonly refused: number;
  /** Tables in a circle of needed references, which no client can begin. */
  readonly stuck: readonly string[];
  /** Tables of such circles whose first row was made through SQL. */
  readonly begun: readonly string[];
};

function itemsOf({ body }: Answer): readonly JsonRecord[] {
  if (Array.isArray(body)) return body as readonly JsonRecord[];
  const items = (body as { readonly items?: unknown } | undefined)?.items;
  return Array.isArray(items) ? (items as readonly JsonRecord[]) : [];
}

/** The part of a record its list shows. */
function asListed({ listed }: Resource, record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in listed));
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** One booted backend, called by its document, and watched through SQL. */
class Exerciser {
  readonly #calls: HttpCalls;
  readonly #catalog: Catalog;
  readonly #writer: Writer;
  readonly #matches: readonly Match[];
  readonly #tables: readonly CatalogTable[];
  readonly #linked = new Set<string>();

  constructor(calls: HttpCalls, catalog: Catalog, tables: readonly CatalogTable[], matches: readonly Match[]) {
    this.#calls = calls;
    this.#catalog = catalog;
    this.#tables = tables;
    this.#matches = matches;
    this.#writer = new Writer(calls, catalog, matches);
  }

  async run(): Promise<Proof> {
    for (const match of this.#matches) await this.#writer.shared(match);
    for (const match of this.#matches) await this.#prove(match);
    // Rows without an address can be removed through SQL alone, and may refer to others.
    const lasting = this.#writer.made.filter(({ location }) => location === undefined).map(({ match }) => match.table);
    await this.#catalog.empty([...new Set(lasting)]);
    for (const made of this.#writer.made.toReversed()) await this.#remove(made);
    await this.#catalog.empty(this.#writer.begun);
    this.#reportMissing();
    return {
      calls: this.#calls.count,
      failures: this.#calls.failures,
      tables: this.#tables.length,
      refused: this.#writer.refused,
      stuck: this.#writer.stuck,
      begun: this.#writer.begun.map(({ name }) => name),
    };
  }

  async #prove(match: Match): Promise<void> {
    const { resource } = match;
    await this.#list(resource, resource.path);
    const made = this.#writer.find(match);
    if (made === undefined) return;
    await this.#compareRow(made, made.sent);
    if (made.location === undefined) return;
    await this.#read(made);
    await this.#filter(made);
    for (const link of resource.links) await this.#link(made, link);
    await this.#refusals(made);
    if (resource.canUpdate) await this.#update(made);
  }

  /** A list whose records show what the document says of them, no field more and none less. */
  async #list({ listed }: Resource, path: string): Promise<readonly JsonRecord[]> {
    const call = { method: 'GET', path } as const;
    const items = itemsOf(await this.#calls.expect(200, call));
    const documented = Object.keys(listed).toSorted();
    const other = items.map((item) => Object.keys(item).toSorted()).find((one) => !isDeepStrictEqual(one, documented));
    // The document names no fields of a view.
    if (other !== undefined && documented.length > 0)
      this.#calls.fail(call, `fields ${other.join(', ')} instead of ${documented.join(', ')}`);
    return items;
  }

  async #read({ location = '', record }: Made): Promise<void> {
    const call = { method: 'GET', path: location } as const;
    const { body } = await this.#calls.expect(200, call);
    if (!isDeepStrictEqual(body, record)) {
      this.#calls.fail(call, `${JSON.stringify(body)} instead of ${JSON.stringify(record)}`);
    }
  }

  /** Every filter that takes the value of a field as it is, or as a bound, has to find the record. */
  async #filter({ match: { resource }, record }: Made): Promise<void> {
    for (const parameter of Object.keys(resource.filters)) {
      const field = parameter in record ? parameter : parameter.replace(/(From|To)$/, '');
      const value = record[field];
      if (!isPlain(value) || value === '') continue;
      const path = `${resource.path}?${encodeURIComponent(parameter)}=${encodeURIComponent(String(value))}&size=100`;
      const items = await this.#list(resource, path);
      if (!items.some((item) => isDeepStrictEqual(item, asListed(resource, record)))) {
        this.#calls.fail({ method: 'GET', path }, `the filter does not find ${JSON.stringify(record).slice(0, 300)}`);
      }
    }
  }

  /** A member is put into the relation, shows in its list and as a row of the join table, and is taken out again. */
  async #link({ match, location = '' }: Made, { list, member, shows }: LinkPath): Promise<void> {
    const segment = list.slice(match.resource.item?.length ?? 0);
    const target = this.#matches.find(({ resource }) => resource.shows === shows);
    const other = target === undefined ? undefined : this.#writer.find(target);
    if (target === undefined || other?.location === undefined) {
      this.#calls.fail({ method: 'PUT', path: member }, 'no record to link');
      return;
    }
    const path = `${location}${segment}${other.location.slice(target.resource.path.length)}`;
    await this.#calls.expect(204, { method: 'PUT', path });
    const listed = await this.#list(target.resource, `${location}${segment}`);
    if (listed.length !== 1) this.#calls.fail({ method: 'PUT', path }, 'the link is not listed');
    const joins = this.#joinTables(match.table, target.table);
    const sizes = await Promise.all(joins.map(async (join) => (await this.#catalog.rows(join)).length));
    const join = joins[sizes.indexOf(1)];
    if (join === undefined || sizes.filter((size) => size > 0).length !== 1) {
      this.#calls.fail({ method: 'PUT', path }, `rows in ${joins.map(({ name }) => name).join(', ')}: ${sizes.join()}`);
      return;
    }
    await this.#calls.expect(204, { method: 'DELETE', path });
    if ((await this.#catalog.rows(join)).length !== 0)
      this.#calls.fail({ method: 'DELETE', path }, 'the row is still there');
    this.#linked.add(join.id);
  }

  /** Tables without a collection of their own that refer to both. */
  #joinTables(one: CatalogTable, other: CatalogTable): readonly CatalogTable[] {
    const shown = new Set(this.#matches.map(({ table }) => table.id));
    const refers = (join: CatalogTable, table: CatalogTable): number =>
      join.foreignKeys.filter(({ target }) => target === table.id).length;
    return this.#tables.filter(
      (join) => !shown.has(join.id) && refers(join, one) > (one.id === other.id ? 1 : 0) && refers(join, other) > 0,
    );
  }

  async #refusals({ match: { resource, table }, location = '' }: Made): Promise<void> {
    await this.#calls.expect(400, { method: 'GET', path: `${resource.path}?sort=noSuchField` });
    if (resource.request === undefined) return;
    await this.#calls.expect(400, { method: 'POST', path: resource.path, body: '{' });
    if (resource.request.required.length > 0) {
      await this.#calls.expect(400, { method: 'POST', path: resource.path, body: '{}' });
    }
    if (!resource.createStatuses.includes('201')) {
      this.#calls.fail({ method: 'POST', path: resource.path }, `${table.name}: 201 is not documented`);
    }
    const { headers } = await this.#calls.send({ method: 'GET', path: location });
    if (headers.has('etag')) {
      await this.#calls.expect(412, { method: 'DELETE', path: location, ifMatch: '"999999"' });
    }
  }

  async #update(made: Made): Promise<void> {
    const { match, location = '' } = made;
    const { headers, body } = await this.#calls.expect(200, { method: 'GET', path: location });
    const change = this.#writer.changeOf(made);
    if (change === undefined) return;
    const [field, values] = change;
    const current = body as JsonRecord;
    const known = Object.keys(match.resource.request?.fields ?? {}).map((name) => [
      name,
      current[name] ?? made.sent[name],
    ]);
    const call = { method: 'PUT', path: location, ifMatch: headers.get('etag') } as const;
    let last: Answer | undefined;
    for (const value of values) {
      const sent = { ...(Object.fromEntries(known) as JsonRecord), [field]: value };
      last = await this.#calls.send({ ...call, body: JSON.stringify(sent) });
      if (last.status !== 200) continue;
      const after = (last.body as JsonRecord)[field];
      if (!sameValue(value, after))
        this.#calls.fail({ ...call, body: JSON.stringify(sent) }, `came back as ${JSON.stringify(after)}`);
      await this.#compareRow(made, { [field]: value });
      return;
    }
    this.#calls.fail(call, `${field}: ${last?.status ?? 0} instead of 200: ${last?.text.slice(0, 300) ?? ''}`);
  }

  /** The values a client sent, looked for in the rows of the table. */
  async #compareRow({ match: { table, fieldOf, resource } }: Made, sent: JsonRecord): Promise<void> {
    const rows = await this.#catalog.rows(table);
    // What is made for searching is rewritten by the server, often from other columns.
    const columns = table.columns.filter(({ name, type }) => (fieldOf.get(name) ?? '') in sent && type !== 'tsvector');
    const differing = rows.map((row) =>
      columns.filter(({ name }) => !sameValue(sent[fieldOf.get(name) ?? ''], row[name])).map(({ name }) => name),
    );
    const best = differing.toSorted((a, b) => a.length - b.length)[0];
    if (best?.length === 0) return;
    const row = rows[differing.findIndex((one) => one === best)];
    const what = best?.map(
      (name) => `${name}: ${JSON.stringify(sent[fieldOf.get(name) ?? ''])} is ${JSON.stringify(row?.[name])}`,
    );
    this.#calls.fail({ method: 'POST', path: resource.path }, `in SQL: ${what?.join(', ') ?? 'no row'}`);
  }

  async #remove(made: Made): Promise<void> {
    const { match, location } = made;
    if (location === undefined || !match.resource.canDelete) return;
    const before = (await this.#catalog.rows(match.table)).length;
    const { headers } = await this.#calls.expect(200, { method: 'GET', path: location });
    const call = { method: 'DELETE', path: location, ifMatch: headers.get('etag') } as const;
    const { status } = await this.#calls.expect(204, call);
    if (status !== 204) return;
    await this.#calls.expect(404, { method: 'GET', path: location });
    const rows = await this.#catalog.rows(match.table);
    const isKeptOnPurpose = match.table.columns.some(({ name }) => /delet|archiv|remov/i.test(name));
    if (rows.length === before - 1) return;
    if (!isKeptOnPurpose) this.#calls.fail(call, 'the row is still there');
    // What is kept still refers to others, which cannot go before it.
    if (this.#writer.made.find((one) => one.match === match) === made) await this.#catalog.purge(match.table);
  }

  #reportMissing(): void {
    const shown = new Set(this.#matches.map(({ table }) => table.id));
    for (const { id, name, isView } of this.#tables) {
      if (isView || shown.has(id) || this.#linked.has(id)) continue;
      this.#calls.fail({ method: 'GET', path: '/' }, `no collection shows the table ${name}`);
    }
  }
}

/**
 * Proves a booted backend on its database: creates, reads, lists, filters, links, updates and deletes a record of every
 * table in the order of their foreign keys, knowing its OpenAPI document and the server's catalog only, and compares
 * each value with the row the server holds.
 */
export async function proveApi(url: string, catalog: Catalog): Promise<Proof> {
  const calls = new HttpCalls(url);
  const response = await fetch(`${url}/v3/api-docs`);
  const resources = readResources((await response.json()) as ApiDocument);
  const tables = await catalog.tables();
  const matches = matchTables(resources, tables);
  const strangers = resources.filter((one) => !matches.some(({ resource }) => resource === one));
  for (const { path } of strangers) calls.fail({ method: 'GET', path }, 'no table is shown here');
  return new Exerciser(calls, catalog, tables, matches).run();
}
