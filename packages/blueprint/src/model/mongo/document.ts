import type { Role } from '@backsmith/options';
import type { Position } from '@backsmith/text';
import type { ColumnRole } from '../../options.ts';
import type { AccessStep } from '../access.ts';
import type { KeyExpression } from '../field.ts';
import type { ClassName, JavaType, Member } from '../java.ts';
import type { CallerValue, RecordRule } from '../record-rule.ts';
import type { Condition, Ordering, ParentKeyPart, StoredField } from '../stored.ts';
import type { InitialValue, TimeUnit } from '../value.ts';

/** What makes a new key: a counter of this name, as the Java type that holds it, or nobody but chance. */
export type NewKey =
  | { readonly kind: 'counter'; readonly counter: string; readonly step: string; readonly as: CounterType }
  | { readonly kind: 'uuid'; readonly text?: true };

/** What the number of a counter becomes. */
export type CounterType = 'long' | 'integer' | 'short' | 'big-integer' | 'decimal' | 'text';

/** The key of a document, which is its `_id`: the value of one field, or a record of several. */
export type DocumentKey = Member & {
  readonly type: JavaType;
  readonly settable: boolean;
  readonly newKey?: NewKey;
  /** Where the parts of a key of several lie below `_id`. */
  readonly parts: readonly { readonly name: string; readonly type: JavaType; readonly field: string }[];
};

/** A field of a document beside its key. */
export type DocumentAttribute = Member & {
  readonly type: JavaType;
  /** What the document calls it. */
  readonly field: string;
  readonly role: ColumnRole;
  readonly settable: boolean;
  /** Its value is JSON, which the document holds as values of its own. */
  readonly isJson?: true;
  readonly initial?: InitialValue;
  /** What its setter cuts a time to, as a document keeps no more of it. */
  readonly cut?: TimeUnit;
  readonly comment?: string;
  /** The most characters it holds, where it holds texts of some length only. */
  readonly max?: number;
};

/** How a field of a request reaches the document; what has a default, is a secret or is left out of lists stays when none is said. */
export type DocumentWrite = {
  readonly setter: string;
  readonly field: string;
  /** What clients call the field. */
  readonly called: string;
  readonly keepWhenNull: boolean;
  readonly clearable: boolean;
  /** It stays when none is said, and may not be cleared: a patch that says null is refused. */
  readonly needed?: true;
  /** The digits behind the point that each value has. */
  readonly scale?: number;
};

/** A field of a reference: what a request calls it, and how the document says what it refers to now. */
export type ReferringField = {
  readonly name: string;
  readonly called: string;
  readonly read: readonly AccessStep[];
  readonly isKey: boolean;
};

/** A reference that is looked up before it is written: by the key of what it leads to, or by other values of that. */
export type ReferenceCheck = {
  readonly target: ClassName;
  readonly fields: readonly ReferringField[];
  readonly by:
    | { readonly kind: 'key'; readonly key: KeyExpression }
    /** Where the values lie that the fields hold, one for each. */
    | { readonly kind: 'values'; readonly paths: readonly (readonly string[])[] };
  /** A new record may refer to it by a default, which no request says. */
  readonly isByDefault?: true;
};

/** A value that others refer to besides the key: while they do, it does not change. */
export type ReferredValue = {
  readonly field: string;
  readonly called: string;
  readonly getter: string;
  readonly stored: string;
};

/** What tells documents that are there from those that were deleted and stay: nothing where they are gone. */
export type DeletionMark = {
  readonly path: string;
  readonly setter: string;
  /** What marks a document as deleted. */
  readonly value: InitialValue;
  /** Any value at all says so. */
  readonly isMoment: boolean;
};

/** A collection that says which records of one are related to which of another, and what the service calls it. */
export type Relation = {
  readonly constant: string;
  readonly collection: string;
  /** The fields that hold the keys of both sides, and what the parts of the member's key are called, if it has several. */
  readonly owner: readonly string[];
  readonly member: readonly string[];
  readonly memberKey: readonly string[];
  readonly target: ClassName;
};

/** A reference answers may name: by the key it holds, and by the attributes of the other document that make its label. */
export type LabelledKey = {
  readonly name: string;
  readonly target: ClassName;
  readonly targetKey: string;
  /** The fields of an answer that hold the key, and the record they make, where it is one. */
  readonly fields: readonly string[];
  readonly record?: JavaType;
  readonly isOptional: boolean;
  readonly label: readonly { readonly attribute: string; readonly getter: string }[];
};

/** What every collection of records has. */
type Kept = {
  readonly collection: string;
  /** The table as the user knows it, and where it stands in the source. */
  readonly tableName: string;
  readonly place: Position;
  readonly comment?: string;
  readonly attributes: readonly DocumentAttribute[];
  /** The fields that are shown, in their order. */
  readonly fields: readonly StoredField[];
  readonly writes: readonly DocumentWrite[];
  readonly checks: readonly ReferenceCheck[];
  readonly deletionMarks: readonly DeletionMark[];
};

/** What is asked of documents before a caller sees them; paths are those of their class. */
export type DocumentCondition =
  | { readonly kind: 'equal'; readonly path: string; readonly asked: CallerValue }
  | { readonly kind: 'never' }
  | { readonly kind: 'all'; readonly of: readonly DocumentCondition[] }
  /** Nothing is asked of callers of whom this is true. */
  | { readonly kind: 'unless'; readonly caller: CallerValue; readonly is: DocumentCondition }
  /** It refers to a document of which the condition is true. */
  | {
      readonly kind: 'refers';
      readonly path: string;
      readonly target: ClassName;
      readonly referenced: string;
      readonly is: DocumentCondition;
    };

/** How a collection keeps the records of a resource. */
export type DocumentType = Kept & {
  /** The name of the resource. */
  readonly resource: string;
  readonly classes: { readonly document: ClassName; readonly id?: ClassName };
  readonly key: DocumentKey;
  /** What is set to the time of a change, and of the first one alone. */
  readonly updated: readonly { readonly setter: string; readonly value: InitialValue }[];
  readonly created: readonly { readonly setter: string; readonly value: InitialValue }[];
  readonly versionGetter?: string;
  readonly referred: readonly ReferredValue[];
  /** Fields of columns the schema has no more: a document that is replaced keeps what they hold. */
  readonly unread: readonly { readonly name: string; readonly field: string }[];
  readonly conditions: readonly Condition[];
  readonly sortable: Ordering['sortable'];
  readonly keyPaths: Ordering['keyPaths'];
  /** The attributes a list reads, and the fields it shows of them, where that is not all. */
  readonly summary?: { readonly attributes: readonly string[]; readonly fields: readonly StoredField[] };
  readonly relations: readonly Relation[];
  readonly parentKey: readonly ParentKeyPart[];
  readonly labelled: readonly LabelledKey[];
  /** The attributes that make the label of its own records. */
  readonly label: readonly string[];
  /** Whose the documents are, and what is asked of them where no administrator calls. */
  readonly rule?: RecordRule;
  readonly visible?: DocumentCondition;
};

/** How a collection keeps rows that have no key of their own. */
export type DocumentRows = Kept & {
  /** The list of the API it serves. */
  readonly list: string;
  readonly classes: { readonly document: ClassName; readonly store: ClassName };
  /** Administrators alone list them, as they are somebody's. */
  readonly isConfined: boolean;
  /** The attributes lists are ordered by: the first of them with the newest first. */
  readonly order: { readonly newest?: string; readonly others: readonly string[] };
};

/** How the rows of a view are worked out: by an aggregation over a collection. */
export type DocumentView = {
  /** The list of the API it serves. */
  readonly list: string;
  readonly viewName: string;
  readonly place: Position;
  /** The class of its rows. */
  readonly row: ClassName;
  readonly collection: string;
  /** The stages, each in extended JSON. */
  readonly stages: readonly string[];
  readonly attributes: readonly Pick<DocumentAttribute, 'name' | 'type' | 'field' | 'isJson'>[];
  readonly fields: readonly StoredField[];
  readonly conditions: readonly Condition[];
  readonly sortable: Ordering['sortable'];
  readonly keyPaths: Ordering['keyPaths'];
  /** The least role that reads it, and whether it shows deleted records. */
  readonly readBy: Role;
  readonly showsDeleted: boolean;
};
