import { placeOf } from '@backsmith/text';
import type { Schema, Table } from '@backsmith/schema';
import { classType } from '../../../model/java.ts';
import type { Entity } from '../../../model/jpa/entity.ts';
import type { ParentKeyPart } from '../../../model/stored.ts';
import type { TableMapping, ToManyAttribute } from '../../../model/jpa/attribute.ts';
import type { JoinColumnMapping } from '../../../model/jpa/column.ts';
import type { RecordRule } from '../../../model/record-rule.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { Packages } from '../../../names/packages.ts';
import type { ChildDraft } from '../../../relations/design-children.ts';
import type { Labelled } from '../../../relations/design-expansion.ts';
import type { LinkDraft } from '../../../relations/design-links.ts';
import { withGivenTenant } from '../../../relations/record-rules/given-tenant.ts';
import { attributePath } from '../../../resources/attribute-path.ts';
import type { SortableDraft } from '../../../resources/design-queries.ts';
import type { DesignedResource } from '../../../api/design-resources.ts';
import { isComputed, isGiven, isKept, isShown } from '../../../drafts/column-draft.ts';
import type { ColumnDraft } from '../../../drafts/column-draft.ts';
import { columnDraft, keyDrafts, keyPath } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import { designDefault } from '../../../drafts/initial-value.ts';
import { ownerOf } from '../../../relations/resource-input.ts';
import type { ResourceInput } from '../../../relations/resource-input.ts';
import type { TargetDatabase } from '../databases/target-database.ts';
import { saidComment } from '../../../tables/said-comment.ts';
import { scaleOf, type ValueShape } from '../../../types/shape.ts';
import { isFoundRespelled, mayBeRespelled } from '../../../types/respelled.ts';
import { sortablePaths, sortPath } from '../sort-paths.ts';
import { columnMapping } from './column-mapping.ts';
import { conditionsWithin } from './conditions-within.ts';
import { cutOf, designAttributes } from './design-attributes.ts';
import { designSoftDelete } from './design-soft-delete.ts';
import { entityLink } from './entity-link.ts';
import { designReads } from './design-reads.ts';
import { designWrites } from './design-writes.ts';
import { keyGenerator } from './key-generator.ts';

/**
 * Decides how a table keeps the records of a resource.
 *
 * @param rule whose they are, where that is not everybody
 */
export function designEntity(
  designed: DesignedResource,
  schema: Schema,
  database: TargetDatabase,
  packages: Packages,
  rule: RecordRule | undefined,
): Entity {
  const { resource, input, links } = designed;
  const { draft } = input;
  const { table, columns } = draft;
  const dynamicInsert = columns.some((column) => hasDatabaseDefault(column, input));
  const version = columns.find(({ role }) => role === 'version');
  const softDelete = designSoftDelete(draft, database);
  const writes = designWrites(input, designed.fields, designed.given, database);
  const setters = new Set([
    ...[...writes.create, ...writes.update].map(({ setter }) => setter),
    ...(resource.identifier.source === 'assigned' ? [draft.idMember.setter] : []),
    ...(softDelete?.marks.map(({ setter }) => setter) ?? []),
    ...(rule?.owner === undefined ? [] : [rule.owner.setter]),
  ]);
  const generator = input.hasGeneratedKey ? keyGenerator(draft, false, schema, database) : undefined;
  return {
    resource: resource.name,
    table: tableMapping(table, database),
    tableName: table.name,
    place: placeOf(table),
    ...saidComment(table),
    classes: {
      entity: draft.keptAs,
      ...(draft.idClass === undefined ? {} : { id: draft.idClass }),
      repository: { packageName: packages.of('repository', draft.keptAs.name), name: `${draft.keptAs.name}Repository` },
    },
    key: {
      attribute: draft.idMember.name,
      getter: draft.idMember.getter,
      setter: draft.idMember.setter,
      parts: keyDrafts(draft).map((key) => ({
        name: key.field,
        type: key.type.java,
        column: columnMapping(key, database, false),
        ...cutOf(key),
        ...(database.dropsZeros === true ? {} : scaleOf(key.type.shape)),
      })),
      ...(input.hasGeneratedKey ? {} : keySpelling(keyDrafts(draft), database)),
    },
    attributes: [
      ...designAttributes(input, database, generator, setters),
      ...links.map((link) => linkAttribute(link, draft, database)),
    ],
    fields: designReads(input, designed.fields),
    summaryPaths: summaryPaths(designed),
    createActions: writes.create,
    updateActions: writes.update,
    conditions: designed.filters.flatMap((filter) => conditionsWithin(filter, columns, draft.idMember.name)),
    sortable: sortablePaths(designed.sortable),
    keyPaths: draft.key.columns.map((name) => sortPath(keyPath(draft, name))),
    ...(version === undefined ? {} : { versionGetter: memberNamed(version.field).getter }),
    ...(softDelete === undefined ? {} : { softDelete }),
    links: links.map((link) => entityLink(link, draft, database)),
    ...(rule === undefined ? {} : { rule: withGivenTenant(rule, designed.fields) }),
    parentKey: designed.parent === undefined ? [] : parentKey(designed.parent, input),
    labelled: entityLabels(designed.labelled),
    label: designed.label.map(({ field }) => field),
    dynamicInsert,
    dynamicUpdate: writes.update.length > 0,
    refresh:
      dynamicInsert ||
      table.triggered === true ||
      columns.some((column) => isComputed(column) || isRespelled(column, draft)),
  };
}

/** Whether an answer to a write would say another spelling of a value than what the database made of it. */
function isRespelled(column: ColumnDraft, { key }: ResourceDraft): boolean {
  const isPlain = isGiven(column) && isShown(column) && !key.columns.includes(column.column.name);
  return isPlain && mayBeRespelled(column.type);
}

/** What the database makes of a key that somebody gives. The record of several columns gives its numbers their zeros by itself. */
function keySpelling(
  keys: readonly ColumnDraft[],
  { ignoresCase }: TargetDatabase,
): { readonly respelled?: 'found' | 'kept' } {
  const isAlone = keys.length === 1;
  const isKept = ({ type }: ColumnDraft): boolean => mayBeRespelled(type) || (isAlone && hasScale(type.shape));
  const isFound = ({ type, column }: ColumnDraft): boolean =>
    isFoundRespelled(type, column.dataType, ignoresCase === true) ||
    (type.shape.kind === 'decimal' && !hasScale(type.shape));
  if (keys.some(isKept)) return { respelled: 'kept' };
  return keys.some(isFound) ? { respelled: 'found' } : {};
}

function hasScale(shape: ValueShape): boolean {
  return shape.kind === 'decimal' && shape.scale !== undefined;
}

function isPlain({ field, path }: SortableDraft): boolean {
  return path.join('.') === field;
}

function summaryPaths({ resource, input }: DesignedResource): Entity['summaryPaths'] {
  const shown = new Set(resource.summary?.fields.map(({ name }) => name));
  return input.draft.columns
    .filter((column) => shown.has(column.field) && isShown(column))
    .map((draft) => ({ field: draft.field, path: attributePath(draft, input) }))
    .filter((one) => !isPlain(one));
}

/** How the entity leads to the labels of what it refers to. */
function entityLabels(references: readonly Labelled[]): Entity['labelled'] {
  return references.map(({ association, label }) => ({
    attribute: association.member.name,
    label: label.map(({ field }) => field),
  }));
}

/** Where a record keeps the key of the one it lives and dies with. */
function parentKey({ owner, columns }: ChildDraft, input: ResourceInput): readonly ParentKeyPart[] {
  const keys = keyDrafts(owner);
  return columns.map((name, index) => ({
    ...(keys.length === 1 ? {} : { read: keys[index]?.field ?? '' }),
    path: attributePath(columnDraft(input.draft, name), input),
  }));
}

function linkAttribute(
  { link, join, target }: LinkDraft,
  owner: ResourceDraft,
  database: TargetDatabase,
): ToManyAttribute {
  const columns = (key: typeof join.owner, side: ResourceDraft): readonly JoinColumnMapping[] =>
    side.key.columns.map((referenced) => ({
      name: database.storedName(key.columns[key.refColumns.indexOf(referenced)] ?? ''),
      referenced: database.storedName(referenced),
    }));
  return {
    kind: 'many-to-many',
    ...memberNamed(link.role),
    target: classType(target.keptAs),
    table: tableMapping(join.table, database),
    columns: columns(join.owner, owner),
    inverseColumns: columns(join.inverse, target),
    isUncounted: owner.columns.some(({ role }) => role === 'version'),
  };
}

/** Whether a missing value is left to the database: its default is no value of Java, or one of a reference. */
function hasDatabaseDefault(column: ColumnDraft, input: ResourceInput): boolean {
  const isWritten = isKept(column) && !isComputed(column) && !input.draft.key.columns.includes(column.column.name);
  const found = isWritten ? designDefault(column) : undefined;
  return found !== undefined && (found.kind === 'database' || ownerOf(input, column.column.name) !== undefined);
}

/** How Hibernate is told about a table. */
function tableMapping(table: Table, database: TargetDatabase): TableMapping {
  const name = database.storedName(table.name);
  if (table.schema === undefined) return { name };
  const namespace = database.storedName(table.schema);
  return database.namespaces === 'database' ? { name, catalog: namespace } : { name, schema: namespace };
}
