import type {
  Dialect,
  DialectTraits,
  Name,
  QualifiedName,
  RowFills,
  SelectShape,
  SourceText,
  Statement,
} from '@backsmith/sql';
import { traitsOf, type DiagnosticLog } from '@backsmith/sql';
import { placeOf, type Diagnostic, type Position } from '@backsmith/text';
import type { DefaultValue } from '../../model/column.ts';
import type { Allowance } from './allowance.ts';
import { NameTable } from './name-table.ts';
import { canonicalName } from './canonical-name.ts';
import { PartNames } from './part-names.ts';
import { DefinitionList } from './definition-list.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { CheckDraft, ForeignKeyDraft, TableDraft } from './table-draft.ts';
import type { DataType } from '../../model/data-type.ts';

export type EnumDraft = Position & { schema: string | undefined; name: string; values: string[] };
export type DomainDraft = Position & {
  schema: string | undefined;
  name: string;
  type: string;
  readonly dataType: DataType;
  notNull: boolean;
  default?: DefaultValue;
  checks: readonly CheckDraft[];
  searchPath?: readonly string[];
};
export type CompositeDraft = { schema: string | undefined; name: string; readonly columns: readonly ColumnDraft[] };
export type SequenceDraft = Position & {
  schema: string | undefined;
  name: string;
  start?: string;
  increment?: string;
  unlogged?: boolean;
  owner?: { readonly table: TableDraft; readonly column: ColumnDraft };
};
export type ViewDraft = Position & {
  schema: string | undefined;
  name: string;
  readonly materialized: boolean;
  columns?: readonly string[];
  /** The columns have the names of the statement, not those of its query. */
  isRenamed: boolean;
  select: SelectShape;
  /** The namespace chosen when it was made. */
  readonly namespace: string | undefined;
  definition: string;
  /** Later changes are followed in its definition. */
  isFollowed?: true;
  searchPath?: readonly string[];
};

export type AwaitingReference = { readonly table: TableDraft; readonly key: ForeignKeyDraft };

/** Everything the statements so far have made; later statements change it. */
export class Catalog {
  readonly dialect: Dialect;
  readonly traits: DialectTraits;
  readonly log: DiagnosticLog;
  readonly tables: NameTable<TableDraft>;
  readonly enums: NameTable<EnumDraft>;
  readonly domains: NameTable<DomainDraft>;
  readonly composites: NameTable<CompositeDraft>;
  readonly sequences: NameTable<SequenceDraft>;
  readonly views: NameTable<ViewDraft>;
  /** Those that take all columns of something by `*`. */
  readonly starViews = new Set<ViewDraft>();
  /** Tables of a session alone, which are left out. */
  readonly temporary = new Set<string>();
  /** The tables that stood at a name and do no more. */
  readonly formerTables = new Map<string, Set<TableDraft>>();
  /** References to tables that are not there, by the names of these in small letters. */
  readonly awaited = new Map<string, AwaitingReference[]>();
  /** Partitions taken out of the tables, by name. */
  readonly folded = new Map<string, TableDraft>();
  readonly routines = new Map<string, { readonly place: Position; readonly body: readonly Statement[] }>();
  /** Functions of triggers that return nothing in place of a new row, by name. */
  readonly leavingOut = new Set<string>();
  /** What functions of triggers give new rows, by the functions' names. */
  readonly rowFills = new Map<string, RowFills>();
  /** What types and routines are made by, where that is enough to make them again. */
  readonly definitions = new DefinitionList();
  /** Routines being run, so that one that calls itself ends. */
  readonly running = new Set<string>();
  readonly allowance: Allowance;
  /** So many columns may still be named as those that queries make tables of. */
  namedByQueries = 500_000;
  /** The namespace chosen by USE or search_path. */
  namespace: string | undefined;
  /** All of a search path that is stated, of which the namespace is the first. */
  searchPath: readonly string[] | undefined;
  readonly partNames: PartNames;
  readonly extensions = new Map<string, Position>();
  charset: string | undefined;
  collation: string | undefined;
  /** The source whose statements are being applied. */
  source: SourceText;

  constructor(dialect: Dialect, log: DiagnosticLog, source: SourceText, allowance: Allowance) {
    this.dialect = dialect;
    this.traits = traitsOf(dialect);
    this.log = log;
    this.source = source;
    this.allowance = allowance;
    const options = { ignoresCase: this.traits.ignoresCase, defaultSchema: this.traits.defaultSchema };
    this.tables = new NameTable(options);
    this.partNames = new PartNames((table) => this.tables.exact(table.name, table.schema) === table);
    this.enums = new NameTable(options);
    this.domains = new NameTable(options);
    this.composites = new NameTable(options);
    this.sequences = new NameTable(options);
    this.views = new NameTable(options);
  }

  canonical(name: Name): string {
    return canonicalName(name, this.traits);
  }

  /** The schema a name states, or nothing. */
  statedSchema(name: QualifiedName): string | undefined {
    return name.qualifier === undefined ? undefined : this.canonical(name.qualifier);
  }

  /** The schema that something made under this name belongs to. */
  schemaOf(name: QualifiedName): string | undefined {
    return this.statedSchema(name) ?? this.namespace;
  }

  find<T extends { schema: string | undefined; name: string }>(
    table: NameTable<T>,
    name: QualifiedName,
  ): T | undefined {
    return table.find(this.canonical(name.name), this.statedSchema(name), this.namespace);
  }

  /**
   * As `find`; but with IF EXISTS the database passes over what it does not find, and so stands what is in a namespace that
   * neither the name nor the search path says.
   */
  findIfSaid<T extends { schema: string | undefined; name: string }>(
    table: NameTable<T>,
    name: QualifiedName,
    ifExists: boolean | undefined,
  ): T | undefined {
    const found = this.find(table, name);
    const { defaultSchema, qualifierIsDatabase } = this.traits;
    const isFree = ifExists !== true || name.qualifier !== undefined || defaultSchema === undefined;
    if (found === undefined || isFree || qualifierIsDatabase) return found;
    const path = [...(this.searchPath ?? []), this.namespace, undefined];
    return path.some((namespace) => table.exact(found.name, namespace) === found) ? found : undefined;
  }

  /** The sequence a default draws from: one of Oracle's is called the same in quotes and without. */
  findSequence(name: string, schema: string | undefined): SequenceDraft | undefined {
    const quoted = (text: string): string => this.canonical({ text, quoted: true });
    return (
      this.sequences.find(name, schema, this.namespace) ??
      this.sequences.find(quoted(name), schema && quoted(schema), this.namespace)
    );
  }

  findColumn(table: TableDraft, name: Name): ColumnDraft | undefined {
    return table.columns.find(this.canonical(name));
  }

  findTable(name: QualifiedName): TableDraft | undefined {
    return this.find(this.tables, name);
  }

  /** The table, or the partition of this name that is part of another table by now. */
  findTableOrPartition(name: QualifiedName): TableDraft | undefined {
    return this.findTable(name) ?? this.folded.get(this.canonical(name.name));
  }

  /** Whether a table of this name was left out because it ends with the session that makes it. */
  isTemporary(name: QualifiedName): boolean {
    return this.temporary.has(this.canonical(name.name));
  }

  /** The search path or database that was chosen, for whatever keeps texts of the source. */
  alongPath(): { readonly searchPath?: readonly string[] } {
    if (this.searchPath !== undefined) return { searchPath: this.searchPath };
    const isDatabase = this.traits.qualifierIsDatabase && this.namespace !== undefined;
    return isDatabase ? { searchPath: [this.namespace ?? ''] } : {};
  }

  /** Reports about the place of a statement or a part of it. */
  report(diagnostic: Omit<Diagnostic, keyof Position>, at: Position): void {
    this.log.add({ ...diagnostic, ...placeOf(at) });
  }
}
