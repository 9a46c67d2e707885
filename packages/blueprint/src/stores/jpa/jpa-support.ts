import type { ColumnMapping } from '../../model/jpa/column.ts';
import type { Entity } from '../../model/jpa/entity.ts';
import type { JpaClasses } from '../../model/jpa/jpa-store.ts';
import type { Resource } from '../../model/resource.ts';
import type { Support } from '../../model/support.ts';
import type { Packages } from '../../names/packages.ts';
import type { DesignedTables } from './design-tables.ts';

/** The classes entities share, and which of them are needed. */
export function jpaSupport(
  packages: Packages,
  { resources, entities, views }: DesignedTables,
  isHandled: boolean,
): Support<JpaClasses> {
  const needs: Readonly<Record<keyof JpaClasses, boolean>> = {
    unitOfWork: resources.length > 0,
    statements: resources.length > 0,
    specifications: resources.some(({ filters, parent }) => filters.length > 0 || parent !== undefined),
    summary: resources.some(hasSummary),
    summaries: resources.some(hasSummary),
    fixedText: entities.some((entity) => hasColumn(entity, ({ padded }) => padded === true)),
    textArray: entities.some((entity) => hasColumn(entity, ({ textArray }) => textArray === true)),
    expansion: resources.some(hasExpansion),
    expansions: resources.some(hasExpansion),
    rows: views.length > 0,
    rules: isHandled,
    refusedPart: isHandled && resources.some(({ creation }) => creation !== undefined),
    softDeletes: entities.some(({ softDelete }) => softDelete !== undefined),
  };
  return {
    classes: {
      specifications: packages.shared('common', 'Specs'),
      summary: packages.shared('common', 'Summary'),
      summaries: packages.shared('common', 'Summaries'),
      unitOfWork: packages.shared('common', 'UnitOfWork'),
      fixedText: packages.shared('common', 'FixedText'),
      textArray: packages.shared('common', 'TextArray'),
      expansion: packages.shared('common', 'Expansion'),
      expansions: packages.shared('common', 'Expansions'),
      rows: packages.shared('common', 'Rows'),
      statements: packages.root('StatementCounter'),
      softDeletes: packages.shared('common', 'SoftDeleteRepository'),
      rules: packages.shared('exception', 'DatabaseRules'),
      refusedPart: packages.shared('exception', 'RefusedPartException'),
    },
    needed: (Object.keys(needs) as (keyof JpaClasses)[]).filter((name) => needs[name]),
  };
}

function hasSummary({ summary }: Resource): boolean {
  return summary !== undefined;
}

function hasExpansion({ expansion }: Resource): boolean {
  return expansion !== undefined;
}

/** Whether there is such a column, in the key or besides. */
function hasColumn({ attributes, key }: Entity, isSuch: (column: ColumnMapping) => boolean): boolean {
  const columns: readonly ColumnMapping[] = [
    ...attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [attribute.column] : [])),
    ...key.parts.map(({ column }) => column),
  ];
  return columns.some(isSuch);
}
