import type { Catalog, DomainDraft, EnumDraft } from '../catalog/catalog.ts';
import { restateDefault } from '../catalog/make-column.ts';
import { pathed, typePath } from '../queries/token-names.ts';
import type { ColumnDraft } from '../catalog/column-draft.ts';
import type { TableDraft } from '../catalog/table-draft.ts';
import type { DataType } from '../../model/data-type.ts';
import type { QualifiedName } from '@backsmith/sql';

/** What a column's type turned out to be, once every type the source defines is known. */
export type SettledType = {
  readonly dataType: DataType;
  readonly values?: readonly string[];
  readonly domain?: string;
};

/** The meaning of a column's type: one the source defines goes before one the database brings. */
export function settleType(catalog: Catalog, column: Pick<ColumnDraft, 'dataType' | 'typeName'>): SettledType {
  const { typeName } = column;
  if (typeName === undefined) return { dataType: column.dataType };
  const defines = catalog.enums.size + catalog.domains.size + catalog.composites.size > 0;
  if (!defines) return builtInType(column);
  const name: QualifiedName = {
    line: 1,
    column: 1,
    name: typeName.name,
    ...(typeName.qualifier === undefined ? {} : { qualifier: typeName.qualifier }),
  };
  const type = catalog.enums.size === 0 ? undefined : catalog.find(catalog.enums, name);
  if (type !== undefined) return enumType(type, typeName.dimensions);
  const domain = catalog.domains.size === 0 ? undefined : catalog.find(catalog.domains, name);
  if (domain !== undefined) return domainType(catalog, domain, typeName.dimensions);
  if (column.dataType.kind === 'unknown' && catalog.find(catalog.composites, name) !== undefined) {
    return { dataType: { kind: 'vendor', name: catalog.canonical(typeName.name) } };
  }
  return builtInType(column);
}

function builtInType(column: Pick<ColumnDraft, 'dataType'>): SettledType {
  const { dataType } = column;
  return dataType.kind === 'enum' || dataType.kind === 'set' ? { dataType, values: dataType.values } : { dataType };
}

function enumType(type: EnumDraft, dimensions: number): SettledType {
  const schema = type.schema === undefined ? {} : { schema: type.schema };
  const single: DataType = { kind: 'enum', values: type.values, name: type.name, ...schema };
  return { dataType: inArray(single, dimensions), values: type.values };
}

function domainType(catalog: Catalog, domain: DomainDraft, dimensions: number): SettledType {
  const base = baseTypeOf(catalog, domain);
  const values = base.kind === 'enum' ? { values: base.values } : {};
  const name = domainName(domain);
  // What a domain says of its values it says of an array's elements, and not of the column.
  if (dimensions > 0) return { dataType: { kind: 'array', element: base, dimensions, domain: name }, ...values };
  return { dataType: base, domain: name, ...values };
}

/** What a column says its domain is. */
export function domainName({ schema, name }: DomainDraft): string {
  return schema === undefined ? name : `${schema}.${name}`;
}

const DEEPEST = 8;

/** The type that a domain comes down to: one the database brings, or an enumeration. */
export function baseTypeOf(catalog: Catalog, domain: DomainDraft): DataType {
  const base = basesOf(catalog, domain).at(-1) ?? domain;
  const name = base.dataType.kind === 'unknown' ? pathed(typePath(base.type, catalog.dialect)) : undefined;
  const type = name && catalog.find(catalog.enums, name);
  return type === undefined ? base.dataType : enumType(type, 0).dataType;
}

/** A domain with those it stands on, whose rules are its own as well, the nearest first. */
export function basesOf(catalog: Catalog, domain: DomainDraft): readonly DomainDraft[] {
  const bases = [domain];
  for (let at = domain; at.dataType.kind === 'unknown' && bases.length < DEEPEST;) {
    const [name, qualifier] = typePath(at.type, catalog.dialect).toReversed();
    const schema = qualifier && catalog.canonical(qualifier);
    const other = name && catalog.domains.find(catalog.canonical(name), schema, catalog.namespace);
    if (other === undefined || bases.includes(other)) break;
    bases.push(other);
    at = other;
  }
  return bases;
}

function inArray(element: DataType, dimensions: number): DataType {
  return dimensions === 0 ? element : { kind: 'array', element, dimensions };
}

/** A column without a type takes that of the column it refers to. */
export function settleReferencingTypes(tables: readonly TableDraft[]): void {
  for (const table of tables) {
    for (const key of table.foreignKeys) {
      key.columns.forEach((column, index) => {
        if (column.type !== '' || key.target === undefined) return;
        const name = key.targetColumns[index]?.text;
        const source = name === undefined ? key.target.primaryKey?.columns[index] : key.target.columns.find(name);
        if (source === undefined || source === column) return;
        column.type = source.type;
        column.dataType = source.dataType;
        if (source.typeName !== undefined) column.typeName = source.typeName;
        restateDefault(column);
      });
    }
  }
}
