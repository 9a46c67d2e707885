import type { ColumnRole } from '../../options.ts';
import type { ColumnMapping, JoinColumnMapping } from './column.ts';
import type { JavaType, Member } from '../java.ts';
import type { InitialValue, TimeUnit } from '../value.ts';

export type KeyGenerator =
  | { readonly kind: 'identity' }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'sequence'; readonly name: string; readonly schema?: string; readonly increment: number };

/** What an attribute is for: that of its column, or the key. */
export type AttributeRole = ColumnRole | 'id';

/** An attribute the service writes has a setter; Hibernate sets the others without one. */
type Settable = { readonly settable: boolean };

export type BasicAttribute = Member &
  Settable & {
    readonly kind: 'basic';
    readonly type: JavaType;
    readonly column: ColumnMapping;
    readonly role: AttributeRole;
    readonly keyGenerator?: KeyGenerator;
    readonly initial?: InitialValue;
    /** The time of the last change, or of the first, is that of UTC, cut to this. */
    readonly utc?: TimeUnit;
    /** What its setter cuts a time to, where the database would round it. */
    readonly cut?: TimeUnit;
    readonly comment?: string;
  };

/** A key of several columns, held by a record. */
export type EmbeddedIdAttribute = Member & Settable & { readonly kind: 'embedded-id'; readonly type: JavaType };

export type ToOneAttribute = Member &
  Settable & {
    readonly kind: 'to-one';
    readonly cardinality: 'many-to-one' | 'one-to-one';
    readonly target: JavaType;
    readonly optional: boolean;
    readonly columns: readonly JoinColumnMapping[];
    /**
     * Who writes the columns: the association itself; the identifier through `@MapsId` (of the named part, or of the whole
     * key); or other attributes, which leaves the association to reading.
     */
    readonly writes:
      | { readonly kind: 'columns' }
      | { readonly kind: 'maps-id'; readonly part?: string }
      | { readonly kind: 'nothing' };
    readonly comment?: string;
  };

/** The owning side of a relation through a table that holds nothing else. */
export type ToManyAttribute = Member & {
  readonly kind: 'many-to-many';
  readonly target: JavaType;
  readonly table: TableMapping;
  readonly columns: readonly JoinColumnMapping[];
  readonly inverseColumns: readonly JoinColumnMapping[];
  /** Its owner has a version, which counts changes of the record and not of who is in the relation. */
  readonly isUncounted: boolean;
};

export type Attribute = BasicAttribute | EmbeddedIdAttribute | ToOneAttribute | ToManyAttribute;

export type TableMapping = { readonly name: string; readonly schema?: string; readonly catalog?: string };
