import { fieldsOf, isFields } from '@backsmith/text';
import { NoAnswer, type Answer, type HttpCalls } from './http-calls.ts';
import type { Catalog, CatalogForeignKey, CatalogTable } from './catalog/catalog.ts';
import type { Match } from './match-tables.ts';
import { changesOf, isVersion, type Change } from './change.ts';
import type { JsonRecord, Made } from './made.ts';
import { ERAS, spelledType, valueFor, type Attempt, type Era } from './values.ts';
import { problemOf } from './problem-of.ts';

type Try = {
  readonly order: Attempt['order'];
  readonly isApart: boolean;
  readonly isShort: boolean;
  /** The optional references left out, by their number. */
  readonly omitted?: readonly number[];
};

/** What is tried, one after the other, where the database refuses a record by a rule the document cannot say. */
const ATTEMPTS: readonly Try[] = [
  { order: 'rising', isApart: false, isShort: false },
  { order: 'equal', isApart: false, isShort: false },
  { order: 'falling', isApart: false, isShort: false },
  // Two references to one table may have to differ.
  { order: 'rising', isApart: true, isShort: false },
  { order: 'rising', isApart: false, isShort: true },
  // Only one of several references may be there, or none.
  { order: 'rising', isApart: false, isShort: true, omitted: [0] },
  { order: 'rising', isApart: false, isShort: true, omitted: [1] },
  { order: 'rising', isApart: false, isShort: true, omitted: [0, 1, 2, 3, 4, 5] },
];

/** Values by column that a record must have so that others can refer to it. */
type Forced = ReadonlyMap<string, unknown>;

/** A check that only the database knows, or a rule between two fields, which a document cannot say either. */
export function isBrokenRule({ status, body }: Answer): boolean {
  const { code, errors } = problemOf(body);
  const isOfTwo = errors.length > 0 && errors.every(({ message }) => OF_TWO_FIELDS.test(message));
  return (status === 422 && code === 'rule-broken') || (status === 400 && isOfTwo);
}

/** The day or time that a rule is about alone: it may have to lie in another era. */
function refusedTime({ body }: Answer, { resource }: Match): string | undefined {
  const [error, ...others] = problemOf(body).errors;
  const field = others.length === 0 ? error?.field : undefined;
  const format = resource.request?.fields[field ?? '']?.format ?? '';
  return format.startsWith('date') ? field : undefined;
}

/** The other field's name instead of a value. */
const OF_TWO_FIELDS = /^must be (?:equal to|different from|(?:greater|less) than(?: or equal to)?) (?!-?\d)/;

function typeOf(table: CatalogTable, column: string | undefined): string {
  return spelledType(table.columns.find(({ name }) => name === column)?.type ?? '');
}

/** Makes the records of one run, what others refer to first. */
export class Writer {
  readonly #calls: HttpCalls;
  readonly #catalog: Catalog | undefined;
  readonly #matches: ReadonlyMap<string, Match>;
  /** The rows that circles of needed references were begun with. */
  readonly #seeds = new Map<string, Made>();
  readonly #made = new Map<string, Made[]>();
  readonly #underWay = new Set<string>();
  readonly #failed = new Set<string>();
  /** When the days of a table's fields have to lie, as its rules have taught. */
  readonly #eras = new Map<string, Map<string, Era>>();
  #number = 0;
  refused = 0;
  readonly made: Made[] = [];
  /** Tables no first row can be made of, because each of a circle of them needs a row of the next. */
  readonly stuck: string[] = [];

  constructor(calls: HttpCalls, catalog: Catalog | undefined, matches: readonly Match[]) {
    this.#calls = calls;
    this.#catalog = catalog;
    this.#matches = new Map(matches.map((match) => [match.table.id, match]));
  }

  /** The first record of a table, where one could be made. */
  find({ table }: Match): Made | undefined {
    return this.#made.get(table.id)?.[0];
  }

  /** The record of a table that others may refer to; made when first asked for. */
  async shared(match: Match, forced: Forced = new Map()): Promise<Made | undefined> {
    const { table, resource, fieldOf } = match;
    const known = this.#made
      .get(table.id)
      ?.find(({ record }) => [...forced].every(([column, value]) => record[fieldOf.get(column) ?? ''] === value));
    if (known !== undefined || resource.request === undefined) return known;
    if (forced.size === 0 && this.#seeds.has(table.id)) return this.#seeds.get(table.id);
    if (this.#underWay.has(table.id) || this.#failed.has(table.id)) return undefined;
    this.#underWay.add(table.id);
    const made = await this.#create(match, forced).finally(() => this.#underWay.delete(table.id));
    // Inside of a circle of optional references the same table may succeed later, from another start.
    if (made === undefined && this.#underWay.size === 0) this.#failed.add(table.id);
    return made;
  }

  async #create(match: Match, forced: Forced): Promise<Made | undefined> {
    const { resource, table } = match;
    const number = ++this.#number;
    let why = '';
    for (const { order, isApart, isShort, omitted = [] } of ATTEMPTS) {
      const references = await this.#references(match, forced, isApart, omitted);
      if (references === undefined) {
        // What is needed may be there soon; or it got no answer, and then there is no circle to begin.
        if (this.#underWay.size > 1 || this.#calls.log.unanswered.length > 0) return undefined;
        if (await this.#begin(match)) return this.#create(match, forced);
        this.stuck.push(table.name);
        return undefined;
      }
      const sent = this.#values(match, references, { number, order }, isShort);
      const body = JSON.stringify(sent);
      const answer = await this.#post(match, body);
      if (answer.status === 201) return this.#remember(match, sent, answer);
      why = `${body.slice(0, 400)}: ${answer.status} instead of 201: ${answer.text.slice(0, 300)}`;
      // Only a rule of the database that the document cannot say excuses another attempt.
      if (answer.status !== 409 && !isBrokenRule(answer)) break;
      this.refused++;
      this.#moveTime(match, refusedTime(answer, match));
    }
    this.#calls.fail({ method: 'POST', path: resource.path }, why);
    return undefined;
  }

  /** Sends a record. Where nobody answers, whoever refers to its table does not ask again, and wait again. */
  #post({ resource, table }: Match, body: string): Promise<Answer> {
    return this.#calls.send({ method: 'POST', path: resource.path, body }).catch((error: unknown) => {
      if (error instanceof NoAnswer) this.#failed.add(table.id);
      throw error;
    });
  }

  /** Has a field's days lie in the next era from now on. */
  #moveTime({ table }: Match, field: string | undefined): void {
    if (field === undefined) return;
    const eras = this.#eras.get(table.id) ?? new Map<string, Era>();
    const next = ERAS[(ERAS.indexOf(eras.get(field) ?? 'of late') + 1) % ERAS.length] ?? 'of late';
    this.#eras.set(table.id, eras.set(field, next));
  }

  /** The tables whose first row no client can make, and somebody with SQL has to. */
  get begun(): readonly CatalogTable[] {
    return [...this.#seeds.values()].map(({ match }) => match.table);
  }

  /** Begins a circle of needed references as its owner does: with a row of one table whose own references lead nowhere yet. */
  async #begin(match: Match): Promise<boolean> {
    const { table, resource, fieldOf } = match;
    if (this.#seeds.has(table.id) || this.#catalog === undefined) return false;
    // What the backend fills in itself, such as the time of creation, the document describes where it is read.
    const fields = { ...resource.response, ...resource.request?.fields };
    const needed = table.columns.filter(({ notNull, hasDefault }) => notNull && !hasDefault);
    const attempt = { number: 900 + this.#number, order: 'rising' } as const;
    const values = needed.map(({ name, type }, position) => {
      const schema = fields[fieldOf.get(name) ?? ''] ?? {};
      return [name, valueFor(schema, spelledType(type), attempt, position)] as const;
    });
    try {
      await this.#catalog.insertUnchecked(table, new Map(values));
    } catch (error) {
      this.#calls.fail({ method: 'POST', path: resource.path }, `no first row through SQL: ${String(error)}`);
      return false;
    }
    const [row] = await this.#catalog.rows(table);
    if (row === undefined) return false;
    const record = Object.fromEntries([...fieldOf].map(([column, field]) => [field, row[column]]));
    this.#seeds.set(table.id, { match, sent: {}, record });
    return true;
  }

  /** Sends one more record of a table, with others it brings along; nothing when none of ours is accepted. */
  async another(
    match: Match,
    brought: JsonRecord,
  ): Promise<{ readonly sent: JsonRecord; readonly answer: Answer } | undefined> {
    const references = await this.#references(match, new Map(), false, []);
    if (references === undefined) return undefined;
    const { path } = match.resource;
    for (const { order, isShort } of ATTEMPTS) {
      const sent = { ...this.#values(match, references, { number: ++this.#number, order }, isShort), ...brought };
      const answer = await this.#calls.send({ method: 'POST', path, body: JSON.stringify(sent) });
      if (answer.status === 201) return { sent, answer };
      if (answer.status !== 409 && !isBrokenRule(answer)) {
        this.#calls.fail({ method: 'POST', path, body: JSON.stringify(sent) }, answer.text.slice(0, 400));
        return undefined;
      }
      this.refused++;
    }
    return undefined;
  }

  /**
   * One more record of a table, which whoever asks for it removes, and then says so by `forget`; nothing when none of ours is
   * accepted, which is no failure: a table may hold one row alone.
   *
   * @param forced values by column that it must have
   */
  async fresh(match: Match, forced: Forced): Promise<Made | undefined> {
    const references = await this.#references(match, forced, false, []);
    const { path, item } = match.resource;
    if (references === undefined || match.resource.request === undefined || item === undefined) return undefined;
    for (const { order, isShort } of ATTEMPTS) {
      const sent = this.#values(match, references, { number: ++this.#number, order }, isShort);
      const { status, headers, body } = await this.#calls.send({ method: 'POST', path, body: JSON.stringify(sent) });
      const location = headers.get('location');
      if (status !== 201 || location === null) continue;
      const made = { match, sent, record: fieldsOf(body), location: new URL(location, 'http://x').pathname };
      this.#made.set(match.table.id, [...(this.#made.get(match.table.id) ?? []), made]);
      return made;
    }
    return undefined;
  }

  /** A record that is no longer there: nothing may refer to it. */
  forget(made: Made): void {
    const { id } = made.match.table;
    this.#made.set(
      id,
      (this.#made.get(id) ?? []).filter((one) => one !== made),
    );
  }

  /** Other values for some fields of a record; what it refers to stays. */
  valuesLike({ match, record }: Made, fields: readonly string[]): JsonRecord {
    const { table, fieldOf } = match;
    const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
    const fixed = new Map(
      [...fieldOf].flatMap(([column, field]) => (referring.has(column) ? [[column, record[field]] as const] : [])),
    );
    const values = this.#values(match, fixed, { number: ++this.#number, order: 'rising' }, false);
    return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
  }

  #remember(match: Match, sent: JsonRecord, { body, headers }: Answer): Made | undefined {
    const { resource, table } = match;
    const location = headers.get('location');
    if (resource.item !== undefined && (location === null || body === undefined)) {
      this.#calls.fail({ method: 'POST', path: resource.path }, 'no Location header or no record in the answer');
      return undefined;
    }
    const where =
      location === null || resource.item === undefined ? {} : { location: new URL(location, 'http://x').pathname };
    const made: Made = { match, sent, record: isFields(body) ? body : sent, ...where };
    this.made.push(made);
    this.#made.set(table.id, [...(this.#made.get(table.id) ?? []), made]);
    return made;
  }

  #values({ resource, table, fieldOf }: Match, fixed: Forced, attempt: Attempt, isShort: boolean): JsonRecord {
    const { fields = {}, required = [] } = resource.request ?? {};
    const columnOf = new Map([...fieldOf].map(([column, field]) => [field, column]));
    const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
    const entries = Object.entries(fields).flatMap(([field, schema], position) => {
      const column = columnOf.get(field) ?? '';
      if (fixed.has(column)) return [[field, fixed.get(column)] as const];
      const isLeftOut = referring.has(column) || (isShort && !required.includes(field)) || isVersion(field);
      if (isLeftOut && !required.includes(field)) return [];
      const era = this.#eras.get(table.id)?.get(field) ?? 'of late';
      return [[field, valueFor(schema, typeOf(table, column), { ...attempt, era }, position)] as const];
    });
    return Object.fromEntries(entries);
  }

  /** The values of all columns that refer to others, or nothing when a needed record cannot be made. */
  async #references(
    match: Match,
    forced: Forced,
    isApart: boolean,
    omitted: readonly number[],
  ): Promise<Forced | undefined> {
    const { table, fieldOf, resource } = match;
    const values = new Map(forced);
    const used = new Set<string>();
    // The widest keys decide first: narrower ones over the same columns then refer to what those lead to.
    const keys = table.foreignKeys.toSorted(
      // Of two that may have to differ, the one with a key of its own gets the new record.
      (a, b) => b.columns.length - a.columns.length || (isApart ? this.#line(b).length - this.#line(a).length : 0),
    );
    const optional = table.foreignKeys.filter((key) => key.columns.some((column) => !this.#isNeeded(table, column)));
    for (const key of keys) {
      if (omitted.includes(optional.indexOf(key))) continue;
      const isOpen = key.columns.some((column) => !values.has(column));
      const isSent = key.columns.every((column) => (fieldOf.get(column) ?? '') in (resource.request?.fields ?? {}));
      if (!isSent) continue;
      if (!isOpen) {
        // What wider keys have settled must be there for this one, too.
        if (this.#isFree(key)) await this.#target(key, values, false);
        continue;
      }
      const root = this.#line(key).at(-1) ?? key.target;
      const target = await this.#target(key, values, isApart && used.has(root));
      used.add(root);
      if (target !== undefined) {
        for (const [at, column] of key.columns.entries()) {
          values.set(column, target.record[target.match.fieldOf.get(key.targetColumns[at] ?? '') ?? '']);
        }
      } else if (key.columns.every((column) => this.#isNeeded(table, column))) return undefined;
    }
    return values;
  }

  /** The tables whose key a reference has: a doctor's is that of the person the doctor is. */
  #line({ target, targetColumns }: CatalogForeignKey): readonly string[] {
    const line = [target];
    for (let columns = targetColumns; ;) {
      const { table } = this.#matches.get(line.at(-1) ?? '') ?? {};
      const onward = table?.foreignKeys.find(
        (key) => key.columns.length === columns.length && key.columns.every((one) => columns.includes(one)),
      );
      if (onward === undefined || line.includes(onward.target)) return line;
      line.push(onward.target);
      columns = onward.targetColumns;
    }
  }

  /** Whether a client chooses the values a key refers to. */
  #isFree({ target, targetColumns }: CatalogForeignKey): boolean {
    const { fieldOf, resource } = this.#matches.get(target) ?? {};
    return targetColumns.every((column) => (fieldOf?.get(column) ?? '') in (resource?.request?.fields ?? {}));
  }

  #isNeeded(table: CatalogTable, column: string): boolean {
    return table.columns.find(({ name }) => name === column)?.notNull === true;
  }

  async #target(key: CatalogForeignKey, values: Forced, isNew: boolean): Promise<Made | undefined> {
    const match = this.#matches.get(key.target);
    if (match === undefined) return undefined;
    const forced = key.columns.flatMap((column, at) => {
      const targetColumn = key.targetColumns[at];
      return values.has(column) && targetColumn !== undefined ? [[targetColumn, values.get(column)] as const] : [];
    });
    return isNew ? this.#create(match, new Map(forced)) : this.shared(match, new Map(forced));
  }

  /** The fields that can take another value, with the values to try; the likeliest first. */
  changesOf(made: Made): readonly Change[] {
    const { id } = made.match.table;
    const keys = [...this.#matches.values()].flatMap(({ table }) => table.foreignKeys);
    const referredTo = keys.flatMap(({ target, targetColumns }) => (target === id ? targetColumns : []));
    return changesOf(made, this.#number, new Set(referredTo));
  }
}
