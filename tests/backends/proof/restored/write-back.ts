import {
  HttpCalls,
  itemsOf,
  matchTables,
  readResources,
  type Answer,
  type ApiDocument,
  type CatalogTable,
} from '@backsmith/prover';

type Resource = ReturnType<typeof readResources>[number];

type JsonRecord = Readonly<Record<string, unknown>>;
type JsonSchema = Resource['response'][string];

const PAGE = 100;
/** So many records are written at the same time. */
const AT_ONCE = 6;
const PATCH = 'application/merge-patch+json';

/** What became of the records of a backend. */
export type WrittenBack = {
  /** Rows the lists show, by the path of the list. */
  readonly rows: ReadonlyMap<string, number>;
  readonly writes: number;
  /** Writes that were refused for the value of a field, which is named. */
  readonly refused: readonly string[];
  readonly failures: readonly string[];
};

/** An answer with its numbers as they are written: those of JavaScript have fewer digits. */
function exactly(answer: Answer): Answer {
  const exact = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' ? (context?.source ?? value) : value;
  return { ...answer, body: JSON.parse(answer.text, exact) };
}

/**
 * Reads every row a backend lists, and either writes each record back as it was answered (`PUT`) or changes one text
 * there and back in the first of each list (`PATCH`).
 */
export class Returner {
  readonly #calls: HttpCalls;
  readonly #method: 'PUT' | 'PATCH';
  readonly #tables: readonly CatalogTable[];
  /** The fields that refer to other records, by the paths of their lists. */
  readonly #references = new Map<string, ReadonlySet<string>>();
  readonly #rows = new Map<string, number>();
  readonly #refused: string[] = [];
  readonly #failures: string[] = [];
  #writes = 0;

  /** @param tables what refers to others: such a field holds no text of its own */
  constructor(calls: HttpCalls, method: 'PUT' | 'PATCH', tables: readonly CatalogTable[]) {
    this.#calls = calls;
    this.#method = method;
    this.#tables = tables;
  }

  async run(document: ApiDocument): Promise<WrittenBack> {
    for (const { resource, table, fieldOf } of matchTables(readResources(document), this.#tables))
      this.#references.set(
        resource.path,
        new Set(table.foreignKeys.flatMap(({ columns }) => columns.map((column) => fieldOf.get(column) ?? ''))),
      );
    for (const resource of readResources(document).filter(({ path }) => path.startsWith('/api/')))
      await this.#list(resource);
    return { rows: this.#rows, writes: this.#writes, refused: this.#refused, failures: this.#failures };
  }

  async #list(resource: Resource): Promise<void> {
    let count = 0;
    for (let page = 0, more = true; more; page++) {
      const path = resource.isPaged ? `${resource.path}?page=${page}&size=${PAGE}` : resource.path;
      const answer = await this.#calls.send({ method: 'GET', path });
      if (answer.status !== 200) {
        this.#fail('GET', path, answer);
        return;
      }
      const records = itemsOf(exactly(answer));
      count += records.length;
      for (let at = 0; at < records.length; at += AT_ONCE)
        await Promise.all(records.slice(at, at + AT_ONCE).map((record) => this.#return(resource, record)));
      // One page of each list is enough to see that a change of one field leaves the others.
      more = resource.isPaged && records.length === PAGE && this.#method === 'PUT';
    }
    this.#rows.set(resource.path, count);
  }

  async #return(resource: Resource, record: JsonRecord): Promise<void> {
    if (resource.item === undefined) return;
    const path = resource.item.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(keyPart(record, name)));
    const read = await this.#calls.send({ method: 'GET', path });
    if (read.status !== 200) {
      this.#fail('GET', path, read);
      return;
    }
    if (this.#method === 'PUT' && resource.canUpdate) await this.#put(path, read);
    if (this.#method === 'PATCH' && resource.canPatch) await this.#patch(resource, path, read);
  }

  async #put(path: string, read: Answer): Promise<void> {
    this.#writes++;
    const put = await this.#calls.send({ method: 'PUT', path, body: read.text, ifMatch: read.headers.get('etag') });
    if (put.status !== 200) this.#refuse('PUT', path, put);
    else if (put.text !== read.text) this.#failures.push(`PUT ${path}: ${cut(read.text)} became ${cut(put.text)}`);
  }

  async #patch({ request, path: list, item = '' }: Resource, path: string, read: Answer): Promise<void> {
    const record = read.body as JsonRecord;
    const isFree = (name: string, { type, format, enum: words, pattern }: JsonSchema): boolean =>
      type === 'string' &&
      !item.includes(`{${name}}`) &&
      this.#references.get(list)?.has(name) !== true &&
      [format, words, pattern].every((rule) => rule === undefined) &&
      typeof record[name] === 'string';
    const field = Object.entries(request?.fields ?? {}).find(([name, schema]) => isFree(name, schema))?.[0];
    if (field === undefined) return;
    const old = String(record[field]);
    const other = `${old.startsWith('z') ? 'y' : 'z'}${Array.from(old).slice(1).join('')}`;
    let ifMatch = read.headers.get('etag');
    for (const value of [other, old]) {
      this.#writes++;
      const body = JSON.stringify({ [field]: value });
      const patch = await this.#calls.send({ method: 'PATCH', path, body, mediaType: PATCH, ifMatch });
      if (patch.status !== 200) {
        this.#refuse('PATCH', path, patch);
        return;
      }
      ifMatch = patch.headers.get('etag') ?? ifMatch;
    }
  }

  /** A refusal that names the field is the word of a rule; anything else is a failure. */
  #refuse(method: string, path: string, answer: Answer): void {
    const errors = (
      answer.body as { readonly errors?: readonly { readonly field?: string; readonly message?: string }[] } | undefined
    )?.errors;
    if (answer.status === 400 && errors?.every(({ field }) => field !== undefined) === true)
      this.#refused.push(
        `${method} ${path}: ${errors.map(({ field, message }) => `${field ?? ''} ${message ?? ''}`).join(', ')}`,
      );
    else this.#fail(method, path, answer);
  }

  #fail(method: string, path: string, { status, text }: Answer): void {
    this.#failures.push(`${method} ${path}: ${status} ${cut(text)}`);
  }
}

function keyPart(record: JsonRecord, name: string): string {
  const id = record['id'];
  const value = record[name] ?? (typeof id === 'object' && id !== null ? (id as JsonRecord)[name] : undefined);
  return String(value);
}

function cut(text: string): string {
  return text.slice(0, 400);
}
