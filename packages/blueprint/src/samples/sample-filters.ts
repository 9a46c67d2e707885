import { columnDraft } from '../drafts/resource-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { FilterKind } from '../model/filter.ts';
import { jsonName } from '../model/field.ts';
import type { SampleFilters } from '../model/sample.ts';
import { canIdentify } from '../types/shape.ts';
import type { ValueShape } from '../types/shape.ts';
import type { SampleInput } from './sample-input.ts';

/** What a parameter is called behind the name of its field. */
const BEHIND = { contains: 'Contains', from: 'From', to: 'To', absent: 'IsNull' } as const;

/** Days and what is counted; of times of the day databases keep more or less than is said. */
const RANGED: ReadonlySet<ValueShape['kind']> = new Set(['whole', 'decimal', 'floating', 'date']);

/**
 * The conditions a test can ask for one record: nothing where the key is none of them.
 *
 * @param sent the fields a sample has, which come back as they were sent
 */
export function sampleFilters(input: SampleInput, sent: ReadonlySet<string>): SampleFilters | undefined {
  const { draft } = input;
  const kinds = new Map(draft.columns.map((column) => [column, kindsOf(column, input)]));
  const isEqualed = (column: ColumnDraft): boolean => {
    const { shape } = column.type;
    const isAsked = kinds.get(column)?.has('among') === true || kinds.get(column)?.has('equal') === true;
    return isAsked && isSaidAlike(shape);
  };
  const key = draft.key.columns.map((name) => columnDraft(draft, name));
  if (!key.every((column) => isEqualed(column) && kinds.get(column)?.has('among') === true)) return undefined;
  const fieldsOf = (isOne: (column: ColumnDraft) => boolean): readonly string[] =>
    draft.columns.filter(isOne).map(({ json }) => json);
  const isSent = ({ json }: ColumnDraft): boolean => sent.has(json);
  return {
    key: key.map(({ json }) => json),
    equal: fieldsOf((column) => isSent(column) && isEqualed(column)),
    contains: fieldsOf((column) => isSent(column) && kinds.get(column)?.has('contains') === true),
    range: fieldsOf(
      (column) => isSent(column) && kinds.get(column)?.has('from') === true && RANGED.has(column.type.shape.kind),
    ),
    absent: fieldsOf((column) => kinds.get(column)?.has('absent') === true && column.type.shape.kind !== 'opaque'),
  };
}

/** Whether what an answer says finds the record again. */
function isSaidAlike(shape: ValueShape): boolean {
  if (shape.kind === 'time' || shape.kind === 'timestamp') return false;
  return canIdentify(shape) && (shape.kind !== 'text' || shape.padded !== true);
}

/** What may be asked of a column under the name of its field. */
function kindsOf({ json }: ColumnDraft, { filters }: SampleInput): ReadonlySet<FilterKind> {
  const parameters = filters.flatMap(({ filter }) => filter.parameters);
  return new Set(
    parameters.flatMap((parameter) => {
      const { kind } = parameter;
      const name = kind === 'among' || kind === 'equal' ? json : json + BEHIND[kind];
      return jsonName(parameter) === name ? [kind] : [];
    }),
  );
}
