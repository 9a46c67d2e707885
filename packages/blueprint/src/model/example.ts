/** A value of JSON, as it is written. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A value an example sends. */
export type ExampleValue =
  | { readonly kind: 'json'; readonly value: Json }
  /** The digits of a number, which may be more than a number of JavaScript's can hold. */
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'list'; readonly items: readonly ExampleValue[] }
  /** What the answer to an earlier request said, under the name it was kept by. */
  | { readonly kind: 'kept'; readonly variable: string; readonly isText: boolean };

export type ExampleField = { readonly field: string; readonly value: ExampleValue };

/** Where a record is made that another service keeps. */
export type ExampleElsewhere = {
  readonly service: string;
  /** The variable of the file that holds the service's address. */
  readonly variable: string;
  readonly address: string;
  /** The path of its resource there, and what that is called. */
  readonly path: string;
  readonly title: string;
};

/** A record that a file of requests makes, and what it keeps of the answer for the requests behind. */
export type ExampleRecord = {
  /** The name of its resource. */
  readonly resource: string;
  /** It stands for its resource in all calls; others are made because a record behind needs one for itself. */
  readonly isOwn: boolean;
  /** Why no request can make it; whoever sends the file has to put values of theirs there. */
  readonly obstacle?: string;
  /** Another service keeps it: it is made there because a record of ours refers to it. */
  readonly elsewhere?: ExampleElsewhere;
  readonly fields: readonly ExampleField[];
  /** In path order. */
  readonly key: readonly ExampleValue[];
  readonly kept: readonly { readonly variable: string; readonly field: string }[];
  /** The keys of the records that are linked to it, by the link's segment. */
  readonly links: Readonly<Record<string, readonly ExampleValue[]>>;
};

/** Requests for every call, such that each can be sent once those before it were. */
export type Examples = {
  /** In the order in which they can be made; they can be deleted the other way round. */
  readonly records: readonly ExampleRecord[];
  /** What is appended to lists of rows, by the list's name. */
  readonly rows: Readonly<Record<string, readonly ExampleField[]>>;
};
