import { isHomeNamespace, targetFacts, withoutNamespace } from '@backsmith/schema';
import type { Column, ForeignKey, Schema, Table, View } from '@backsmith/schema';

type Drops = (namespace: string | undefined) => boolean;

/** Frees what the source says in words of its own. */
type FreeText = (text: string) => string;

/**
 * The schema with everything that needs no namespace freed from its own: what is in the connection's default one, and all
 * where the only name is that of the database, or a placeholder of a template, which the connection says as well.
 */
export function withoutDefaultNamespace(schema: Schema): Schema {
  const named = new Set(schema.tables.flatMap((table) => table.schema ?? []));
  const onlyName = named.size === 1 && schema.tables.every((table) => table.schema !== undefined);
  const [first] = named;
  const isImplied = onlyName && first !== undefined && (isNamedByConnection(schema) || !/^\w+$/u.test(first));
  const drops: Drops = (name) => name !== undefined && (isHomeNamespace(name) || (isImplied && name === first));
  const free = <T extends { readonly schema?: string }>(value: T): T =>
    drops(value.schema) ? withoutSchema(value) : value;
  const freed: Schema = {
    ...schema,
    tables: schema.tables.map((table) => freeHistory(freeColumns(free(table), drops), drops)),
    foreignKeys: schema.foreignKeys.map((key) => (drops(key.refSchema) ? withoutRefSchema(free(key)) : free(key))),
    enums: schema.enums.map(free),
    ...(schema.domains === undefined ? {} : { domains: schema.domains.map(free) }),
    sequences: schema.sequences.map(free),
    views: schema.views.map(free),
  };
  return isImplied ? withFreeTexts(freed, first) : freed;
}

/** What is said in words of the source names tables, views and sequences as well. */
function withFreeTexts(schema: Schema, namespace: string): Schema {
  const { tables, views, sequences, dialect } = schema;
  const known = new Set([...tables, ...views, ...sequences].map(({ name }) => name.toLowerCase()));
  const freeText: FreeText = (text) => withoutNamespace(text, dialect, namespace, known);
  return {
    ...schema,
    tables: tables.map((table) => freeTexts(table, freeText)),
    views: views.map((view): View => ({ ...view, definition: freeText(view.definition) })),
  };
}

function freeTexts(table: Table, freeText: FreeText): Table {
  return {
    ...table,
    columns: table.columns.map((column) => freeColumnTexts(column, freeText)),
    checks: table.checks.map((check) => ({ ...check, expression: freeText(check.expression) })),
    indexes: table.indexes.map((index) => ({
      ...index,
      ...(index.where === undefined ? {} : { where: freeText(index.where) }),
      parts: index.parts.map((part) =>
        part.expression === undefined ? part : { ...part, expression: freeText(part.expression) },
      ),
    })),
  };
}

function freeColumnTexts(column: Column, freeText: FreeText): Column {
  const { generated, default: value } = column;
  return {
    ...column,
    ...(generated === undefined ? {} : { generated: { ...generated, expression: freeText(generated.expression) } }),
    ...(value?.kind === 'expression' ? { default: { ...value, text: freeText(value.text) } } : {}),
  };
}

/** Whether a namespace is a database of its own, or a user's, where the source comes from. */
function isNamedByConnection({ dialect }: Schema): boolean {
  return targetFacts(dialect).namespaces !== 'schema';
}

function freeHistory(table: Table, drops: Drops): Table {
  const { history } = table;
  return history !== undefined && drops(history.schema) ? { ...table, history: withoutSchema(history) } : table;
}

/** Columns name the sequences and the domains they are made with. */
function freeColumns(table: Table, drops: Drops): Table {
  const isNamed = ({ default: value, domain, identityOptions }: Column): boolean =>
    value?.kind === 'next-value' || domain !== undefined || identityOptions?.sequenceSchema !== undefined;
  if (!table.columns.some(isNamed)) return table;
  return { ...table, columns: table.columns.map((column) => freeColumn(column, drops)) };
}

function freeColumn(column: Column, drops: Drops): Column {
  const { default: value, domain = '', identityOptions } = column;
  const dot = domain.indexOf('.');
  return {
    ...column,
    ...(value?.kind === 'next-value' && drops(value.schema) ? { default: withoutSchema(value) } : {}),
    ...(drops(identityOptions?.sequenceSchema) ? freedSequence(identityOptions) : {}),
    ...(drops(domain.slice(0, Math.max(dot, 0))) ? { domain: domain.slice(dot + 1) } : {}),
  };
}

function freedSequence(options: Column['identityOptions']): Pick<Column, 'identityOptions'> {
  if (options === undefined) return {};
  const copy: typeof options & { sequenceSchema?: string } = { ...options };
  delete copy.sequenceSchema;
  return { identityOptions: copy };
}

function withoutSchema<T extends { readonly schema?: string }>(value: T): T {
  const copy: T & { schema?: string } = { ...value };
  delete copy.schema;
  return copy;
}

function withoutRefSchema(key: ForeignKey): ForeignKey {
  const copy: ForeignKey & { refSchema?: string } = { ...key };
  delete copy.refSchema;
  return copy;
}
