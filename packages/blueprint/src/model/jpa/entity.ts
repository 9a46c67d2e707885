import type { Position } from '@backsmith/text';
import type { Attribute, TableMapping } from './attribute.ts';
import type { ColumnMapping } from './column.ts';
import type { WriteAction } from '../access.ts';
import type { ClassName, JavaType } from '../java.ts';
import type { RecordRule } from '../record-rule.ts';
import type { Condition, FieldPath, Ordering, ParentKeyPart, StoredField } from '../stored.ts';
import type { InitialValue, TimeUnit } from '../value.ts';

/** The attribute that holds a key, and the columns of its parts. */
export type EntityKey = {
  readonly attribute: string;
  readonly getter: string;
  readonly setter: string;
  readonly parts: readonly KeyPart[];
  /** The database takes other spellings of the key for the same: a row is found by them, or may also be kept by another than it was given. */
  readonly respelled?: 'found' | 'kept';
};

export type KeyPart = {
  readonly name: string;
  readonly type: JavaType;
  readonly column: ColumnMapping;
  /** What a time is cut to, which the database would round. */
  readonly cut?: TimeUnit;
  /** The digits behind the point that every value has. */
  readonly scale?: number;
};

export type SoftDelete = {
  /** What is true of records that were not deleted, in SQL. */
  readonly condition: string;
  /** What deletes a record, in SQL: its parameters are the key's columns and the version. */
  readonly statement: string;
  /** What a service sets instead of deleting. */
  readonly marks: readonly { readonly setter: string; readonly value: InitialValue }[];
  /** How marked records are found all the same; absent where only Hibernate knows how to read or find them. */
  readonly deleted?: DeletedRecords;
};

/** Statements for records that are marked as deleted, which no query of their entity finds. */
export type DeletedRecords = {
  readonly list: string;
  readonly count: string;
  /** Its parameters are the columns of the key. */
  readonly one: string;
  /** What a service sets to make a record of one again; nothing for a moment. */
  readonly unmarks: readonly { readonly setter: string; readonly value?: InitialValue }[];
  /** How those are deleted for good that were marked before a moment of this type; absent where marks say no time. */
  readonly purge?: { readonly expired: string; readonly remove: string; readonly moment: JavaType };
};

/** A link of the resource, in the same order: its attribute, and the query that lists its members. */
export type EntityLink = {
  readonly attribute: string;
  readonly getter: string;
  readonly target: ClassName;
  readonly query: { readonly name: string; readonly jpql: string };
  /** How its rows are written without reading either end; absent where only Hibernate knows how the keys are kept. */
  readonly rows?: LinkRows;
};

/** The query that asks whether a row is there, and the statements that add one and take it away, by the keys of both ends. */
export type LinkRows = {
  readonly known: { readonly name: string; readonly jpql: string };
  readonly insert: string;
  readonly remove: string;
  /** Which of the keys may be beyond a `Long`; absent where none is. */
  readonly beyondLong?: readonly boolean[];
};

/** A reference by its attribute, and the attributes of the other entity that make its label. */
export type LabelledReference = { readonly attribute: string; readonly label: readonly string[] };

/** How a table keeps the records of a resource. */
export type Entity = {
  /** The name of the resource. */
  readonly resource: string;
  readonly table: TableMapping;
  /** The table as the user knows it, and where it stands in the source. */
  readonly tableName: string;
  readonly place: Position;
  readonly comment?: string;
  readonly classes: {
    readonly entity: ClassName;
    /** The record of a key of several columns. */
    readonly id?: ClassName;
    readonly repository: ClassName;
  };
  readonly key: EntityKey;
  readonly attributes: readonly Attribute[];
  /** The fields of the resource, in the same order. */
  readonly fields: readonly StoredField[];
  /** Where the summary's values lie that are not attributes of the same name. */
  readonly summaryPaths: readonly FieldPath[];
  /** What a create does before `update`, and what both do. */
  readonly createActions: readonly WriteAction[];
  readonly updateActions: readonly WriteAction[];
  readonly conditions: readonly Condition[];
  /** Fields lists may be sorted by: attributes of the same name, and values behind a path. */
  readonly sortable: Ordering['sortable'];
  /** The attributes of the key, the last word of every order. */
  readonly keyPaths: Ordering['keyPaths'];
  /** How the entity says its version. */
  readonly versionGetter?: string;
  readonly softDelete?: SoftDelete;
  readonly links: readonly EntityLink[];
  /** Whose its records are; absent where everybody with a token sees them. */
  readonly rule?: RecordRule;
  /** The key of the resource's parent, where it has one. */
  readonly parentKey: readonly ParentKeyPart[];
  /** What answers may name; nothing where the resource has no expansion. */
  readonly labelled: readonly LabelledReference[];
  /** The attributes that make the label of its own records. */
  readonly label: readonly string[];
  /** Leave absent values out of inserts, so that the database's defaults apply. */
  readonly dynamicInsert: boolean;
  /**
   * Write nothing but what a change gave another value: another call may have changed the rest meanwhile, and it may hold what
   * nobody could read.
   */
  readonly dynamicUpdate: boolean;
  /** Read a record again after writing it, because the database computes values. */
  readonly refresh: boolean;
};
