import type { ReferentialAction } from '../model/constraint.ts';

/** A space in which names must differ: all of one table, or of one namespace of the database. */
export type NameSpace = `${'table' | 'schema'}:${string}`;

export type NamedKind = 'table' | 'key' | 'foreignKey' | 'check' | 'index';

/** What one database can say, as far as it decides what is written; how it is said is the writer's. */
export type Capabilities = {
  /** Where the namespace of a table goes: a schema, a database of its own, or nowhere. */
  readonly namespaces: 'schema' | 'database' | 'user' | 'none';
  readonly nameSpaces: Readonly<Record<NamedKind, readonly NameSpace[]>>;
  /** Indexes must be named. */
  readonly indexesNeedNames: boolean;
  readonly mostColumns: number;
  /** A table may have no columns. */
  readonly emptyTables: boolean;
  readonly mostCommentCharacters?: { readonly table: number; readonly column: number };
  readonly enums: 'type' | 'inline' | 'check';
  readonly sequences: boolean;
  readonly domains: boolean;
  /** Types and routines of the same family are made by the statements the source has for them. */
  readonly definitions?: true;
  /** What an identity column must be: any whole number, or one of the integer types; how many a table may have. */
  readonly identity: {
    /** `serial` types stand for an integer with a sequence of its own. */
    readonly serialTypes: boolean;
    readonly types: 'integer' | 'numeric';
    readonly perTable: 'one' | 'many';
    /** The key the column must lead: none, any, or be alone in the primary key. */
    readonly key: 'none' | 'any' | 'sole-primary';
  };
  readonly keys: {
    /** Whether UNIQUE can let one row only have no value: when a clause says so, always, or never. */
    readonly nullsNotDistinct: 'clause' | 'always' | 'never';
    /** The most bytes of a key, where a prefix of a text can stand for it. */
    readonly mostBytes?: number;
    /** The index of a key can hold columns besides. */
    readonly include?: true;
    /** Its last column can be kept apart: WITHOUT OVERLAPS. */
    readonly apart?: true;
    /** A key can be checked at the end of the transaction. */
    readonly deferrable: boolean;
    readonly primaryKeyHasName: boolean;
    /** Primary key columns take NOT NULL by themselves or need it said; SQLite allows neither to be assumed. */
    readonly primaryKeyImpliesNotNull: boolean;
    /** Two keys or indexes over the same columns are refused, or will be. */
    readonly refusesDuplicates: boolean;
    /** A key takes the index over its columns that is there; made after it, such an index is refused. */
    readonly takesIndex?: true;
  };
  readonly foreignKeys: {
    readonly onDelete: readonly ReferentialAction[];
    readonly onUpdate: readonly ReferentialAction[];
    readonly deferrable: boolean;
    /** What the referenced columns must be. */
    readonly referenced: 'unique' | 'indexed' | 'any';
    /** Both ends must have the same type. */
    readonly sameType: boolean;
    /** A row may be reached by several cascades. */
    readonly manyCascadePaths: boolean;
    /** It can say MATCH FULL. */
    readonly matchFull?: true;
    /** PERIOD: the last of its columns can be a time span, which rows of the other table cover together. */
    readonly periods?: true;
    /** ON DELETE SET can name some of the columns. */
    readonly setsColumns?: true;
    /** SET NULL is refused where a column is NOT NULL. */
    readonly setNullNeedsNullable: boolean;
    /** All foreign keys stand in CREATE TABLE, whatever the order of the tables. */
    readonly onlyInline: boolean;
    /** The usual namespace, where a key in a namespace of its own must call it by name. */
    readonly usualNamespace?: string;
  };
  readonly indexes: {
    /** Written inside CREATE TABLE. */
    readonly inline: boolean;
    readonly partial: 'any' | 'simple' | 'none';
    readonly expressions: boolean;
    readonly include: boolean;
    /** Storage parameters of the same family are said behind WITH. */
    readonly storage?: true;
    /** A part may be compared by a collation of its own. */
    readonly collation?: true;
    /** The methods a statement can ask for; `any` where each is one word behind USING. */
    readonly methods: 'any' | readonly string[];
    readonly fulltext: boolean;
    readonly spatial: boolean;
    readonly largeText: 'whole' | 'prefix' | 'no';
    /**
     * When a plain unique index is written as a unique key: always, because they are the same thing; for sources of another
     * family, because foreign keys refer to constraints only; or never.
     */
    readonly uniqueAsConstraint: 'always' | 'foreign' | 'never';
    /** A column in any index is typed as one in a key, because that costs nothing here. */
    readonly typedAsKeys: boolean;
    /** An index can keep rows from meeting by operators: EXCLUDE. */
    readonly excludes?: true;
  };
  readonly checks: {
    /** A condition may not mention identity columns. */
    readonly refusesIdentity: boolean;
    /** A condition may not mention columns a foreign key's action changes. */
    readonly refusesReferentialColumns: boolean;
  };
  readonly updateTimestamp: boolean;
  /** A row that says NULL gets a default or number: any column where its clause says so, or one that counts, always. */
  readonly onNull?: 'stated' | 'counting';
  readonly storedColumns: boolean;
  readonly virtualColumns: boolean;
  /** Which computed columns may be made of one that counts by itself: none, those computed whenever they are read, or any. */
  readonly computedOfIdentity: 'none' | 'virtual' | 'any';
  /** Rows can be kept with the time they held. */
  readonly versioning: boolean;
  /** The types of a table that takes values of its columns' types only; elsewhere every table does. */
  readonly strictTypes?: ReadonlySet<string>;
  /** A table can do without keeping its rows through a crash. */
  readonly unlogged?: true;
};
