import { NameScope } from '@backsmith/text';
import type { NameScope as Scope } from '@backsmith/text';
import type { Table } from '@backsmith/schema';
import { classType } from '../model/java.ts';
import type { ClassName } from '../model/java.ts';
import type { TableNames } from '../names/class-names.ts';
import { memberNamed } from '../names/member-names.ts';
import type { Layer, Packages } from '../names/packages.ts';
import type { ChosenKey } from '../tables/choose-key.ts';
import { leftOutOfLists } from './left-out-of-lists.ts';
import type { ColumnDraft } from './column-draft.ts';
import type { ResourceDraft } from './resource-draft.ts';

/** All addresses begin with this. */
export const API_ROOT = '/api/v1';

/** Drafts the resource of a table. `types` are the names of its domain package. */
export function draftResource(
  table: Table,
  key: ChosenKey,
  names: TableNames,
  columns: readonly ColumnDraft[],
  types: Scope,
  packages: Packages,
): ResourceDraft {
  const { classes, keptAs, idClass } = classesOf(
    names.className,
    key,
    leftOutOfLists(columns).length > 0,
    types,
    packages,
  );
  const isSingle = key.columns.length === 1;
  const keyColumn = columns.find(({ column }) => column.name === key.columns[0]);
  const others = new NameScope({ reserved: columns.map(({ field }) => field) });
  const idType = idClass === undefined ? keyColumn?.type.java : classType(idClass);
  if (keyColumn === undefined || idType === undefined) throw new Error(`The key of ${table.name} has no column`);
  const idName = isSingle ? keyColumn.field : others.take('id', 'key', 'primaryKey');
  return {
    table,
    key,
    names,
    classes,
    keptAs,
    ...(idClass === undefined ? {} : { idClass }),
    path: `${API_ROOT}/${names.segment}`,
    columns,
    idMember: memberNamed(idName),
    idType,
  };
}

function classesOf(
  resource: string,
  key: ChosenKey,
  hasSummary: boolean,
  types: Scope,
  packages: Packages,
): Pick<ResourceDraft, 'classes' | 'keptAs' | 'idClass'> {
  const named = (layer: Layer, suffix: string): ClassName => ({
    packageName: packages.of(layer, resource),
    name: resource + suffix,
  });
  const id =
    key.columns.length === 1 ? undefined : types.take(`${resource}Id`, `${resource}Key`, `${resource}PrimaryKey`);
  const response = named('dto', 'Response');
  const listed = hasSummary
    ? {
        packageName: response.packageName,
        name: types.take(`${resource}Summary`, `${resource}Overview`, `${resource}Listed`),
      }
    : response;
  return {
    keptAs: named('domain', ''),
    ...(id === undefined ? {} : { idClass: { packageName: packages.of('domain', resource), name: id } }),
    classes: {
      service: named('service', 'Service'),
      controller: named('controller', 'Controller'),
      request: named('dto', 'Request'),
      response,
      listed,
      filter: named('dto', 'Filter'),
      test: packages.root(`${resource}ApiTest`),
    },
  };
}
