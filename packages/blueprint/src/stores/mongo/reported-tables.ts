import type { DocumentType } from '../../model/mongo/document.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
import type { DesignedView } from './views/design-view.ts';
import type { DesignedRows } from './rows/design-rows.ts';

/** A table whose rows became the documents of a resource. */
export function reportDocument({ path, fields, parent }: Resource, document: DocumentType): ReportedTable {
  return {
    table: document.tableName,
    place: document.place,
    becomes: 'entity',
    name: document.classes.document.name,
    ...(parent === undefined ? {} : { parent: parent.name }),
    path,
    columns: fields.length + document.deletionMarks.length,
    key: document.key.parts.map(({ field }) => field),
  };
}

/** A table without a key. */
export function reportRows({ list, rows }: DesignedRows): ReportedTable {
  const { tableName: table, place } = rows;
  return {
    table,
    place,
    becomes: 'list',
    name: list.classes.row.name,
    path: list.path,
    columns: list.fields.length,
    key: [],
  };
}

/** A view. */
export function reportView({ list, view: { viewName, place } }: DesignedView): ReportedTable {
  const { name, path, fields } = list;
  return { table: viewName, place, becomes: 'view', name, path, columns: fields.length, key: [] };
}
