import type { DataType, Result } from '@backsmith/sql';
import type { Catalog } from '../catalog/catalog.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import { pathed, typePath } from '../queries/token-names.ts';
import { settleType } from './settle-types.ts';

/** What the values of a column are in a query. */
export function columnResult(catalog: Catalog, column: ColumnDraft, isKey: boolean): Result {
  const notNull = column.notNull || isKey;
  const { dataType, domain } = settleType(catalog, column);
  // Of arrays of a domain only the domain is known, not what becomes of their elements.
  if (dataType.kind === 'unknown' || isOfDomains(dataType, domain)) return { notNull };
  return { dataType, notNull, ...(domain === undefined ? {} : { domain }) };
}

/** An array of a domain, or a domain over an array. */
function isOfDomains(dataType: DataType, domain: string | undefined): boolean {
  return dataType.kind === 'array' && (domain !== undefined || dataType.domain !== undefined);
}

/** What a cast to a type gives that the source defines itself; nothing where it does not. */
export function typeResult(catalog: Catalog, text: string): Result | undefined {
  if (catalog.enums.size + catalog.domains.size + catalog.composites.size === 0) return undefined;
  const name = pathed(typePath(text, catalog.dialect));
  const isOwn =
    name !== undefined &&
    [
      catalog.find(catalog.enums, name),
      catalog.find(catalog.domains, name),
      catalog.find(catalog.composites, name),
    ].some((found) => found !== undefined);
  if (!isOwn) return undefined;
  const dimensions = text.split('[').length - 1;
  const typeName = { ...name, dimensions };
  const { dataType, domain } = settleType(catalog, { dataType: { kind: 'unknown' }, typeName });
  if (dataType.kind === 'unknown' || isOfDomains(dataType, domain)) return { notNull: false };
  return { dataType, notNull: false, ...(domain === undefined ? {} : { domain }) };
}
