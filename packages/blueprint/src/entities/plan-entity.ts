import { placeOf } from '@backsmith/text';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyDrafts, keyPath } from '../drafts/entity-draft.ts';
import type { Entity, Identifier, SoftDelete, VersionPlan } from '../model/entity.ts';
import type { Filter } from '../model/query.ts';
import type { Field } from '../model/field.ts';
import type { SamplePlan } from '../model/sample.ts';
import { memberNamed } from '../names/member-names.ts';
import { columnMapping, isComputed } from './column-mapping.ts';
import { ownerOf } from './entity-plan-input.ts';
import type { EntityInput } from './entity-plan-input.ts';
import { planDefault } from './initial-value.ts';
import { callScope } from './call-scope.ts';
import { planAttributes } from './plan-attributes.ts';
import type { PlannedLink } from './plan-links.ts';
import { planSortable } from './plan-queries.ts';
import { planSummary } from './plan-summary.ts';
import { keyExpression } from './plan-writes.ts';
import type { Writes } from './plan-writes.ts';
import { tableMapping } from './table-mapping.ts';

/** The parts of an entity's plan that were decided before, because others depend on them. */
export type EntityParts = {
  readonly fields: readonly Field[];
  readonly writes: Writes;
  readonly filters: readonly Filter[];
  readonly links: readonly PlannedLink[];
  readonly sample: SamplePlan;
  /** The samples of all entities, for tests that need another entity's record. */
  readonly isCreatable: (link: PlannedLink) => boolean;
};

/** Puts the plan of an entity together. */
export function planEntity(input: EntityInput, parts: EntityParts): Entity {
  const { draft, database } = input;
  const { table, names } = draft;
  const dynamicInsert = draft.columns.some((column) => hasDatabaseDefault(column, input));
  const version = versionPlan(draft.columns);
  const softDelete = softDeletePlan(draft.columns);
  const identifier = planIdentifier(input);
  const summary = planSummary(input);
  const setters = new Set([
    ...[...parts.writes.create, ...parts.writes.update].map(({ setter }) => setter),
    ...(identifier.source === 'assigned' ? [identifier.setter] : []),
    ...(softDelete === undefined ? [] : [softDelete.setter]),
  ]);
  const { comment } = table;
  return {
    table: tableMapping(table, database),
    tableName: table.name,
    place: placeOf(table),
    ...(comment === undefined || comment.trim() === '' ? {} : { comment }),
    title: names.title,
    titlePlural: names.titlePlural,
    classes: draft.classes,
    path: draft.path,
    identifier,
    attributes: [...planAttributes(input, setters), ...parts.links.map(({ attribute }) => attribute)],
    fields: parts.fields,
    ...(summary === undefined ? {} : { summary }),
    createActions: parts.writes.create,
    updateActions: parts.writes.update,
    filters: parts.filters,
    sortable: planSortable(input),
    keyPaths: draft.key.columns.map((name) => keyPath(draft, name)),
    ...(version === undefined ? {} : { version }),
    ...(softDelete === undefined ? {} : { softDelete }),
    links: parts.links.map((planned) => ({
      ...planned.link,
      target: { ...planned.link.target, creatable: parts.isCreatable(planned) },
    })),
    dynamicInsert,
    refresh: dynamicInsert || table.triggered === true || draft.columns.some(isComputed),
    sample: parts.sample,
  };
}

function planIdentifier(input: EntityInput): Identifier {
  const { draft, generation, database, associations } = input;
  const keys = keyDrafts(draft);
  const variables = callScope();
  const isShared =
    keys.length === 1 &&
    associations.some(({ key, mode }) => mode === 'key' && key.columns[0] === keys[0]?.column.name);
  const source = generation !== undefined ? 'generated' : isShared ? 'shared' : 'assigned';
  return {
    type: draft.idType,
    attribute: draft.idMember.name,
    getter: draft.idMember.getter,
    setter: draft.idMember.setter,
    source,
    parts: keys.map((key) => ({
      variable: variables.take(key.field),
      name: key.field,
      type: key.type.java,
      column: columnMapping(key, database, false),
    })),
    ...(source === 'generated'
      ? {}
      : {
          key: keyExpression(
            draft,
            keys.map(({ field }) => field),
            [],
          ),
        }),
  };
}

/** Whether a missing value is left to the database: its default is no value of Java, or one of a reference. */
function hasDatabaseDefault(column: ColumnDraft, input: EntityInput): boolean {
  const isWritten =
    column.role === 'plain' && !isComputed(column) && !input.draft.key.columns.includes(column.column.name);
  const planned = isWritten ? planDefault(column) : undefined;
  return planned !== undefined && (planned.kind === 'database' || ownerOf(input, column.column.name) !== undefined);
}

function versionPlan(columns: readonly ColumnDraft[]): VersionPlan | undefined {
  const found = columns.find(({ role }) => role === 'version');
  return found === undefined
    ? undefined
    : { field: found.field, getter: memberNamed(found.field).getter, type: found.type.java };
}

function softDeletePlan(columns: readonly ColumnDraft[]): SoftDelete | undefined {
  const found = columns.find(({ role }) => role === 'deleted');
  if (found === undefined) return undefined;
  return { column: found.column.name, setter: memberNamed(found.field).setter, type: found.type.java };
}
