import type { Position } from '@backsmith/text';
import type { Attribute, TableMapping } from './attribute.ts';
import type { ColumnMapping } from './column.ts';
import type { Field, KeyExpression, WriteAction } from './field.ts';
import type { ClassName, JavaType } from './java.ts';
import type { Filter, SortableField } from './query.ts';
import type { SamplePlan } from './sample.ts';

export type EntityClasses = {
  readonly entity: ClassName;
  /** The record of a key of several columns. */
  readonly id?: ClassName;
  readonly repository: ClassName;
  readonly service: ClassName;
  readonly controller: ClassName;
  readonly request: ClassName;
  readonly response: ClassName;
  /** What lists are made of: the summary, or else the response. */
  readonly listed: ClassName;
  readonly filter: ClassName;
  readonly test: ClassName;
};

export type IdentifierPart = {
  readonly name: string;
  /** What the part is called as a path variable, besides the other parameters of a call. */
  readonly variable: string;
  readonly type: JavaType;
  readonly column: ColumnMapping;
};

export type Identifier = {
  readonly type: JavaType;
  /** The attribute of the entity, and its accessors. */
  readonly attribute: string;
  readonly getter: string;
  readonly setter: string;
  /** Who makes a new key: the database or Hibernate; the client; or the record the key belongs to. */
  readonly source: 'generated' | 'assigned' | 'shared';
  /** In path order; one for a simple key. */
  readonly parts: readonly IdentifierPart[];
  /** How a request says the key; absent for generated ones. */
  readonly key?: KeyExpression;
};

/** Optimistic locking: the version field and how the entity says its value. */
export type VersionPlan = { readonly field: string; readonly getter: string; readonly type: JavaType };

export type SoftDelete = {
  /** The column in a SQL restriction. */
  readonly column: string;
  readonly setter: string;
  readonly type: JavaType;
};

/** What lists show of an entity with large columns, which they leave in the database. */
export type Summary = {
  readonly fields: readonly SummaryField[];
  /** The names of the other fields, which a record shows that is read by its key. */
  readonly leftOut: readonly string[];
};

/** A field of a summary, and where its value lies, from the entity on. */
export type SummaryField = Pick<Field, 'name' | 'type'> & { readonly path: readonly string[] };

/** A many-to-many relation as a sub-resource of its owner. */
export type Link = {
  /** The last segment of the path, such as `groups`. */
  readonly segment: string;
  /** What the members are called in method names, in the plural and the singular: `Groups`, `Group`. */
  readonly plural: string;
  readonly singular: string;
  readonly attribute: string;
  readonly getter: string;
  /** The other side. */
  readonly target: {
    readonly entity: ClassName;
    readonly service: ClassName;
    readonly listed: ClassName;
    readonly hasSummary: boolean;
    readonly test: ClassName;
    readonly title: string;
    readonly path: string;
    readonly idType: JavaType;
    readonly parts: readonly { readonly name: string; readonly variable: string; readonly type: JavaType }[];
    readonly creatable: boolean;
  };
};

export type Entity = {
  readonly table: TableMapping;
  /** The table as the user knows it, and where it stands in the source. */
  readonly tableName: string;
  readonly place: Position;
  readonly comment?: string;
  /** For sentences: `order item`, `order items`. */
  readonly title: string;
  readonly titlePlural: string;
  readonly classes: EntityClasses;
  /** `/api/v1/order-items` */
  readonly path: string;
  readonly identifier: Identifier;
  readonly attributes: readonly Attribute[];
  readonly fields: readonly Field[];
  readonly summary?: Summary;
  /** What a create does before `update`, and what both do. */
  readonly createActions: readonly WriteAction[];
  readonly updateActions: readonly WriteAction[];
  readonly filters: readonly Filter[];
  readonly sortable: readonly SortableField[];
  /** The attributes of the key, the last word of every order. */
  readonly keyPaths: readonly (readonly string[])[];
  readonly version?: VersionPlan;
  readonly softDelete?: SoftDelete;
  readonly links: readonly Link[];
  /** Leave absent values out of inserts, so that the database's defaults apply. */
  readonly dynamicInsert: boolean;
  /** Read a record again after writing it, because the database computes values. */
  readonly refresh: boolean;
  readonly sample: SamplePlan;
};
