import type { DataTypeKind } from '../../model/data-type.ts';
import type {
  DdlPlan,
  PlannedDomain,
  PlannedEnum,
  PlannedIndex,
  PlannedSequence,
  PlannedTable,
} from '../plan/planned.ts';
import type { DdlStatement } from '../script.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { constraintName } from '../statements/clauses.ts';
import { commentStatements } from '../statements/comments.ts';
import { createSequence } from '../statements/create-sequence.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

export function namespace(name: string): readonly string[] {
  return [`CREATE SCHEMA IF NOT EXISTS ${identifier(identifiers, name)}`];
}

export function enumType({ address, source }: PlannedEnum): string {
  const values = source.values.map((value) => literals.string(value)).join(', ');
  return `CREATE TYPE ${qualifiedIdentifier(identifiers, address.namespace, address.name)} AS ENUM (${values})`;
}

export function domain({ address, type, default: value, checks, source }: PlannedDomain): string {
  return words(
    `CREATE DOMAIN ${qualifiedIdentifier(identifiers, address.namespace, address.name)} AS ${type}`,
    value !== undefined && `DEFAULT ${value}`,
    source.notNull && 'NOT NULL',
    ...checks.map((check) => `${constraintName(identifiers, check.name)}CHECK (${check.condition})`),
  );
}

export function sequence(planned: PlannedSequence): string {
  return createSequence(identifiers, planned);
}

export function prelude(plan: DdlPlan): readonly DdlStatement[] {
  return extensionsOf(plan).map((name) => ({
    kind: 'extension',
    sql: `CREATE EXTENSION IF NOT EXISTS ${identifier(identifiers, name)}`,
  }));
}

export function epilogue(plan: DdlPlan): readonly DdlStatement[] {
  return [...sequenceOwners(plan), ...commentStatements({ identifiers, literals }, plan)];
}

function sequenceOwners(plan: DdlPlan): DdlStatement[] {
  return plan.sequences.flatMap(({ source, address }) => {
    const owner = plan.tables.find((table) => table.source.name === source.ownedBy?.table);
    const column = owner?.columns.find((candidate) => candidate.name === source.ownedBy?.column);
    if (owner === undefined || column === undefined) return [];
    const name = qualifiedIdentifier(identifiers, address.namespace, address.name);
    const table = qualifiedIdentifier(identifiers, owner.address.namespace, owner.address.name);
    const sql = `ALTER SEQUENCE ${name} OWNED BY ${table}.${identifier(identifiers, column.name)}`;
    return [{ kind: 'sequence-owner', table: owner.source.name, sql }];
  });
}

/** Words of types, operator classes and functions that come from an extension in PostgreSQL's own distribution or PostGIS. */
const PROVIDERS: readonly (readonly [extension: string, words: RegExp])[] = [
  ['citext', /\bcitext\b/i],
  ['hstore', /\bhstore\b/i],
  ['ltree', /\b(ltree|lquery|ltxtquery)\b/i],
  ['cube', /\bcube\b/i],
  ['isn', /\b(isbn|isbn13|issn|ean13)\b/i],
  ['pg_trgm', /\b(gin_trgm_ops|gist_trgm_ops|similarity\s*\()/i],
  ['btree_gin', /\bplain gin\b/],
  ['btree_gist', /\bplain gist\b/],
  ['uuid-ossp', /\buuid_generate_v[1345]/i],
  ['pgcrypto', /\b(gen_salt|crypt|digest|gen_random_bytes|hmac)\s*\(/i],
  ['unaccent', /\bunaccent\s*\(/i],
  ['postgis', /\b(geometry|geography|raster)\b/i],
  ['vector', /\b(vector|halfvec|sparsevec)\b/i],
];

/** The extensions without which the plan's types, defaults or indexes would be unknown. */
function extensionsOf(plan: DdlPlan): readonly string[] {
  const own = new Set([
    ...[...plan.enums, ...plan.domains].map(({ address }) => address.name),
    ...[...plan.definitions, ...plan.laterDefinitions].map(({ name }) => name),
  ]);
  const texts = plan.tables.flatMap((table) => [
    ...table.columns.flatMap((column) => [
      `type ${typeWords(column.type, own)}`,
      column.default ?? '',
      column.generated?.expression ?? '',
    ]),
    ...table.indexes.flatMap((index) => indexWords(table, index)),
    ...table.checks.map((check) => check.condition),
  ]);
  texts.push(...[...plan.definitions, ...plan.laterDefinitions].map(({ text }) => text));
  texts.push(...plan.domains.flatMap((domain) => [domain.type, ...domain.checks.map((check) => check.condition)]));
  return PROVIDERS.filter(([, words]) => texts.some((text) => words.test(text))).map(([extension]) => extension);
}

const SCALARS: ReadonlySet<DataTypeKind> = new Set([
  ...(['integer', 'decimal', 'float', 'money', 'char', 'varchar', 'text', 'date', 'time', 'timestamp'] as const),
  ...(['uuid', 'enum', 'bit', 'binary', 'varbinary', 'blob', 'boolean', 'interval'] as const),
]);

/** The words of an index, and `plain gin` where it covers a column that method cannot order by itself. */
function indexWords(table: PlannedTable, index: PlannedIndex): readonly string[] {
  const isPlain = index.parts.some((part) => {
    const column = table.columns.find((candidate) => candidate.name === part.column);
    return part.operatorClass === undefined && column !== undefined && SCALARS.has(column.dataType.kind);
  });
  const words = index.parts.flatMap((part) => [part.operatorClass ?? '', part.expression ?? '']);
  return isPlain ? [...words, `plain ${index.method?.toLowerCase() ?? ''}`] : words;
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
