import type { ForeignKey, Schema } from '@backsmith/schema';
import { placeOf, type Diagnostic } from '@backsmith/text';
import type { Consequence, HeldKey } from '../model/events.ts';
import { jsonName } from '../model/field.ts';
import type { Entity } from '../model/jpa/entity.ts';
import type { Resource } from '../model/resource.ts';
import type { KeptRecords } from '../model/store.ts';
import type { CutKey } from '../services/service-cut.ts';
import { indexTables, tableKey, type Lookup } from '../tables/lookup.ts';

/** A resource with what keeps its records; the entity alone where a table does. */
export type Kept = { readonly resource: Resource; readonly records: KeptRecords; readonly entity?: Entity };

/** A resource whose records a table keeps. */
type KeptInTable = Required<Kept>;

/** What becomes of the records that refer to a deleted one of another service: it is refused, or they follow by events. */
export type DeletionAnswer = { readonly consequence?: Consequence; readonly findings: readonly Diagnostic[] };

/** What deletions are looked at in. */
export type Deletions = {
  readonly schema: Schema;
  readonly cuts: readonly CutKey[];
  /** Services tell each other what became of their records. */
  readonly hasEvents: boolean;
  /** Finds what keeps a table; nothing where no call addresses its records. */
  readonly keptIn: (service: string, table: string) => Kept | undefined;
};

/** Decides what becomes of records that refer to a deleted one of another service. */
export class DeletionAnswers {
  readonly #lookup: Lookup;
  readonly #cuts: ReadonlyMap<ForeignKey, CutKey>;
  readonly #deletions: Deletions;

  constructor(deletions: Deletions) {
    this.#lookup = indexTables(deletions.schema);
    this.#cuts = new Map(deletions.cuts.map((cut) => [cut.key, cut]));
    this.#deletions = deletions;
  }

  /** What ON DELETE of a foreign key between services comes to. */
  answerTo(cut: CutKey): DeletionAnswer {
    const { key, from, to } = cut;
    if (holds(key)) return { findings: [] };
    const said = `${key.table} (${key.columns.join(', ')}) in ${from} says ON DELETE ${(key.onDelete ?? '').toUpperCase()}`;
    const { hasEvents } = this.#deletions;
    const obstacle = hasEvents ? this.#obstacle(cut, new Set()) : 'services tell each other of no events';
    const consequence = obstacle === undefined ? this.#consequence(cut) : undefined;
    if (consequence === undefined) {
      const why = obstacle ?? MIXED;
      const hint = hasEvents ? {} : { hint: 'Choose events between services to have it done.' };
      const untold = this.#deletedUntold(tableKey(key.refSchema, key.refTable));
      return { findings: [finding(key, 'deletion-refused', `${said}, but ${why}.`, refusal(key, to, untold), hint)] };
    }
    const what =
      consequence.action.kind === 'delete'
        ? `deletes the records of ${key.table} that refer to it`
        : `empties ${key.columns.join(', ')} of the records of ${key.table} that refer to it`;
    const told = `When ${to} deletes a record of ${key.refTable} it tells so, and ${from} then ${what}.`;
    return { consequence, findings: [finding(key, 'deletion-by-event', `${said}.`, told, {})] };
  }

  #consequence({ key, from, to }: CutKey): Consequence | undefined {
    const own = this.#deletions.keptIn(from, key.table);
    const target = this.#deletions.keptIn(to, key.refTable);
    return own && target && isInTable(own) ? consequenceOf(key, own, target) : undefined;
  }

  /** Why nothing can follow from an event; nothing where it can. */
  #obstacle(cut: CutKey, seen: Set<string>): string | undefined {
    const { key, from, to } = cut;
    if (this.#deletions.keptIn(to, key.refTable)?.resource.keepsDeleted === true) {
      return `deleted records of ${key.refTable} stay`;
    }
    const untold = this.#deletedUntold(tableKey(key.refSchema, key.refTable));
    if (untold !== undefined) {
      return `its database deletes records of ${key.refTable} along with those of ${untold}, of which no event tells`;
    }
    if (key.onDelete === 'set default') return 'a default may refer to nothing';
    if (this.#consequence(cut) === undefined) return MIXED;
    if (key.onDelete === 'set null' || this.#deletions.keptIn(from, key.table)?.resource.keepsDeleted === true) {
      return undefined;
    }
    const holder = this.#holderOf(tableKey(key.schema, key.table), seen);
    return holder && `records of ${holder} that refer to those of ${key.table} keep them`;
  }

  /** What keeps a record of the table from being deleted, once an event asks for it: then it is too late to refuse. */
  #holderOf(table: string, seen: Set<string>): string | undefined {
    if (seen.has(table)) return undefined;
    seen.add(table);
    for (const key of this.#lookup.incoming.get(table) ?? []) {
      const cut = this.#cuts.get(key);
      if (holds(key) || (cut && this.#obstacle(cut, seen) !== undefined)) return key.table;
      const further = key.onDelete === 'cascade' ? this.#holderOf(tableKey(key.schema, key.table), seen) : undefined;
      if (further !== undefined) return further;
    }
    return undefined;
  }

  /** The table whose records a record of this one is deleted along with by the database, which tells nobody. */
  #deletedUntold(table: string): string | undefined {
    const keys = this.#lookup.outgoing.get(table) ?? [];
    return keys.find((key) => key.onDelete === 'cascade' && !this.#cuts.has(key))?.refTable;
  }
}

function isInTable(kept: Kept): kept is KeptInTable {
  return kept.entity !== undefined;
}

const MIXED = 'its columns are more than this reference, or cannot be empty';

/** Whether a record that is referred to like this stays. */
function holds({ onDelete }: ForeignKey): boolean {
  return onDelete === undefined || onDelete === 'no action' || onDelete === 'restrict';
}

function finding(
  key: ForeignKey,
  code: string,
  message: string,
  consequence: string,
  more: Pick<Diagnostic, 'hint'>,
): Diagnostic {
  return { severity: 'info', code, message, consequence, ...more, ...placeOf(key) };
}

function refusal({ table, refTable }: ForeignKey, to: string, along: string | undefined): string {
  const unasked = along === undefined ? '' : `, but nobody is asked where it is deleted along with one of ${along}`;
  return `${to} refuses to delete a record of ${refTable} while records of ${table} refer to it${unasked}.`;
}

/** What is done to those that refer; nothing where their columns are more than a reference. */
function consequenceOf(key: ForeignKey, own: KeptInTable, target: Kept): Consequence | undefined {
  const { parts } = target.resource.identifier;
  const held = parts.flatMap((part) => {
    const referred = target.records.fields.find(({ field }) => field === part.name)?.column;
    const found = heldIn(own, key.columns[key.refColumns.indexOf(referred ?? '')]);
    return found === undefined ? [] : [{ ...found, part: jsonName(part) }];
  });
  if (held.length !== parts.length || held.length !== key.columns.length) return undefined;
  const common = { entity: own.entity.classes.entity, held };
  if (key.onDelete === 'cascade') return { ...common, action: { kind: 'delete' } };
  if (key.onDeleteColumns !== undefined) return undefined;
  const setters = held.flatMap(({ path }) => clearing(own.entity, path));
  return setters.length === held.length ? { ...common, action: { kind: 'clear', setters } } : undefined;
}

/** Where an entity keeps a column, where that is a value of its own. */
function heldIn({ resource, entity }: KeptInTable, column: string | undefined): Omit<HeldKey, 'part'> | undefined {
  const name = entity.fields.find((one) => one.column === column)?.field;
  const field = resource.fields.find((one) => one.name === name);
  const attribute = entity.attributes.find((one) => one.name === name);
  if (name === undefined || field === undefined) return undefined;
  const asked = { parameter: name, field: jsonName(field) };
  if (attribute?.kind === 'basic') return { ...asked, path: [name], type: attribute.type };
  const keyAttribute = entity.attributes.find((one) => one.kind === 'embedded-id');
  const part = entity.key.parts.find((one) => one.name === name);
  const isShared = entity.attributes.some(
    (one) => one.kind === 'to-one' && one.columns.some((joined) => joined.name === part?.column.name),
  );
  if (keyAttribute === undefined || part === undefined || isShared) return undefined;
  return { ...asked, path: [keyAttribute.name, name], type: part.type };
}

function clearing({ attributes }: Entity, path: readonly string[]): readonly string[] {
  const attribute = attributes.find(({ name }) => path.length === 1 && name === path[0]);
  if (attribute?.kind !== 'basic' || !attribute.settable) return [];
  const { nullable, readOnly, insertOnly } = attribute.column;
  return nullable && readOnly !== true && insertOnly !== true ? [attribute.setter] : [];
}
