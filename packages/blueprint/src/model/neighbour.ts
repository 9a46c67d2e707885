import type { Contribution } from './contribution.ts';
import type { AccessStep } from './access.ts';
import type { ClassName } from './java.ts';

/** A call to another service: whether a record is there, or how many refer to one of ours. */
export type NeighbourCall = {
  readonly kind: 'exists' | 'counts';
  readonly method: string;
  /** With each parameter in braces: `/api/v1/customers/{id}`, `/api/v1/orders?customerId={id}&size=1`. */
  readonly address: string;
  readonly parameters: readonly string[];
};

/** Another service of the system, as one that asks it knows it. */
export type Neighbour = {
  /** What it is called by everybody. */
  readonly name: string;
  /** What the client is called in our classes, and the interface it implements. */
  readonly member: string;
  readonly client: ClassName;
  /** Stands for it in tests. */
  readonly standIn: ClassName;
  readonly calls: readonly NeighbourCall[];
};

/** The neighbours of a service, and how they are asked. */
export type NeighboursPart = Contribution & {
  readonly name: 'neighbours';
  readonly classes: {
    /** Asks, again where that may help, and tells what became of it. */
    readonly neighbours: ClassName;
    readonly configuration: ClassName;
    /** What a list of theirs answers, as far as it is read. */
    readonly counted: ClassName;
    /** Asks with the token of the call; written only where that is passed on. */
    readonly callerToken: ClassName;
    /** What stands for them in tests knows, and the tests. */
    readonly standIns: ClassName;
    readonly test: ClassName;
  };
  readonly neighbours: readonly Neighbour[];
  /** They are asked with the token of the call, and may refuse it. */
  readonly passesToken: boolean;
  /** What the tests try: records that refer to others of neighbours, and records they may refer to. */
  readonly tried: {
    readonly references: readonly Tried[];
    readonly uses: readonly Tried[];
  };
};

/** A call of a test: the test of the resource, which has its path and a sample, and what is said of it. */
export type Tried = { readonly test: ClassName; readonly method: string };

/** Who is asked, by which call. */
type Asked = Pick<Neighbour, 'name' | 'member' | 'client'> & { readonly method: string };

/** A reference to a record another service keeps. */
export type NeighbourReference = Asked & {
  /** The fields that name the record, in the order the call takes them, and what the entity has in their place. */
  readonly fields: readonly { readonly name: string; readonly read: readonly AccessStep[] }[];
  /** Part of the key: said once, when a record is made. */
  readonly isKey: boolean;
};

/** Records of another service that may refer to one of ours, by its key. */
export type NeighbourUse = Asked;

/** What the records of a resource refer to in other services, and who there may refer to them. */
export type AskedNeighbours = {
  readonly references: readonly NeighbourReference[];
  readonly uses: readonly NeighbourUse[];
};
