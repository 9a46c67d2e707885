import type { Contribution } from './contribution.ts';
import type { ClassName, JavaType } from './java.ts';
import type { RowLocks } from './row-locks.ts';
import type { ServerContainer } from './server-container.ts';

/** Records whose service tells what becomes of them. */
export type ToldRecords = {
  /** What the events call them: the name of the resource. */
  readonly kind: string;
  readonly entity: ClassName;
  /** Turns an entity into what callers are answered, which is what events say. */
  readonly service: ClassName;
  /** The members of that answer that are the key. */
  readonly key: readonly string[];
  /** The attribute whose change is a deletion to everybody, where deleted records stay. */
  readonly mark?: string;
};

/** A column that holds a part of the key of a record of another service. */
export type HeldKey = {
  /** Where the entity keeps it, as queries say it, and the parameter they take it by. */
  readonly path: readonly string[];
  readonly parameter: string;
  readonly type: JavaType;
  /** What events call the part, and what clients call the field. */
  readonly part: string;
  readonly field: string;
};

/** What follows here from the deletion of a record of another service. */
export type Consequence = {
  readonly entity: ClassName;
  /** Records go along, or no longer refer to it: these are set to nothing. */
  readonly action: { readonly kind: 'delete' } | { readonly kind: 'clear'; readonly setters: readonly string[] };
  readonly held: readonly HeldKey[];
  /**
   * The tests that show it, where a sample says what it refers to: of what is there, and `behind` what is under way; `again`
   * where two samples can be made in turn.
   */
  readonly tried?: {
    readonly test: ClassName;
    readonly method: string;
    readonly behind: string;
    readonly again: boolean;
  };
};

/** Deletions of one kind of records of another service that are acted on. */
export type HeededDeletion = {
  readonly service: string;
  readonly kind: string;
  /** What notes of references to them call them. */
  readonly records: string;
  readonly consequences: readonly Consequence[];
};

/** A queue of events, and which it is given: the beginnings of their names. */
export type EventQueue = { readonly name: string; readonly topics: readonly string[] };

/** Tells other services what becomes of the records of this one, and acts on what they tell. */
export type EventsPart = Contribution & {
  readonly name: 'events';
  readonly classes: {
    readonly event: ClassName;
    /** Keeps events until they are sent, and notes them as records change. */
    readonly outbox: ClassName;
    readonly listener: ClassName;
    readonly publisher: ClassName;
    readonly configuration: ClassName;
    /** Acts on each event once, and receives them; written only where there is something to act on. */
    readonly inbox: ClassName;
    readonly receiver: ClassName;
    readonly test: ClassName;
    readonly inboxTest: ClassName;
  };
  readonly tables: { readonly outbox: string; readonly turn: string; readonly inbox: string };
  /** How the turn is taken. */
  readonly locks: RowLocks;
  /** What events call this service, and where all events go. */
  readonly service: string;
  readonly exchange: string;
  readonly told: readonly ToldRecords[];
  readonly heeded: readonly HeededDeletion[];
  /** The queue this service reads; absent where nothing is heeded. */
  readonly queue?: EventQueue;
  /** The queues of others that its events go to: they are there before anybody reads them. */
  readonly readers: readonly EventQueue[];
  /** Notes what is about to refer to records of others: their deletion is acted on behind it. */
  readonly promises?: ClassName;
  /** Some records here are not everybody's: what follows from events concerns all of them. */
  readonly rules?: ClassName;
};

/** What carries events from service to service: its container, and what it and its secret are called in a cluster. */
export type Broker = { readonly name: string; readonly container: ServerContainer };
