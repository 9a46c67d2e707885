import { isDeepStrictEqual } from 'node:util';
import { HttpCalls, NoAnswer, answerTo, itemsOf, type CallLog } from './http-calls.ts';
import type { Catalog, CatalogTable, Structure } from './catalog/catalog.ts';
import { matchTables, type Match } from './match-tables.ts';
import { sameValue } from './same-value.ts';
import type { JsonRecord, Made } from './made.ts';
import { conditionsOn } from './conditions.ts';
import { documentFaults } from './document-faults.ts';
import { isDocument, readResources, type ApiDocument, type LinkPath, type Resource } from './document.ts';
import { isKept } from './is-kept.ts';
import { belowOf, proveChildren } from './prove-children.ts';
import { proveChoices } from './prove-choices.ts';
import { proveCreation } from './prove-creation.ts';
import { proveDeletions, withRules } from './prove-deletions.ts';
import { proveExpansions } from './prove-expansions.ts';
import { proveAnswer, provePages } from './prove-answer.ts';
import { proveRepeated } from './prove-repeated.ts';
import { proveUpdate } from './prove-update.ts';
import { proveRefusals } from './refusals.ts';
import { Writer } from './writer.ts';

export type Proof = {
  readonly calls: number;
  readonly failures: readonly string[];
  readonly tables: number;
  /** Collections that were called. */
  readonly resources: number;
  /** Creates that a rule of the database refused before one was accepted. */
  readonly refused: number;
  /** Tables in a circle of needed references, which no client can begin. */
  readonly stuck: readonly string[];
  /** Tables of such circles whose first row was made through SQL. */
  readonly begun: readonly string[];
};

/** What calls of a guarded backend need. */
export type Access = {
  /** Of an administrator. */
  readonly token: string;
  /** The tables it keeps its accounts in, which no collection shows. */
  readonly ownTables: readonly string[];
};

/** What the backend itself does not tell. */
export type Known = {
  /** Its document, where it serves none. */
  readonly document?: ApiDocument;
  /** Whether a refusal names the fields it is about. Default: true. */
  readonly namesFields?: boolean;
  /** The tables of the schema it was made of, whose keys say what a deletion should do, whatever those of its database say. */
  readonly promised?: readonly CatalogTable[];
  /** Where its calls and failures are noted: whoever breaks the calls off gets no answer. */
  readonly log?: CallLog;
};

/** So many parts may end at a call that nobody answered, before no more is called: to wait for each takes a minute. */
const MOST_WAITED_FOR = 3;

/** So many callers say the same at the same time. */
const AT_ONCE = [1, 2, 3, 4, 5, 6, 7, 8];

/** The part of a record its list shows. */
function asListed({ listed }: Resource, record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([field]) => field in listed));
}

/** One booted backend, called by its document, and watched through SQL. */
class Exerciser {
  readonly #calls: HttpCalls;
  /** The server's own rows, where SQL reaches them. */
  readonly #catalog: Catalog | undefined;
  readonly #writer: Writer;
  readonly #matches: readonly Match[];
  readonly #tables: readonly CatalogTable[];
  readonly #linked = new Set<string>();
  /** The parts that ended at a call without an answer. */
  #waitedFor = 0;

  constructor(
    calls: HttpCalls,
    catalog: Catalog | undefined,
    tables: readonly CatalogTable[],
    matches: readonly Match[],
  ) {
    this.#calls = calls;
    this.#catalog = catalog;
    this.#tables = tables;
    this.#matches = matches;
    this.#writer = new Writer(calls, catalog, matches);
  }

  async run(): Promise<Proof> {
    for (const match of this.#matches) await this.#part(() => this.#writer.shared(match));
    for (const match of this.#matches) await this.#part(() => this.#prove(match));
    for (const match of this.#matches)
      await this.#part(() => proveCreation(this.#calls, this.#writer, match, this.#matches));
    for (const match of this.#matches)
      await this.#part(() => proveDeletions(this.#calls, this.#writer, match, this.#matches));
    // Of what a call without an answer began, rows may be left, and locks that SQL would wait for.
    if (this.#calls.log.unanswered.length === 0) await this.#part(() => this.#removeAll());
    if (this.#waitedFor === 0) this.#reportMissing();
    return {
      calls: this.#calls.count,
      failures: this.#calls.failures,
      tables: this.#tables.length,
      resources: this.#matches.length,
      refused: this.#writer.refused,
      stuck: this.#writer.stuck,
      begun: this.#writer.begun.map(({ name }) => name),
    };
  }

  /** Goes on with the next part where a call of this one had no answer, which is noted. @throws NoAnswer once that is too often */
  async #part(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#waitedFor += 1;
      if (this.#waitedFor >= MOST_WAITED_FOR) throw error;
    }
  }

  async #removeAll(): Promise<void> {
    // Rows without an address can be removed through SQL alone, and may refer to others.
    const lasting = this.#writer.made.filter(({ location }) => location === undefined).map(({ match }) => match.table);
    await this.#catalog?.empty([...new Set(lasting)]);
    await this.#purgeSeeds();
    // So are those that a deletion only marks.
    const kept = this.#writer.made.filter(({ match }) => isKept(match)).map(({ match }) => match.table);
    const held = this.#catalog === undefined ? this.#heldBy([...lasting, ...kept]) : new Set<string>();
    for (const made of this.#writer.made.toReversed()) {
      if (!held.has(made.match.table.id)) await this.#remove(made);
    }
    await this.#catalog?.empty(this.#writer.begun);
  }

  /** Rows that circles were begun with refer to nothing, or by chance to a record of ours, which could not be removed then. */
  async #purgeSeeds(): Promise<void> {
    for (const table of this.#writer.begun) {
      if (!this.#writer.made.some(({ match }) => match.table.id === table.id)) await this.#catalog?.purge(table);
    }
  }

  /** The tables whose rows cannot be removed while those of others last. */
  #heldBy(lasting: readonly CatalogTable[]): ReadonlySet<string> {
    const held = new Set<string>();
    const hold = ({ foreignKeys }: CatalogTable): void => {
      for (const { target } of foreignKeys) {
        const table = held.has(target) ? undefined : this.#tables.find(({ id }) => id === target);
        held.add(target);
        if (table !== undefined) hold(table);
      }
    };
    lasting.forEach(hold);
    return held;
  }

  async #prove(match: Match): Promise<void> {
    const { resource } = match;
    await this.#list(resource, resource.path);
    if (resource.isPaged) await this.#page(resource);
    const made = this.#writer.find(match);
    if (made === undefined) return;
    await this.#compareRow(made, made.sent);
    if (made.location === undefined) return;
    await this.#read(made);
    await this.#filter(made);
    await proveExpansions(this.#calls, made, this.#tables, this.#catalog);
    for (const link of resource.links) await this.#link(made, link);
    for (const child of resource.children) {
      const children = this.#matches.find((one) => one.resource.shows === child.shows);
      if (children === undefined) this.#calls.fail({ method: 'GET', path: child.list }, 'lists what no collection has');
      else await proveChildren(this.#calls, made, child, children.resource);
    }
    await proveRefusals(this.#calls, made);
    if (resource.canDelete) await proveRepeated(this.#calls, made);
    if (resource.canUpdate) await proveUpdate(this.#calls, this.#writer, made, (sent) => this.#compareRow(made, sent));
    if (resource.canPatch) await proveChoices(this.#calls, made);
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

  async #page(resource: Resource): Promise<void> {
    const path = `${resource.path}?page=0&size=1`;
    const items = await this.#list(resource, path);
    if (items.length > 1) this.#calls.fail({ method: 'GET', path }, `${items.length} items on a page of one`);
    await provePages(this.#calls, resource.path);
  }

  async #read({ location = '', record }: Made): Promise<void> {
    const call = { method: 'GET', path: location } as const;
    const answer = await this.#calls.expect(200, call);
    if (!isDeepStrictEqual(answer.body, record)) {
      this.#calls.fail(call, `${JSON.stringify(answer.body)} instead of ${JSON.stringify(record)}`);
    }
    await proveAnswer(this.#calls, call, answer);
  }

  /** Every condition has to find a record it holds of, and none it does not hold of. */
  async #filter({ match: { resource }, record }: Made): Promise<void> {
    const listed = asListed(resource, record);
    for (const { query, finds } of conditionsOn(resource.filters, record)) {
      const path = `${resource.path}?${query}&size=100`;
      const items = await this.#list(resource, path);
      if (items.some((item) => isDeepStrictEqual(item, listed)) !== finds) {
        const what = finds ? 'does not find' : 'finds';
        this.#calls.fail({ method: 'GET', path }, `the filter ${what} ${JSON.stringify(record).slice(0, 300)}`);
      }
    }
  }

  /** A member is put into the relation by several at once, shows in its list and as a row of the join table, and is taken out again. */
  async #link({ match, location = '' }: Made, { list, member, shows }: LinkPath): Promise<void> {
    const segment = list.slice(match.resource.item?.length ?? 0);
    const target = this.#matches.find(({ resource }) => resource.shows === shows);
    const other = target === undefined ? undefined : this.#writer.find(target);
    if (target === undefined || other?.location === undefined) {
      this.#calls.fail({ method: 'PUT', path: member }, 'no record to link');
      return;
    }
    const path = `${location}${segment}${other.location.slice(target.resource.path.length)}`;
    await Promise.all(AT_ONCE.map(() => this.#calls.expect(204, { method: 'PUT', path })));
    const listed = await this.#list(target.resource, `${location}${segment}`);
    if (listed.length !== 1) this.#calls.fail({ method: 'PUT', path }, 'the link is not listed');
    const joins = this.#joinTables(match.table, target.table);
    if (this.#catalog === undefined) {
      await this.#calls.expect(204, { method: 'DELETE', path });
      joins.forEach(({ id }) => this.#linked.add(id));
      return;
    }
    const catalog = this.#catalog;
    const sizes = await Promise.all(joins.map(async (join) => (await catalog.rows(join)).length));
    const join = joins[sizes.indexOf(1)];
    if (join === undefined || sizes.filter((size) => size > 0).length !== 1) {
      this.#calls.fail({ method: 'PUT', path }, `rows in ${joins.map(({ name }) => name).join(', ')}: ${sizes.join()}`);
      return;
    }
    await this.#calls.expect(204, { method: 'DELETE', path });
    if ((await catalog.rows(join)).length !== 0) this.#calls.fail({ method: 'DELETE', path }, 'the row is still there');
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

  /** The values a client sent, looked for in the rows of the table. */
  async #compareRow({ match: { table, fieldOf, resource } }: Made, sent: JsonRecord): Promise<void> {
    if (this.#catalog === undefined) return;
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
    const before = (await this.#catalog?.rows(match.table))?.length ?? 0;
    const { headers } = await this.#calls.expect(200, { method: 'GET', path: location });
    const call = { method: 'DELETE', path: location, ifMatch: headers.get('etag') } as const;
    const { status } = await this.#calls.expect(204, call);
    if (status !== 204) return;
    await this.#calls.expect(404, { method: 'GET', path: location });
    for (const child of match.resource.children) {
      await this.#calls.expect(404, { method: 'GET', path: belowOf(made, child) });
    }
    if (this.#catalog === undefined) return;
    const rows = await this.#catalog.rows(match.table);
    if (rows.length === before - 1) return;
    if (!isKept(match)) this.#calls.fail(call, 'the row is still there');
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
 *
 * @param catalog the server's, or the tables alone where no SQL reaches its rows; those are not compared then
 * @param access what its calls need where it is guarded
 * @param known what is known of it besides
 */
export async function proveApi(
  url: string,
  catalog: Catalog | Structure,
  access?: Access,
  { document: given, namesFields = true, promised = [], log }: Known = {},
): Promise<Proof> {
  const calls = new HttpCalls(url, access?.token, namesFields, log);
  const document = given ?? (await fetchDocument(url));
  const resources = readResources(document).filter(({ path }) => path.startsWith('/api/'));
  const found = (await catalog.tables()).filter(({ name }) => access?.ownTables.includes(name) !== true);
  const tables = found.map((table) => withRules(table, promised));
  const matches = matchTables(resources, tables);
  const strangers = resources.filter((one) => !matches.some(({ resource }) => resource === one));
  for (const { path } of strangers) calls.fail({ method: 'GET', path }, 'no table is shown here');
  for (const fault of documentFaults(document, matches)) calls.fail({ method: 'GET', path: '/v3/api-docs' }, fault);
  return new Exerciser(calls, 'rows' in catalog ? catalog : undefined, tables, matches).run();
}

/** The first time it is asked a backend of hundreds of tables takes its time, in milliseconds. */
const LONGEST_DOCUMENT = 180_000;

/** The OpenAPI document a backend serves. @throws Error where it serves none */
export async function fetchDocument(url: string): Promise<ApiDocument> {
  const { response, text } = await answerTo('GET /v3/api-docs', `${url}/v3/api-docs`, {}, LONGEST_DOCUMENT);
  if (!response.ok) throw new Error(`/v3/api-docs is answered with ${response.status}: ${text}`);
  const document: unknown = JSON.parse(text);
  if (!isDocument(document)) throw new Error(`/v3/api-docs is answered with ${text.slice(0, 400)}`);
  return document;
}
