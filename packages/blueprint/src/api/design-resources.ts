import { jsonName } from '../model/field.ts';
import type { Resource } from '../model/resource.ts';
import type { Findings } from '../findings.ts';
import type { Association, Relations } from '../relations/association.ts';
import { designChildren } from '../relations/design-children.ts';
import type { ChildDraft } from '../relations/design-children.ts';
import { findParents } from '../relations/find-parents.ts';
import { labelledReferences, nameLabels } from '../relations/design-expansion.ts';
import type { Labelled } from '../relations/design-expansion.ts';
import { designLinks } from '../relations/design-links.ts';
import type { LinkDraft } from '../relations/design-links.ts';
import { attributeScope, nameAssociations } from '../relations/named-association.ts';
import { findObstacles } from '../samples/creatable.ts';
import type { Obstacles } from '../samples/creatable.ts';
import { askedReferences, designSample, ownObstacle } from '../samples/design-sample.ts';
import type { SampleInput } from '../samples/sample-input.ts';
import {
  columnReferences,
  isUncovered,
  looseReferences,
  neededReferences,
  referenceOf,
} from '../samples/sample-references.ts';
import { shareColumns } from '../samples/shared-columns.ts';
import type { DesignedJoin } from '../drafts/classify-tables.ts';
import { designFields } from '../resources/design-fields.ts';
import type { FieldDraft } from '../resources/design-fields.ts';
import { queriedRecord } from '../resources/attribute-path.ts';
import { designFilters, designSortable } from '../resources/design-queries.ts';
import type { FilterDraft, SortableDraft } from '../resources/design-queries.ts';
import { isAbove, type Role } from '@backsmith/options';
import { designResource } from '../resources/design-resource.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { labelColumns } from '../resources/label-columns.ts';
import { givenReferences } from '../resources/given-references.ts';
import type { GivenReference } from '../resources/given-references.ts';
import { designDefault } from '../drafts/initial-value.ts';
import type { ResourceInput } from '../relations/resource-input.ts';

/** What all resources are designed from. */
export type ResourcesInput = {
  readonly drafts: readonly ResourceDraft[];
  readonly relations: ReadonlyMap<ResourceDraft, Relations>;
  readonly joins: readonly DesignedJoin[];
  /** Whether the store makes a resource's keys; `isReference` says that the key refers to another table. */
  readonly hasGeneratedKey: (draft: ResourceDraft, isReference: boolean) => boolean;
  /** The columns of a resource that refer to records another service keeps. */
  readonly leavingOf: (draft: ResourceDraft) => ReadonlySet<string>;
  /** The least role that reads the records, so that no answer for others names them. */
  readonly readBy: (draft: ResourceDraft) => Role;
  readonly findings: Findings;
};

/** A resource, and what a store needs to know besides to keep its records. */
export type DesignedResource = {
  readonly resource: Resource;
  readonly input: ResourceInput;
  readonly fields: readonly FieldDraft[];
  readonly given: readonly GivenReference[];
  readonly filters: readonly FilterDraft[];
  readonly sortable: readonly SortableDraft[];
  readonly links: readonly LinkDraft[];
  readonly children: readonly ChildDraft[];
  readonly parent: ChildDraft | undefined;
  /** The references whose records answers may name. */
  readonly labelled: readonly Labelled[];
  /** The columns that make the label of its own records. */
  readonly label: readonly ColumnDraft[];
};

/** The resources, and why tests can make no record of some of them. */
export type DesignedResources = { readonly resources: readonly DesignedResource[]; readonly obstacles: Obstacles };

/** Tables refer to tables that share a column, and those to others: a chain of more than this is not met. */
const AGREEING_PASSES = 4;

type Started = Omit<DesignedResource, 'resource' | 'children' | 'parent'> & { readonly sample: SampleInput };

/** Designs all resources. Tests need records of others, so what keeps them from being made is found for all at once. */
export function designResources(from: ResourcesInput): DesignedResources {
  const started = agree(new Map(from.drafts.map((draft) => [draft, startResource(draft, from)])));
  const needs = new Map(from.drafts.map((draft) => [draft, neededBy(started.get(draft))]));
  const obstacles = findObstacles(needs, (draft) => {
    const found = started.get(draft);
    return found === undefined ? undefined : ownObstacle(found.sample);
  });
  noteObstacles(obstacles, from);
  const shown = [...started.values()].flatMap(({ labelled, fields }) => (labelled.length === 0 ? [] : fields));
  const labels = nameLabels(shown);
  const family = designFamily(started, from);
  const resources = [...started].map(([draft, { sample, ...rest }]) => {
    const children = family.filter(({ owner }) => owner === draft);
    const parent = family.find((one) => one.draft === draft);
    const parts = {
      ...rest,
      labels,
      children,
      parent,
      sample: designSample(sample, obstacles),
      referring: new Set(sample.references.keys()),
      isCreatable: ({ target, join }: LinkDraft) => !obstacles.has(target) && !isChecked(join),
    };
    return { ...rest, children, parent, resource: designResource(rest.input, parts) };
  });
  return { resources, obstacles };
}

/** The columns of all other references. */
function othersOf({ key: own }: Association, found: Relations | undefined): readonly string[] {
  const all = [...(found?.associations ?? []), ...(found?.values ?? [])];
  return all.flatMap(({ key }) => (key === own ? [] : key.columns));
}

/** What lives and dies with something else. */
function designFamily(
  started: ReadonlyMap<ResourceDraft, Started>,
  { relations }: ResourcesInput,
): readonly ChildDraft[] {
  const parents = findParents(relations);
  return [...started].flatMap(([owner, { input, fields, links }]) => {
    const parts = [...parents]
      .filter(([, { target }]) => target === owner)
      .map(([draft, association]) => ({
        draft,
        association,
        isFiltered: (started.get(draft)?.filters.length ?? 0) > 0,
        expands: (started.get(draft)?.labelled.length ?? 0) > 0,
        referring: othersOf(association, relations.get(draft)),
      }));
    return designChildren(owner, parts, {
      names: [
        ...fields.flatMap((field) => [field.name, jsonName(field)]),
        ...input.associations.map(({ member }) => member.name),
        ...links.map(({ link }) => link.role),
      ],
      segments: links.map(({ link }) => link.segment),
    });
  });
}

function noteObstacles(obstacles: Obstacles, { joins, findings }: ResourcesInput): void {
  for (const [{ table }, reason] of obstacles) {
    findings.assume('no-sample', table, `The generated tests make no record of ${table.name}: ${reason}.`);
  }
  for (const { join } of joins.filter(({ join }) => isChecked(join))) {
    const text = `The generated tests add no row to ${join.table.name}: its checks decide which records go together.`;
    findings.assume('no-sample', join.table, text);
  }
}

/** Whether a check decides which records go together. */
function isChecked({ table }: LinkDraft['join']): boolean {
  return table.checks.length > 0;
}

/** Lets the references of each sample agree on the columns they share, which depends on what those behind them agree on. */
function agree(started: ReadonlyMap<ResourceDraft, Started>): ReadonlyMap<ResourceDraft, Started> {
  let agreed = started;
  for (let pass = 0; pass < AGREEING_PASSES; pass += 1) {
    const before = agreed;
    const entries = [...started].map(([draft, one]): readonly [ResourceDraft, Started] => {
      const { needed, references } = one.sample;
      const shared = shareColumns(needed, references, (other) => before.get(other)?.sample.references);
      return [draft, { ...one, sample: { ...one.sample, ...shared } }];
    });
    agreed = new Map(entries);
  }
  return agreed;
}

function startResource(draft: ResourceDraft, from: ResourcesInput): Started {
  const { drafts, relations, joins } = from;
  const own = relations.get(draft) ?? { associations: [], values: [] };
  const scope = attributeScope(draft, own.associations);
  const associations = nameAssociations(own.associations, scope);
  const leaving = from.leavingOf(draft);
  const [key = '', ...more] = draft.key.columns;
  const isReference = more.length === 0 && (leaving.has(key) || associations.some(({ mode }) => mode === 'key'));
  const input = { draft, associations, leaving, hasGeneratedKey: from.hasGeneratedKey(draft, isReference) };
  const fields = designFields(input);
  const given = givenReferences(input, fields);
  const queried = queriedRecord(input);
  const filters = designFilters(queried);
  const owned = joins.filter(({ owner }) => owner === draft);
  const references = [...own.associations, ...own.values.flatMap(({ key }) => referenceOf(key, drafts) ?? [])];
  const isOptional = isOptionalIn(draft);
  const uncovered = own.values.find(({ key }) => isUncovered(key, drafts, isOptional));
  const sample = {
    draft,
    fields,
    filters,
    references: columnReferences(references, isOptional),
    loose: looseReferences(references, isOptional),
    needed: neededReferences(references, isOptional),
    given: new Map(),
    ...(uncovered === undefined ? {} : { coveredBy: uncovered.key.refTable }),
    foreign: new Set([...own.associations, ...own.values].flatMap(({ key }) => key.columns)),
    keys: given.map(({ key }) => key),
  };
  const asked = askedReferences(sample);
  const isAbsent = (name: string) => isOptional(name) && !asked.has(name);
  const withAsked = {
    ...sample,
    references: columnReferences(references, isAbsent),
    needed: neededReferences(references, isAbsent),
  };
  const links = designLinks(draft, owned, scope);
  const labelled = labelledReferences(input, (target) =>
    isAbove(from.readBy(target), from.readBy(draft)) ? [] : labelColumns(target, referringColumns(target, from)),
  );
  const label = labelColumns(draft, referringColumns(draft, from));
  return {
    input,
    sample: withAsked,
    fields,
    given,
    filters,
    sortable: designSortable(queried),
    links,
    labelled,
    label,
  };
}

/** The columns that refer to something, here or in another service. */
function referringColumns(draft: ResourceDraft, { relations, leavingOf }: ResourcesInput): ReadonlySet<string> {
  const { associations = [], values = [] } = relations.get(draft) ?? {};
  return new Set([...[...associations, ...values].flatMap(({ key }) => key.columns), ...leavingOf(draft)]);
}

/** Whether a record may be without a column's value: one that is left out becomes its default, which refers to something. */
function isOptionalIn(draft: ResourceDraft): (column: string) => boolean {
  const required = draft.columns.filter(
    (one) => one.column.notNull || draft.key.columns.includes(one.column.name) || designDefault(one) !== undefined,
  );
  return (name) => !required.some(({ column }) => column.name === name);
}

/** The resources a record of this one refers to, as far as its sample does. */
function neededBy(started: Started | undefined): readonly ResourceDraft[] {
  if (started === undefined) return [];
  const sent = new Set(started.fields.filter(({ inRequest }) => inRequest).map(({ column }) => column));
  const used = [...started.sample.references].filter(([column]) => sent.has(column));
  return [...new Set(used.map(([, { reference }]) => reference.target))];
}
