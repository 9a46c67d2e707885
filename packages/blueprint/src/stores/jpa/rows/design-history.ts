import type { View } from '../../../model/jpa/jpa-store.ts';
import { jsonName } from '../../../model/field.ts';
import type { TableNames } from '../../../names/class-names.ts';
import type { DesignedResource } from '../../../api/design-resources.ts';
import { columnDraft, type ResourceDraft } from '../../../drafts/resource-draft.ts';
import type { TracedView } from '../../../roles/trace-view.ts';
import type { KeptHistory } from '../schema/kept-histories.ts';
import { sortPath } from '../sort-paths.ts';
import { designView, type DesignedView, type ViewSources } from './design-view.ts';

/** What is known of the records whose earlier rows are listed. */
export type Base = Pick<DesignedResource, 'resource'> & { readonly draft: ResourceDraft };

/**
 * Designs the list of what the rows of a table were before: that of a view, below the records themselves.
 *
 * @param base those records, where the table has some that can be addressed
 */
export function designHistory(
  { table, view: { schema, name } }: KeptHistory,
  traced: TracedView,
  names: TableNames,
  base: Base | undefined,
  sources: ViewSources,
): DesignedView {
  const designed = designView(traced, names, sources);
  const { list, view } = designed;
  const keys = base?.draft.key.columns ?? [];
  const askedBy = list.fields.filter((_, at) => keys.includes(view.attributes[at]?.column.name ?? '')).map(jsonName);
  const path = base === undefined || isWord(base.draft) ? list.path : `${base.resource.path}/history`;
  return {
    ...designed,
    list: { ...list, path, history: { of: base?.resource.titlePlural ?? table.name, askedBy } },
    view: {
      ...view,
      viewName: schema === undefined ? name : `${schema}.${name}`,
      historyOf: table.name,
      keyPaths: byTime(view, startOf(table)),
    },
  };
}

/** The column that says since when a row held. */
function startOf({ columns }: KeptHistory['table']): string | undefined {
  return columns.find(({ generated }) => generated?.rowTime === 'start')?.name;
}

/** The order by when rows began to hold, and then by everything else, as several may have done so in one moment. */
function byTime({ attributes, keyPaths }: View, start: string | undefined): View['keyPaths'] {
  const found = attributes.find(({ column }) => column.name === start);
  if (found === undefined) return keyPaths;
  const first = sortPath([found.name]);
  return [first, ...keyPaths.filter((path) => path.join('.') !== first.join('.'))];
}

/** Kinds of values that no word is one of. */
const NO_WORDS: ReadonlySet<string> = new Set(['whole', 'decimal', 'uuid', 'date', 'timestamp', 'time', 'boolean']);

/** Whether `history` in the address could be the key of a record. */
function isWord(draft: ResourceDraft): boolean {
  const [only, ...more] = draft.key.columns;
  return only !== undefined && more.length === 0 && !NO_WORDS.has(columnDraft(draft, only).type.shape.kind);
}
