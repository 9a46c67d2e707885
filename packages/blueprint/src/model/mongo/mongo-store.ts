import type { ClassName } from '../java.ts';
import type { JavaEnum } from '../java-enum.ts';
import type { Contribution } from '../contribution.ts';
import type { Development } from '../development.ts';
import type { KeptType } from '../kept-type.ts';
import type { ServerContainer } from '../server-container.ts';
import type { Support } from '../support.ts';
import type { DocumentRows, DocumentType, DocumentView } from './document.ts';

/** Classes all documents share, by what they do. */
export type MongoClasses = {
  /** Reads and writes documents. */
  readonly documents: ClassName;
  /** Deletes them, with what follows from it for others. */
  readonly deletions: ClassName;
  /** What refers to what, and what becomes of it. */
  readonly references: ClassName;
  readonly conditions: ClassName;
  readonly relation: ClassName;
  /** Which documents are there, where some are deleted and stay. */
  readonly present: ClassName;
  readonly expansion: ClassName;
  readonly expansions: ClassName;
  /** Which fields a unique index is about. */
  readonly uniqueIndexes: ClassName;
  readonly refusedPart: ClassName;
  /** Tells which field a patch must not clear. */
  readonly missingField: ClassName;
  readonly jsonValues: ClassName;
  /** Works out the rows of views. */
  readonly aggregations: ClassName;
  readonly configuration: ClassName;
  readonly conversions: ClassName;
  readonly transactions: ClassName;
  readonly schemaChanges: ClassName;
  /** Is told of documents that are written. */
  readonly listener: ClassName;
  /** Counts what tests ask the database. */
  readonly commands: ClassName;
};

/** A reference between collections: which fields of which hold what of which, and what becomes of them with it. */
export type CollectionReference = {
  readonly from: string;
  readonly fields: readonly string[];
  readonly to: string;
  readonly target: readonly string[];
  readonly onDelete: 'restrict' | 'cascade' | 'clear';
  /** The field that counts changes, where the documents that are changed have one. */
  readonly version?: string;
};

/** A unique index by its collection and name, and the fields it is about as clients call them. */
export type UniqueFields = { readonly collection: string; readonly index: string; readonly fields: readonly string[] };

/** Documents in MongoDB, through Spring Data. */
export type MongoStore = Contribution & {
  readonly kind: 'mongo';
  /** The database, for people. */
  readonly label: string;
  readonly container: ServerContainer;
  readonly development: Development;
  /** What becomes of values, by the types of their columns. */
  readonly types: readonly KeptType[];
  /** What Actuator calls its health. */
  readonly health: string;
  /** Says in a sentence at the start that the database cannot be reached. */
  readonly unreachable: ClassName;
  readonly support: Support<MongoClasses>;
  /** The database that is taken where its address names none. */
  readonly database: string;
  /** The environment variable that names its server. */
  readonly address: string;
  /** One for each resource, in the same order. */
  readonly documents: readonly DocumentType[];
  readonly rows: readonly DocumentRows[];
  readonly views: readonly DocumentView[];
  readonly references: readonly CollectionReference[];
  readonly uniques: readonly UniqueFields[];
  /** What is kept as something else than the driver would make of it. */
  readonly conversions: readonly ('moment' | 'offset-time' | 'whole')[];
  /** The enumerations whose texts are no constants. */
  readonly codedEnums: readonly JavaEnum[];
  /** The collections of the runner of changes and of the counters: no table has these names. */
  readonly own: { readonly changes: string; readonly counters: string };
  /** One of the changes fills new databases with the rows of lookup tables; tests leave it out. */
  readonly hasRows?: true;
  /** The numbered changes that make collections and indexes, as files. */
  readonly changes: readonly { readonly path: string; readonly content: string }[];
};
