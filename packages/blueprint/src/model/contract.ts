import type { Contribution } from './contribution.ts';
import type { ClassName } from './java.ts';

/** What a call names a record by: a parameter, the field of the record that holds it, and a value no record has. */
export type ContractKey = { readonly parameter: string; readonly field: string; readonly unknown: string };

/** A call one service makes to another, as both test it. */
export type ContractCall = {
  /** Which of some records are missing, or how many a list has. */
  readonly kind: 'exists' | 'counts';
  readonly method: string;
  readonly address: string;
  /** What the records are called that may be missing, and the constant of the client that holds the word. */
  readonly records?: { readonly word: string; readonly constant: string };
  readonly key: readonly ContractKey[];
  /** The test of the records that answer it; it makes one where a sample says all of the key. */
  readonly answeredBy: { readonly test: ClassName; readonly isMade: boolean };
};

/** What one service asks another one: both have it among their tests, each in a file of the same words. */
export type Contract = {
  /** `parcels-asks-clients` */
  readonly name: string;
  readonly asks: string;
  readonly asked: string;
  readonly calls: readonly ContractCall[];
};

/** A contract, and what the tests of its calls are called. */
type Tested = { readonly contract: Contract; readonly methods: readonly string[] };

/** The tests that a service keeps to its contracts: to what it asks, and to what it answers. */
export type ContractsPart = Contribution & {
  readonly name: 'contracts';
  readonly classes: {
    /** A call as it stands in a file. */
    readonly call: ClassName;
    readonly asking: ClassName;
    readonly answering: ClassName;
    readonly counted: ClassName;
  };
  /** What it asks, each with the client that does. */
  readonly asking: readonly (Tested & { readonly client: ClassName })[];
  readonly answering: readonly Tested[];
};
