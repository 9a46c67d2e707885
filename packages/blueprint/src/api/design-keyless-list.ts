import type { Table } from '@backsmith/schema';
import { capitalize } from '@backsmith/text';
import { isShown, jsonOf } from '../drafts/column-draft.ts';
import type { ColumnDraft } from '../drafts/column-draft.ts';
import { API_ROOT } from '../drafts/draft-resource.ts';
import { designDefault } from '../drafts/initial-value.ts';
import { nobody } from '../drafts/nobody.ts';
import { unreadableOf } from '../model/odd-values.ts';
import type { KeylessList, RowField } from '../model/row-list.ts';
import type { InitialValue } from '../model/value.ts';
import type { TableNames } from '../names/class-names.ts';
import type { Packages } from '../names/packages.ts';
import { comparisonsOf } from '../resources/comparisons.ts';
import { constraintsFor } from '../resources/constraints.ts';
import { commentOf, finite, unshownOf } from '../resources/design-fields.ts';
import { keylessSample, type KeylessReferences } from '../samples/keyless-sample.ts';
import { rulesOf } from '../tables/check-rules.ts';
import { isComparable } from '../types/shape.ts';

/** What the list of a table without a key is designed from. */
export type KeylessInput = {
  readonly table: Table;
  readonly names: TableNames;
  readonly packages: Packages;
  /** The columns a row shows. */
  readonly shown: readonly ColumnDraft[];
  /** Whether the store makes the value itself. */
  readonly isMade: (draft: ColumnDraft) => boolean;
  readonly isAppendable: boolean;
  readonly references: KeylessReferences;
};

/** Designs what the API shows of a table without a key: rows that are listed and added, and never addressed. */
export function designKeylessList(input: KeylessInput): KeylessList {
  const { table, names, packages, shown, isMade, isAppendable, references } = input;
  const { className, title, titlePlural } = names;
  const asked = askedOf(input);
  const isRequired = (draft: ColumnDraft) => isNeeded(draft, isMade);
  return {
    kind: 'keyless',
    name: className,
    ...commentOf(table),
    title,
    titlePlural,
    heading: capitalize(titlePlural),
    path: `${API_ROOT}/${names.segment}`,
    classes: {
      row: { packageName: packages.of('dto', className), name: `${className}Row` },
      controller: { packageName: packages.of('controller', className), name: `${className}Controller` },
      test: packages.root(`${className}ApiTest`),
    },
    fields: shown.map((draft) => rowField(table, draft, isMade)),
    comparisons: comparisonsOf(table, asked),
    isAppendable,
    sample: keylessSample(table, asked, references, isAppendable, isRequired),
  };
}

/** The columns a client may say. */
export function askedOf({ shown, isMade }: Pick<KeylessInput, 'shown' | 'isMade'>): readonly ColumnDraft[] {
  return shown.filter((draft) => !isMade(draft) && draft.role !== 'author');
}

/** What rows are ordered by: the newest first, and then by all that can be compared, so that none changes places between two pages. */
export function rowOrder(shown: readonly ColumnDraft[]): {
  readonly newest: ColumnDraft | undefined;
  readonly others: readonly ColumnDraft[];
} {
  const compared = shown.filter((draft) => isShown(draft) && isComparable(draft.type.shape));
  const newest = compared.find(({ type: { shape } }) => shape.kind === 'timestamp' || shape.kind === 'date');
  return { newest, others: compared.filter((draft) => draft !== newest) };
}

function rowField(table: Table, draft: ColumnDraft, isMade: KeylessInput['isMade']): RowField {
  const initial = defaultOf(draft);
  const isUnasked = isMade(draft) || draft.role === 'author';
  const rules = rulesOf(table, draft.column.name);
  return {
    name: draft.field,
    ...jsonOf(draft),
    type: draft.type.java,
    nullable: !draft.column.notNull || draft.type.odd?.readsAsNone !== undefined,
    ...commentOf(draft.column),
    ...unshownOf(draft),
    ...finite(draft),
    ...(isOddValue(draft) ? { mayBeUnshown: true as const } : {}),
    constraints: isUnasked ? [] : constraintsFor(draft.type.shape, rules, isNeeded(draft, isMade)),
    ...(initial !== undefined && draft.column.notNull ? { initial } : {}),
    ...(isUnasked ? { readOnly: true } : {}),
    ...(draft.role === 'secret' ? { writeOnly: true } : {}),
  };
}

/** Whether some of its values are days or numbers that are none, or times beyond a day, whether it refers to such a key or not. */
function isOddValue({ role, type: { odd = {} } }: ColumnDraft): boolean {
  const held = odd.oddKey ?? unreadableOf(odd);
  return role !== 'secret' && (held === 'day' || held === 'moment' || held === 'time' || held === 'number');
}

/** What Java puts where nothing was said. */
function defaultOf(draft: ColumnDraft): InitialValue | undefined {
  const found = designDefault(draft);
  return found?.kind === 'java' ? found.value : nobody(draft);
}

/** A row is written with all its columns, so that a default only the database knows never applies. */
function isNeeded(draft: ColumnDraft, isMade: KeylessInput['isMade']): boolean {
  return draft.column.notNull && !isMade(draft) && defaultOf(draft) === undefined;
}
