import type { ForeignKey, Schema } from '@backsmith/schema';
import { placeOf, type Diagnostic } from '@backsmith/text';
import type { Consequence } from '../model/events.ts';
import type { Resource } from '../model/resource.ts';
import type { Store } from '../model/store.ts';
import type { KeptRecords } from '../model/stored.ts';
import type { CutKey } from '../services/service-cut.ts';
import { consequenceIn } from '../stores/index.ts';
import { indexTables, tableKey, type Lookup } from '../tables/lookup.ts';

/** A resource with how its records are kept, and the store that keeps them. */
export type Kept = { readonly resource: Resource; readonly records: KeptRecords; readonly store: Store };

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
    return own && target && consequenceIn(own.store, key, own.resource, target);
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
