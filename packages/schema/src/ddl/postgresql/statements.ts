import { addAll } from '@backsmith/text';
import type { DataType, DataTypeKind } from '../../model/data-type.ts';
import type {
  DdlDesign,
  DesignedDomain,
  DesignedEnum,
  DesignedIndex,
  DesignedKey,
  DesignedSequence,
  DesignedTable,
} from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { constraintName } from '../statements/clauses.ts';
import { commentStatements } from '../statements/comments.ts';
import { createSequence } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { EXTENSIONS } from '../shared/extensions.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function namespace(name: string): readonly string[] {
  return [`CREATE SCHEMA IF NOT EXISTS ${identifier(identifiers, name)}`];
}

/** The path the connection has is put back behind the statement. */
export function alongPath(namespaces: readonly string[], sql: string): string {
  if (namespaces.length === 0 || namespaces.every((name) => name === 'public')) return sql;
  const path = namespaces.map((name) => identifier(identifiers, name)).join(', ');
  return `SET search_path TO ${path};\n${sql};\nRESET search_path`;
}

/** Whoever calls a routine has a path of their own: it keeps the one it was written for, unless it says one or needs none. */
export function keepsPath(kind: 'type' | 'routine', sql: string): string {
  if (kind === 'type') return sql;
  const head = sql.replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, ' ').replaceAll(/'(?:[^']|'')*'/g, ' ');
  const needsNone = /\bset\s+search_path\b|\bbegin\s+atomic\b|\breturn\b/i.test(head);
  return needsNone ? sql : `${sql}\nSET search_path FROM CURRENT`;
}

export function enumType({ address, source }: DesignedEnum): string {
  const values = source.values.map((value) => literals.string(value)).join(', ');
  return `CREATE TYPE ${qualifiedIdentifier(identifiers, address.namespace, address.name)} AS ENUM (${values})`;
}

export function domain({ address, type, default: value, checks, source }: DesignedDomain): string {
  return words(
    `CREATE DOMAIN ${qualifiedIdentifier(identifiers, address.namespace, address.name)} AS ${type}`,
    value !== undefined && `DEFAULT ${value}`,
    source.notNull && 'NOT NULL',
    checks.map((check) => `${constraintName(identifiers, check.name)}CHECK (${check.condition})`).join(' '),
  );
}

export function sequence(designed: DesignedSequence): string {
  return createSequence(identifiers, designed);
}

export function prelude(design: DdlDesign): readonly DdlStatement[] {
  return extensionsOf(design).map((name) => ({
    kind: 'extension',
    extension: name,
    sql: `CREATE EXTENSION IF NOT EXISTS ${identifier(identifiers, name)}`,
  }));
}

export function epilogue(design: DdlDesign): readonly DdlStatement[] {
  return [...sequenceOwners(design), ...commentStatements({ identifiers, literals }, design)];
}

function sequenceOwners(design: DdlDesign): DdlStatement[] {
  return design.sequences.flatMap(({ source, address }) => {
    const owner = design.tables.find((table) => table.source.name === source.ownedBy?.table);
    const column = owner?.columns.find((candidate) => candidate.name === source.ownedBy?.column);
    if (owner === undefined || column === undefined) return [];
    const name = qualifiedIdentifier(identifiers, address.namespace, address.name);
    const table = qualifiedIdentifier(identifiers, owner.address.namespace, owner.address.name);
    const sql = `ALTER SEQUENCE ${name} OWNED BY ${table}.${identifier(identifiers, column.name)}`;
    return [{ kind: 'sequence-owner', table: owner.source.name, sql }];
  });
}

/** The extensions without which the design's types, defaults, indexes or views would be unknown. */
export function extensionsOf(design: DdlDesign): readonly string[] {
  const own = new Set([
    ...[...design.enums, ...design.domains].map(({ address }) => address.name),
    ...[...design.definitions, ...design.laterDefinitions].map(({ name }) => name),
  ]);
  const texts = design.tables.flatMap((table) => [
    ...table.columns.flatMap((column) => [
      `type ${typeWords(column.spelling.sql, own)}`,
      column.default ?? '',
      column.generated?.expression ?? '',
    ]),
    ...table.indexes.flatMap((index) => indexWords(table, index)),
    ...[table.primaryKey ?? [], table.uniques].flat().flatMap((key) => keyWords(table, key)),
    ...table.checks.map((check) => check.condition),
  ]);
  addAll(
    texts,
    [...design.definitions, ...design.laterDefinitions].map(({ text }) => text),
  );
  addAll(
    texts,
    design.views.map(({ source }) => calledIn(source.definition)),
  );
  addAll(
    texts,
    design.domains.flatMap((domain) => [domain.type, ...domain.checks.map((check) => check.condition)]),
  );
  return EXTENSIONS.filter(([, words]) => texts.some((text) => words.test(text))).map(([extension]) => extension);
}

/** What a query calls and casts to: its columns and aliases may be called like a type, and its groups are by CUBE. */
function calledIn(query: string): string {
  return (query.match(/::\s*[\w.]+|(?<!\bby\s+)\b(?!cube\b)\w+\s*\(/gi) ?? []).join(' ');
}

const SCALARS: ReadonlySet<DataTypeKind> = new Set([
  ...(['integer', 'decimal', 'float', 'money', 'char', 'varchar', 'text', 'date', 'time', 'timestamp'] as const),
  ...(['uuid', 'enum', 'bit', 'binary', 'varbinary', 'blob', 'boolean', 'interval'] as const),
]);

/** Operators that a method other than a tree knows of single values with an extension only; ranges come with theirs. */
const OF_SINGLE_VALUES = /^(=|<>|[<>]=?)$/;

/** The words of an index, and `plain gin` where it covers a column that method cannot order by itself. */
function indexWords(table: DesignedTable, index: DesignedIndex): readonly string[] {
  const isPlain = index.parts.some((part) => {
    const column = table.columns.find((candidate) => candidate.name === part.column);
    if (part.operatorClass !== undefined) return false;
    if (column !== undefined && SCALARS.has(column.dataType.kind)) return true;
    return OF_SINGLE_VALUES.test(part.operator ?? '') && !(column !== undefined && isRange(column.dataType));
  });
  const words = index.parts.flatMap((part) => [part.operatorClass ?? '', part.expression ?? '']);
  return isPlain ? [...words, `plain ${index.method?.toLowerCase() ?? ''}`] : words;
}

/** A key WITHOUT OVERLAPS has an index that compares its other columns by `=`, as an exclusion constraint does. */
function keyWords(table: DesignedTable, { apart, parts }: DesignedKey): readonly string[] {
  const compared = apart === true ? parts.slice(0, -1).map(({ column }) => column) : [];
  const isPlain = table.columns.some(({ name, dataType }) => compared.includes(name) && !isRange(dataType));
  return isPlain ? ['plain gist'] : [];
}

function isRange(type: DataType): boolean {
  return type.kind === 'vendor' && /range$/i.test(type.name);
}

/** The words of a type, but none of one the script makes itself, whatever words its name holds. */
function typeWords(type: string, own: ReadonlySet<string>): string {
  const name =
    type
      .replace(/(\[\])+$/, '')
      .split('.')
      .at(-1) ?? '';
  return type.startsWith('"') || own.has(name) ? '' : type;
}
