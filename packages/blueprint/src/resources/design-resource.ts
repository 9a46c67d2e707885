import { capitalize } from '@backsmith/text';
import { designExpansion } from '../relations/design-expansion.ts';
import type { Labelled } from '../relations/design-expansion.ts';
import { designReferences } from '../relations/design-references.ts';
import type { ChildDraft } from '../relations/design-children.ts';
import type { LinkDraft } from '../relations/design-links.ts';
import type { Field } from '../model/field.ts';
import type { Carrier, Identifier, Resource, Summary } from '../model/resource.ts';
import type { Sample } from '../model/sample.ts';
import { comparisonsOf } from './comparisons.ts';
import { pathParts, pathTemplate } from '../drafts/key-path.ts';
import { commentOf } from './design-fields.ts';
import type { FieldDraft } from './design-fields.ts';
import type { FilterDraft, SortableDraft } from './design-queries.ts';
import { isGiven, isShown } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { keyDrafts } from '../drafts/resource-draft.ts';
import { keyExpression } from './given-references.ts';
import { leftOutOfLists } from '../drafts/left-out-of-lists.ts';
import { MOST_COMPONENTS } from '../drafts/most-components.ts';
import { unheardNames } from './unheard-names.ts';
import type { ResourceInput } from '../relations/resource-input.ts';

/** The parts of a resource that were decided before, because others depend on them. */
export type ResourceParts = {
  readonly fields: readonly FieldDraft[];
  readonly filters: readonly FilterDraft[];
  readonly sortable: readonly SortableDraft[];
  readonly links: readonly LinkDraft[];
  readonly children: readonly ChildDraft[];
  readonly parent?: ChildDraft | undefined;
  readonly sample: Sample;
  /** The columns in which a sample refers to something. */
  readonly referring: ReadonlySet<string>;
  /** The references whose records answers may name, and what they call the labels. */
  readonly labelled: readonly Labelled[];
  readonly labels: string;
  /** Whether tests can make a record of the other side. */
  readonly isCreatable: (link: LinkDraft) => boolean;
};

/** Puts a resource together. */
export function designResource(input: ResourceInput, parts: ResourceParts): Resource {
  const { draft } = input;
  const { names, columns } = draft;
  const summary = designSummary(input, parts.fields);
  const expansion = designExpansion(parts.labelled, parts.labels, sampledColumns(parts));
  const version = columns.find(({ role }) => role === 'version')?.field;
  return {
    name: names.className,
    title: names.title,
    titlePlural: names.titlePlural,
    label: capitalize(names.title),
    heading: capitalize(names.titlePlural),
    ...commentOf(draft.table),
    classes: draft.classes,
    carriers: {
      request: carrierOf(parts.fields.filter(({ inRequest }) => inRequest)),
      response: carrierOf(parts.fields.filter(({ inResponse }) => inResponse)),
    },
    path: draft.path,
    identifier: designIdentifier(input),
    fields: parts.fields.map(withoutColumn),
    unheard: unheardNames(
      parts.fields,
      parts.fields.filter(({ inRequest }) => inRequest),
      expansion?.labels,
    ),
    comparisons: comparisonsOf(draft.table, givenColumns(input, parts.fields)),
    ...(summary === undefined ? {} : { summary }),
    references: designReferences(input),
    ...(expansion === undefined ? {} : { expansion }),
    links: parts.links.map((draft) => ({
      ...draft.link,
      target: { ...draft.link.target, creatable: parts.isCreatable(draft) },
    })),
    children: parts.children.map(({ child }) => child),
    ...(parts.parent === undefined ? {} : { parent: parts.parent.parent }),
    filters: parts.filters.map(({ filter }) => filter),
    sortable: parts.sortable.map(({ field }) => field),
    ...(version === undefined ? {} : { version }),
    keepsDeleted: columns.some(({ role }) => role === 'deleted'),
    sample: parts.sample,
  };
}

function carrierOf(fields: readonly FieldDraft[]): Carrier {
  return fields.length > MOST_COMPONENTS ? 'class' : 'record';
}

/** The columns in which a sample refers to something and says so. */
function sampledColumns({ fields, referring }: ResourceParts): ReadonlySet<string> {
  return new Set(fields.flatMap(({ inRequest, column }) => (inRequest && referring.has(column) ? [column] : [])));
}

/** The columns a request says. */
function givenColumns({ draft }: ResourceInput, fields: readonly FieldDraft[]): readonly ColumnDraft[] {
  const sent = new Set(fields.filter(({ inRequest }) => inRequest).map(({ column }) => column));
  return draft.columns.filter((one) => isGiven(one) && sent.has(one.column.name));
}

/** A field as clients meet it. */
function withoutColumn(draft: FieldDraft): Field {
  const { name, json, type, inRequest, inResponse, required, nullable, constraints, unshown } = draft;
  const { mayBeUnshown, namesOddKeys, finite } = draft;
  return {
    name,
    ...(json === undefined ? {} : { json }),
    type,
    inRequest,
    inResponse,
    required,
    nullable,
    ...commentOf(draft),
    ...(unshown === undefined ? {} : { unshown }),
    ...(namesOddKeys === undefined ? {} : { namesOddKeys }),
    ...(mayBeUnshown === undefined ? {} : { mayBeUnshown }),
    ...(finite === undefined ? {} : { finite }),
    constraints,
  };
}

function designIdentifier({ draft, associations, hasGeneratedKey }: ResourceInput): Identifier {
  const keys = keyDrafts(draft);
  const parts = pathParts(keys);
  const isShared =
    keys.length === 1 &&
    associations.some(({ key, mode }) => mode === 'key' && key.columns[0] === keys[0]?.column.name);
  const fields = keys.map(({ field }) => field);
  return {
    type: draft.idType,
    source: hasGeneratedKey ? 'generated' : isShared ? 'shared' : 'assigned',
    template: pathTemplate(parts),
    parts,
    ...(hasGeneratedKey ? {} : { key: keyExpression(draft, fields, []) }),
  };
}

/** What lists show of a resource with large columns: all but those. Nothing for a resource that has none. */
function designSummary(input: ResourceInput, fields: readonly FieldDraft[]): Summary | undefined {
  const shown = input.draft.columns.filter(isShown);
  const large = leftOutOfLists(input.draft.columns);
  if (large.length === 0) return undefined;
  return {
    fields: fields
      .filter(({ name }) => shown.some(({ field, isLarge }) => field === name && !isLarge))
      .map(withoutColumn),
    leftOut: large.map(({ json }) => json),
  };
}
