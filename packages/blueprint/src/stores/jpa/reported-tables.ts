import type { Entity } from '../../model/jpa/entity.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { DesignedKeyless } from './rows/design-keyless.ts';
import type { DesignedView } from './rows/design-view.ts';

/** A table that became a resource of its own. */
export function reportEntity({ path, fields, parent }: Resource, entity: Entity): ReportedTable {
  return {
    table: entity.tableName,
    place: entity.place,
    becomes: 'entity',
    name: entity.classes.entity.name,
    ...(parent === undefined ? {} : { parent: parent.name }),
    path,
    columns: fields.length + (entity.softDelete?.marks.length ?? 0),
    key: entity.key.parts.map(({ column }) => column.name),
  };
}

/** A table without a key. */
export function reportKeyless({ list, table, columns }: DesignedKeyless): ReportedTable {
  const { tableName, place } = table;
  return { table: tableName, place, becomes: 'list', name: list.classes.row.name, path: list.path, columns, key: [] };
}

/** A view. */
export function reportView({ list, view: { viewName, place } }: DesignedView): ReportedTable {
  const { titlePlural: name, path, fields } = list;
  return { table: viewName, place, becomes: 'view', name, path, columns: fields.length, key: [] };
}
