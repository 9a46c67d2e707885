import type { SignInCall } from './contribution.ts';

/** What tells metrics of itself: what they are told apart by, and where it answers with them in a network of containers. */
export type ScrapedPart = {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** It tells those alone who show a token of an administrator. */
  readonly isGuarded: boolean;
};

/** The table of a service in which events wait until they are sent. */
export type Outbox = {
  readonly service: string;
  /** What the collector calls the database, where it is, and the variable that holds the password. */
  readonly driver: string;
  readonly source: string;
  readonly secret: string;
  /** Asks how many there are, as `waiting`, and how many seconds ago the oldest of them happened, as `age`. */
  readonly query: string;
  /** The answer says the latter as well. */
  readonly tellsAge: boolean;
};

/** A container of a third party. */
type Watcher = { readonly host: string; readonly image: string; readonly port: number };

/** What shows how all of it does, on one machine: what is asked, and who asks, keeps and shows. */
export type Observation = {
  /** What all of it is called. */
  readonly name: string;
  /** The word compose starts it by. */
  readonly profile: string;
  /** Where what it is told lies in the project. */
  readonly folder: string;
  readonly parts: readonly ScrapedPart[];
  readonly outboxes: readonly Outbox[];
  readonly collector: Watcher & {
    readonly spans: number;
    readonly endpoint: { readonly variable: string; readonly value: string };
  };
  readonly metrics: Watcher;
  readonly traces: Watcher & { readonly spans: number };
  /** `published` is the variable that says another port of the machine. */
  readonly dashboards: Watcher & { readonly published: string };
  /** Who gets a token for those that are guarded, from whom, and how often; absent where none is. */
  readonly signIn?: {
    readonly host: string;
    readonly image: string;
    /** The container of the service, and its address. */
    readonly container: string;
    readonly url: string;
    /** The call, and what its answer calls the token. */
    readonly call: Pick<SignInCall, 'path' | 'token'>;
    /** The call that makes a new one of what the answer says besides, and what it takes that as. */
    readonly renewal: { readonly path: string; readonly answered: string; readonly said: string };
    /** Who signs in: the address, by the variable of the service that says it, and the one that holds the password. */
    readonly email: { readonly variable: string; readonly value: string };
    readonly secret: string;
    readonly seconds: number;
    /** The volume the token lies on, where it is mounted, and the file. */
    readonly volume: string;
    readonly mounted: string;
    readonly file: string;
  };
};
