import { isGiven } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import type { KeyExpression } from '../model/field.ts';
import type { FieldDraft } from '../resources/design-fields.ts';
import type { FilterDraft } from '../resources/design-queries.ts';
import { rulesOf } from '../tables/check-rules.ts';
import { mentionsColumn, readChecks } from '../tables/read-check.ts';
import { sampleValue } from './sample-value.ts';
import type { SampleSubject } from './sample-value.ts';
import type { ColumnReference, SampleReference } from './sample-references.ts';
import type { GivenColumns } from './shared-columns.ts';

/** What a sample is designed from. */
export type SampleInput = {
  readonly draft: ResourceDraft;
  readonly fields: readonly FieldDraft[];
  readonly references: ReadonlyMap<string, ColumnReference>;
  /** References of one column that may be absent, as they are in samples. */
  readonly loose: ReadonlyMap<string, ColumnReference>;
  /** The references that are there, and what their records must be given so that they agree. */
  readonly needed: readonly SampleReference[];
  readonly given: GivenColumns;
  /** The table whose rows must cover a period of each record, and which has no records itself. */
  readonly coveredBy?: string;
  /** The columns of all foreign keys. */
  readonly foreign: ReadonlySet<string>;
  readonly filters: readonly FilterDraft[];
  /** The keys of other records a request gives. */
  readonly keys: readonly KeyExpression[];
};

/** A column a client writes. */
export type Subject = SampleSubject & { readonly column: ColumnDraft; readonly api: FieldDraft };

/** The columns a client writes, with what their samples depend on. */
export function subjectsOf(input: SampleInput): readonly Subject[] {
  const { draft } = input;
  return draft.columns.flatMap((column, position) => {
    const api = input.fields.find((field) => field.column === column.column.name);
    if (api?.inRequest !== true || !isGiven(column)) return [];
    const rules = rulesOf(draft.table, column.column.name);
    return [{ column, api, field: column.json, shape: column.type.shape, rules, position }];
  });
}

/** Whether the column's value is taken from another record. */
export function isReference(subject: Subject, input: SampleInput): boolean {
  return input.references.has(subject.column.column.name);
}

/** A reference that may be absent is left out: the chain of records behind it adds nothing to a test. */
export function isLeftOut(subject: Subject, input: SampleInput): boolean {
  const { name } = subject.column.column;
  return !subject.api.required && input.foreign.has(name) && !input.references.has(name);
}

/**
 * A column that may be empty stays so where a check speaks about it that nobody understood: of nothing it can say nothing,
 * unless it is about being there.
 */
export function isDoubtful(subject: Subject, { draft }: SampleInput): boolean {
  if (subject.api.required || subject.column.column.default !== undefined) return false;
  return readChecks(draft.table).some(
    ({ check, expression }) =>
      expression === undefined &&
      !/\bnull\b/iu.test(check.expression) &&
      mentionsColumn(check, subject.column.column.name),
  );
}

/** Whether a sample says anything about the column. */
export function isSent(subject: Subject, input: SampleInput): boolean {
  if (isReference(subject, input)) return true;
  return !isLeftOut(subject, input) && !isDoubtful(subject, input) && sampleValue(subject) !== undefined;
}
