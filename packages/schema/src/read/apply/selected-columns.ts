import { resultsOf, type SelectShape } from '@backsmith/sql';
import { placeOf, toExcerpt, type Position } from '@backsmith/text';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft, TypeName } from '../catalog/column-draft.ts';
import { domainName } from '../finish/settle-types.ts';
import { ViewTracer } from '../finish/trace-views.ts';
import type { Output } from '../finish/traced-columns.ts';

/**
 * The columns a query gives a new table: copies of those it names plainly, the others of the type their value has where
 * that is known, and marked with what they are made of where it is not.
 */
export function selectedColumns(catalog: Catalog, select: SelectShape, at: Position): readonly ColumnDraft[] {
  if (catalog.allowance.overdrawn !== undefined) return [];
  const tracer = new ViewTracer(catalog, catalog.namedByQueries);
  const outputs = tracer.outputsOf(select);
  catalog.namedByQueries = tracer.left;
  if (!catalog.allowance.take(outputs.length, at)) return [];
  if (outputs.length === 0) reportNothing(catalog, at);
  return outputs.flatMap((output) => columnFor(catalog, output, at));
}

function columnFor(catalog: Catalog, output: Output, at: Position): readonly ColumnDraft[] {
  const { name, draft } = output;
  if (name === undefined) {
    reportUnnamed(catalog, output, at);
    return [];
  }
  if (draft !== undefined) return [{ ...plainCopy(catalog, draft, output), name }];
  return [computedColumn(catalog, output, name, at)];
}

function reportNothing(catalog: Catalog, at: Position): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unread-query',
      message:
        'Which columns this table has is not known: its query was not understood, or takes all of what is not defined before.',
      consequence: 'The table has none of them.',
    },
    at,
  );
}

function reportUnnamed(catalog: Catalog, { value }: Output, at: Position): void {
  catalog.report(
    {
      severity: 'warning',
      code: 'unnamed-column',
      message: 'A query makes a column of this table that it gives no name.',
      hint: 'AS in the query gives it one.',
      consequence: 'The column is left out.',
      ...(value === undefined ? {} : { excerpt: toExcerpt(value.text, 80) }),
    },
    value ?? at,
  );
}

/** A query passes on names and types, in some databases NOT NULL and defaults, but no keys or identities. */
function plainCopy(catalog: Catalog, column: ColumnDraft, { notNull }: Output): ColumnDraft {
  const copy = { ...column, serial: false, notNull: notNull && catalog.traits.queryKeepsNotNull };
  // MariaDB leaves out what comes from a sequence.
  if (catalog.traits.queryKeepsDefaults === true && copy.default?.kind !== 'next-value') {
    if (copy.identity !== undefined && copy.default === undefined && copy.noDefault !== true)
      copy.default = { kind: 'number', value: '0' };
  } else {
    delete copy.default;
    delete copy.defaultTree;
  }
  delete copy.identity;
  delete copy.generated;
  return copy;
}

function computedColumn(catalog: Catalog, output: Output, name: string, at: Position): ColumnDraft {
  const column: ColumnDraft = {
    ...placeOf(output.value ?? at),
    name,
    type: '',
    dataType: { kind: 'unknown' },
    serial: false,
    notNull: false,
    onUpdateNow: false,
    invisible: false,
  };
  const { dataType, value, isKindOnly } = output;
  const rules = resultsOf(catalog.dialect);
  if (rules === undefined || dataType === undefined || isKindOnly === true)
    return { ...column, madeOf: value?.text ?? name };
  const typeName = namedType(catalog, output);
  return {
    ...column,
    type: typeName === undefined ? rules.spell(dataType) : writtenAs(typeName),
    dataType,
    ...(typeName === undefined ? {} : { typeName }),
  };
}

/** The domain or enumeration of a value, as a type that is found by its name. */
function namedType(catalog: Catalog, { dataType, domain }: Output): TypeName | undefined {
  const named = domain === undefined ? undefined : catalog.domains.all().find((one) => domainName(one) === domain);
  const element = dataType?.kind === 'array' ? dataType.element : dataType;
  const found = named ?? (element?.kind === 'enum' ? element : undefined);
  if (found?.name === undefined) return undefined;
  const { name, schema } = found;
  return {
    name: { text: name, quoted: true },
    ...(schema === undefined ? {} : { qualifier: { text: schema, quoted: true } }),
    dimensions: dataType?.kind === 'array' ? dataType.dimensions : 0,
  };
}

function writtenAs({ name, qualifier, dimensions }: TypeName): string {
  const path = qualifier === undefined ? name.text : `${qualifier.text}.${name.text}`;
  return path + '[]'.repeat(dimensions);
}
