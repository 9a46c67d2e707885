import type { ColumnType, IdeaNote, OnDelete, Origin } from '../model/idea-model.ts';
import type { ThingClass } from '../vocabulary/knowledge.ts';

/** A table while it is put together; the names of links are keys of other drafts. */
export type DraftColumn = {
  name: string;
  type: ColumnType;
  required: boolean;
  unique: boolean;
  values?: readonly string[];
  default?: string | number | boolean;
  length?: number;
  min?: number;
  max?: number;
  notBefore?: string;
  origin: Origin;
};

export type DraftLink = {
  target: string;
  /** The part it plays where that is not the target's name: `assignee`. */
  role?: string;
  required: boolean;
  unique: boolean;
  onDelete?: OnDelete;
  origin: Origin;
};

export function isTime({ type }: Pick<DraftColumn, 'type'>): boolean {
  return type === 'date' || type === 'time' || type === 'timestamp';
}

export type DraftTable = {
  /** In the singular, words separated by spaces. */
  readonly key: string;
  thingClass: ThingClass;
  columns: DraftColumn[];
  links: DraftLink[];
  joins: boolean;
  origin: Origin;
  /** Columns by name and links whose values together occur once. */
  uniques?: (readonly (string | DraftLink)[])[];
};

export type Draft = {
  readonly tables: Map<string, DraftTable>;
  /** The number of the sentence that mentions a thing first. */
  readonly sentenceOf: (key: string) => number | undefined;
  readonly notes: IdeaNote[];
  readonly domains: ReadonlySet<string>;
  /** All words of the text, in the singular. */
  readonly said: ReadonlySet<string>;
  /** Keys of tables whose columns a model of the library has. */
  readonly settled: Set<string>;
  /** Keys of those whose links it has as well, and all they need: beside them more would be guessed. */
  readonly tied: Set<string>;
  /** Keys of records only a verb speaks of: who applies leaves an application. */
  readonly acts: Set<string>;
  /** Keys of tables that are to a model what another table is already, with its name for both: mechanics beside workers. */
  readonly twins: Map<string, string>;
  /** Keys with `|` between them of tables whose link the text states in so many words, whichever way it goes. */
  readonly plain: ReadonlySet<string>;
  /** Pairs of keys nobody said belong together, and that often do: to be asked for. */
  readonly supposed: { readonly from: string; readonly to: string }[];
};

/** A draft without anything in it, of no text. */
export function emptyDraft(): Draft {
  return {
    tables: new Map(),
    sentenceOf: () => undefined,
    notes: [],
    domains: new Set(),
    said: new Set(),
    settled: new Set(),
    tied: new Set(),
    acts: new Set(),
    twins: new Map(),
    plain: new Set(),
    supposed: [],
  };
}

export function linkTo(table: DraftTable, target: string, role?: string): DraftLink | undefined {
  return table.links.find((link) => link.target === target && (role === undefined || link.role === role));
}
