import type { Table } from '@backsmith/schema';
import { placeOf } from '@backsmith/text';
import type { DesignedJoin } from '../../drafts/classify-tables.ts';
import type { DocumentType } from '../../model/mongo/document.ts';
import type { ReportedTable } from '../../model/report.ts';
import type { Resource } from '../../model/resource.ts';
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

/** A join table, whose collection says which records belong together. */
export function reportRelation({ join, owner }: DesignedJoin): ReportedTable {
  return {
    table: join.table.name,
    place: placeOf(join.table),
    becomes: 'relation',
    name: `${join.owner.refTable} to ${join.inverse.refTable}`,
    path: owner.path,
    columns: join.table.columns.length,
    key: join.table.columns.map(({ name }) => name),
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

/** A table in which a migration tool records its work. */
export function reportRecord([table, tool]: readonly [Table, string]): ReportedTable {
  const { primaryKey: key, columns, name } = table;
  return { table: name, place: placeOf(table), becomes: 'record', name: tool, columns: columns.length, key };
}
