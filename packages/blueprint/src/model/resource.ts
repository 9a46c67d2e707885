import type { Field, FieldComparison, KeyExpression } from './field.ts';
import type { ClassName, JavaType } from './java.ts';
import type { Filter } from './filter.ts';
import type { Sample } from './sample.ts';

/** The classes of a resource's calls. */
export type ResourceClasses = {
  readonly service: ClassName;
  readonly controller: ClassName;
  readonly request: ClassName;
  readonly response: ClassName;
  /** What lists are made of: the summary, or else the response. */
  readonly listed: ClassName;
  readonly filter: ClassName;
  readonly test: ClassName;
};

/**
 * What carries the fields of a request or an answer: a record, or a class that is read like one, where there are more fields than
 * a record may have.
 */
export type Carrier = 'record' | 'class';

/** A part of a key: its field, and what it is called as a path variable, besides the other parameters of a call. */
export type IdentifierPart = {
  readonly name: string;
  readonly json?: string;
  readonly variable: string;
  readonly type: JavaType;
};

/** What a record is addressed by. */
export type Identifier = {
  readonly type: JavaType;
  /** Who makes a new key: the store; the client; or the record the key belongs to. */
  readonly source: 'generated' | 'assigned' | 'shared';
  /** The key in an address, behind the path of the resource: `/{orderId}/{lineNo}`. */
  readonly template: string;
  /** In path order; one for a simple key. */
  readonly parts: readonly IdentifierPart[];
  /** How a request says the key; absent for generated ones. */
  readonly key?: KeyExpression;
};

/** What lists show of a resource with large fields, which they leave in the store. */
export type Summary = {
  readonly fields: readonly Field[];
  /** The names of the other fields, which a record shows that is read by its key. */
  readonly leftOut: readonly string[];
};

/** A reference to a record of another resource, by what it is to its owner. */
export type Reference = {
  readonly role: string;
  /** The name of the other resource. */
  readonly target: string;
  readonly optional: boolean;
  /** No two records refer to the same one. */
  readonly isOnly: boolean;
};

/** What asks other services for labels, and the class that says what of answers they name. */
export type LabelsElsewhere = {
  readonly asks: ClassName;
  readonly references: ClassName;
  /** The constant that says it of an answer in a list, which may be that of a record. */
  readonly listed: 'RECORD' | 'LISTED';
};

/** References that an answer may name by labels beside their keys, when it is asked to. */
export type Expansion = {
  /** What an answer calls the labels. */
  readonly labels: string;
  /** By what they are asked for; `isSampled` says that a sample refers to something that has a label for sure. */
  readonly references: readonly { readonly name: string; readonly isSampled: boolean }[];
  /** Some of them lead to records of other services, which are asked for their labels. */
  readonly elsewhere?: LabelsElsewhere;
};

/** A many-to-many relation as a sub-resource of its owner. */
export type Link = {
  readonly role: string;
  /** The last segment of the path, such as `groups`. */
  readonly segment: string;
  /** The addresses of all members and of one, behind the path of the resource: `/{id}/groups`. */
  readonly template: string;
  readonly memberTemplate: string;
  /** The names of its methods: `listGroups`, `addGroup`, `removeGroup`, and that of its test. */
  readonly methods: { readonly list: string; readonly add: string; readonly remove: string; readonly test: string };
  /** The other side. */
  readonly target: {
    readonly name: string;
    readonly service: ClassName;
    readonly listed: ClassName;
    readonly hasSummary: boolean;
    readonly test: ClassName;
    readonly label: string;
    readonly idType: JavaType;
    readonly parts: readonly IdentifierPart[];
    readonly creatable: boolean;
  };
};

/** Records that live and die with one of this resource, listed below it. */
export type Child = {
  /** What they are to it, such as `lines`, and the last segment of their path. */
  readonly role: string;
  readonly segment: string;
  /** Their address behind the path of the resource: `/{orderId}/lines`. */
  readonly template: string;
  /** The key in that address, called as the fields of the child that refer to the resource. */
  readonly parts: readonly IdentifierPart[];
  /** The name of the call: `listLines`. */
  readonly method: string;
  /** The resource they are of, and what it is called within sentences. */
  readonly name: string;
  readonly title: string;
  readonly service: ClassName;
  readonly listed: ClassName;
  /** Its answers may name what they refer to. */
  readonly expands: boolean;
  /** Some of what they may name other services keep. */
  readonly elsewhere?: LabelsElsewhere;
  /** The conditions its list takes. */
  readonly filter?: ClassName;
};

/** A field of a request made of a new record with its parts: one that a client says, or the key of the parent, or nothing. */
export type GivenField =
  | { readonly kind: 'said'; readonly field: Field }
  /** Which part of the parent's key it is. */
  | { readonly kind: 'parent'; readonly part: number }
  | { readonly kind: 'absent' };

/** A child that may be written with a new record. */
export type CreatedPart = {
  /** What a request calls all of them, such as `lines`. */
  readonly role: string;
  /** The record of one, and the request it becomes. */
  readonly record: string;
  readonly request: ClassName;
  /** The parameters that hold the parent's key. */
  readonly key: readonly IdentifierPart[];
  /** In the order of that request. */
  readonly given: readonly GivenField[];
  /** What clients may send besides, since answers have it, and is not heard. */
  readonly unheard: readonly string[];
  readonly comparisons: readonly FieldComparison[];
  /** The test that makes a record with one, where it can. */
  readonly test?: {
    readonly name: string;
    readonly child: ClassName;
    readonly segment: string;
    /** Two samples can stand below one record. */
    readonly isRepeatable: boolean;
  };
};

/** A new record and what lives and dies with it, written in one transaction. */
export type Creation = {
  readonly request: ClassName;
  readonly given: readonly GivenField[];
  /** What clients may send besides, since answers have it, and is not heard. */
  readonly unheard: readonly string[];
  readonly parts: readonly CreatedPart[];
};

/** The resource whose records those of a child live and die with. */
export type Parent = {
  readonly name: string;
  /** Within sentences: `order`. */
  readonly title: string;
  /** Its key as a parameter: `orderId`. */
  readonly variable: string;
  readonly idType: JavaType;
  readonly test: ClassName;
  /** The name of the test that lists the children of one. */
  readonly testMethod: string;
  /** The last segment of the path of its children. */
  readonly segment: string;
  /** The fields of the child that hold its key, in its order. */
  readonly parts: readonly IdentifierPart[];
  /** Other references of the child lie in the same fields. */
  readonly isShared: boolean;
};

/** What asks before a request is written, while no transaction holds a connection, and which requests it looks at. */
export type FirstAsked = {
  readonly checks: ClassName;
  readonly create: boolean;
  readonly change: boolean;
  readonly remove: boolean;
};

/** What the API shows of records that can be addressed: everything a client meets, nothing of how a store keeps it. */
export type Resource = {
  /** `OrderItem`: what its classes begin with. */
  readonly name: string;
  /** Within sentences: `order item`, `order items`. */
  readonly title: string;
  readonly titlePlural: string;
  /** At their beginning, and as a heading: `Order item`, `Order items`. */
  readonly label: string;
  readonly heading: string;
  /** What the schema says of its table. */
  readonly comment?: string;
  readonly classes: ResourceClasses;
  readonly carriers: { readonly request: Carrier; readonly response: Carrier };
  /** `/api/v1/order-items` */
  readonly path: string;
  readonly identifier: Identifier;
  readonly fields: readonly Field[];
  /** What a request may have besides, since answers have it, and is not heard: as clients call it. */
  readonly unheard: readonly string[];
  /** What must hold between fields of a request. */
  readonly comparisons: readonly FieldComparison[];
  readonly summary?: Summary;
  readonly references: readonly Reference[];
  readonly expansion?: Expansion;
  readonly links: readonly Link[];
  readonly children: readonly Child[];
  /** How a record is made with its children, where some can be. */
  readonly creation?: Creation;
  /** What its records live and die with. */
  readonly parent?: Parent;
  readonly filters: readonly Filter[];
  /** The fields lists may be sorted by, as clients call them. */
  readonly sortable: readonly string[];
  /** The field that counts changes, for optimistic locking. */
  readonly version?: string;
  /** Deleted records stay, and no call shows them but what `restoration` says. */
  readonly keepsDeleted: boolean;
  /** Deleted records can be listed and restored: by callers of this role alone, where there are roles. */
  readonly restoration?: { readonly role?: string };
  /** What its requests and records have to do with those of others is asked first; absent where nothing is. */
  readonly firstAsked?: FirstAsked;
  readonly sample: Sample;
};
