import { toJavaConstantName, NameScope, placeOf } from '@backsmith/text';
import type { Column, ForeignKey } from '@backsmith/schema';
import type { DesignedResource } from '../../../api/design-resources.ts';
import { columnDraft, keyDrafts, keyPath } from '../../../drafts/resource-draft.ts';
import type { ResourceDraft } from '../../../drafts/resource-draft.ts';
import type { DocumentType, LabelledKey, ReferredValue, Relation } from '../../../model/mongo/document.ts';
import type { ParentKeyPart, StoredField } from '../../../model/stored.ts';
import { fieldName } from '../../../names/field-name.ts';
import { memberName, memberNamed } from '../../../names/member-names.ts';
import type { ChildDraft } from '../../../relations/design-children.ts';
import type { Labelled } from '../../../relations/design-expansion.ts';
import type { LinkDraft } from '../../../relations/design-links.ts';
import { withGivenTenant } from '../../../relations/record-rules/given-tenant.ts';
import { queriedRecord } from '../../../resources/attribute-path.ts';
import { conditionsOf } from '../../../resources/conditions.ts';
import { designFilters, designSortable } from '../../../resources/design-queries.ts';
import type { SortableDraft } from '../../../resources/design-queries.ts';
import { saidComment } from '../../../tables/said-comment.ts';
import { storedPath, type StoredNames } from '../stored-names.ts';
import { deletionMarks, designAttributes, momentOf, pathOf, readOf } from './attributes.ts';
import { newKeyOf } from './new-key.ts';
import { referenceChecks } from './reference-checks.ts';
import { designWrites } from './writes.ts';

/** What a document is designed from, besides its resource. */
export type DocumentInput = {
  readonly names: StoredNames;
  /** Columns the schema has no more, whose values its documents hold. */
  readonly left: readonly Column[];
  /** The foreign keys that lead away from a table, and to it. */
  readonly outgoing: (draft: ResourceDraft) => readonly ForeignKey[];
  readonly incoming: (draft: ResourceDraft) => readonly ForeignKey[];
  readonly targetOf: (key: ForeignKey) => ResourceDraft | undefined;
} & Pick<DocumentType, 'rule' | 'visible'>;

/** Decides how a collection keeps the records of a resource: flat, with the keys of what they refer to. */
export function designDocument(designed: DesignedResource, given: DocumentInput): DocumentType {
  const { resource, input, fields } = designed;
  const { draft } = input;
  const { table, columns, key, idMember } = draft;
  const collection = given.names.collectionOf(table);
  const writes = designWrites(columns, key.columns, fields);
  const marks = deletionMarks(columns);
  const version = columns.find(({ role }) => role === 'version');
  const moments = (role: 'created' | 'updated') =>
    columns
      .filter((one) => one.role === role)
      .map((one) => ({ setter: memberNamed(one.field).setter, value: momentOf(one) }));
  const [created, updated] = [moments('created'), moments('updated')];
  const owner = given.rule?.owner === undefined ? [] : [given.rule.owner];
  const setters = new Set([...writes, ...marks, ...created, ...updated, ...owner].map(({ setter }) => setter));
  const newKey = input.hasGeneratedKey ? newKeyOf(draft, false, given.names.counterOf(table)) : undefined;
  const query = {
    ...queriedRecord(input),
    pathOf: ({ column }: (typeof columns)[number]) => pathOf(draft, column.name),
  };
  const sortable = designSortable(query);
  const shown = fields.filter(({ inResponse }) => inResponse);
  return {
    resource: resource.name,
    collection,
    tableName: table.name,
    place: placeOf(table),
    ...saidComment(table),
    classes: { document: draft.keptAs, ...(draft.idClass === undefined ? {} : { id: draft.idClass }) },
    key: {
      ...idMember,
      type: draft.idType,
      settable: newKey !== undefined || resource.identifier.key !== undefined,
      ...(newKey === undefined ? {} : { newKey }),
      parts: keyDrafts(draft).map(({ field, type, column }) => ({
        name: field,
        type: type.java,
        field: fieldName(column.name),
      })),
    },
    attributes: designAttributes(columns, key.columns, setters),
    unread: unreadFields(draft, given.left),
    fields: shown.map(({ name, column }) => ({ field: name, column, read: readOf(draft, column) })),
    writes,
    checks: referenceChecks(draft, given.outgoing(draft), fields, given.targetOf),
    deletionMarks: marks,
    created: [...created, ...updated],
    updated,
    ...(version === undefined ? {} : { versionGetter: memberNamed(version.field).getter }),
    referred: referredValues(draft, given.incoming(draft), writes),
    conditions: designFilters(query).flatMap(conditionsOf),
    sortable: {
      plain: sortable.filter(isPlain).map(({ field }) => field),
      mapped: sortable.filter((one) => !isPlain(one)),
    },
    keyPaths: key.columns.map((name) => keyPath(draft, name)),
    ...summaryOf(designed),
    relations: designRelations(draft, designed.links, given.names),
    parentKey: designed.parent === undefined ? [] : parentKey(designed.parent, draft),
    labelled: designed.labelled.map((one) => labelledKey(one, draft)),
    label: designed.label.map(({ field }) => field),
    ...(given.rule && { rule: withGivenTenant(given.rule, fields) }),
    ...(given.visible && { visible: given.visible }),
  };
}

/** What a document holds of columns that are gone: it is read with it, so that replacing it loses nothing. */
function unreadFields({ columns, idMember }: ResourceDraft, left: readonly Column[]): DocumentType['unread'] {
  const scope = new NameScope({ reserved: [idMember.name, ...columns.map(({ field }) => field)] });
  return left.map((column) => ({ name: scope.take(memberName(column)), field: fieldName(column.name) }));
}

function isPlain({ field, path }: SortableDraft): boolean {
  return path.join('.') === field;
}

function summaryOf({ resource, fields, input: { draft } }: DesignedResource): Pick<DocumentType, 'summary'> {
  if (resource.summary === undefined) return {};
  const shown = resource.summary.fields.flatMap(({ name }): readonly StoredField[] => {
    const found = fields.find((field) => field.name === name);
    return found === undefined ? [] : [{ field: name, column: found.column, read: readOf(draft, found.column) }];
  });
  const attributes = shown.map(({ column }) => pathOf(draft, column)[0] ?? '');
  return { summary: { attributes: [...new Set([draft.idMember.name, ...attributes])], fields: shown } };
}

/** What other records hold of a record besides its key. */
function referredValues(
  draft: ResourceDraft,
  incoming: readonly ForeignKey[],
  writes: DocumentType['writes'],
): readonly ReferredValue[] {
  const held = new Set(incoming.flatMap(({ refColumns }) => refColumns));
  return draft.columns
    .filter(({ column }) => held.has(column.name) && !draft.key.columns.includes(column.name))
    .filter(({ field }) => writes.some((one) => one.field === field))
    .map(({ column, field, json }) => ({
      field,
      called: json,
      getter: memberNamed(field).getter,
      stored: storedPath(draft.key.columns, column.name),
    }));
}

function designRelations(owner: ResourceDraft, links: readonly LinkDraft[], names: StoredNames): readonly Relation[] {
  const constants = new NameScope({ reserved: ['SORTING', 'SUMMARY', 'EXPANSION', 'LISTED'] });
  return links.map(({ link, join, target }) => {
    const columns = (key: typeof join.owner, side: ResourceDraft): readonly string[] =>
      side.key.columns.map((name) => fieldName(key.columns[key.refColumns.indexOf(name)] ?? ''));
    return {
      constant: constants.take(toJavaConstantName(link.role, 'RELATION')),
      collection: names.collectionOf(join.table),
      owner: columns(join.owner, owner),
      member: columns(join.inverse, target),
      memberKey: target.key.columns.length === 1 ? [] : target.key.columns.map(fieldName),
      target: target.keptAs,
    };
  });
}

/** Where a record keeps the key of the one it lives and dies with. */
function parentKey({ owner, columns }: ChildDraft, draft: ResourceDraft): readonly ParentKeyPart[] {
  const keys = keyDrafts(owner);
  return columns.map((name, at) => ({
    ...(keys.length === 1 ? {} : { read: keys[at]?.field ?? '' }),
    path: pathOf(draft, name),
  }));
}

function labelledKey({ association, label }: Labelled, draft: ResourceDraft): LabelledKey {
  const { key, member, target } = association;
  const held = target.key.columns.map((name) => columnDraft(draft, key.columns[key.refColumns.indexOf(name)] ?? ''));
  return {
    name: member.name,
    target: target.keptAs,
    targetKey: target.idMember.getter,
    fields: held.map(({ field }) => field),
    ...(held.length === 1 ? {} : { record: target.idType }),
    isOptional: held.some(({ column }) => !column.notNull),
    label: label.map(({ field }) => ({
      attribute: field,
      getter: memberNamed(field).getter,
    })),
  };
}
