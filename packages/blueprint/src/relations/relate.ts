import type { ForeignKey } from '@backsmith/schema';
import type { ResourceDraft } from '../drafts/resource-draft.ts';
import { tableKey, type Lookup } from '../tables/lookup.ts';
import type { Relations } from './association.ts';
import { DerivedKeys } from './derived-keys.ts';
import { designAssociations } from './design-associations.ts';

/** The drafts of all records by their tables. */
export type Drafts = ReadonlyMap<string, ResourceDraft>;

/** What a foreign key leads to, where that has records. */
export function targetOf(drafts: Drafts, key: ForeignKey): ResourceDraft | undefined {
  return drafts.get(tableKey(key.refSchema, key.refTable));
}

/** The relations of all records. */
export function relate(
  drafts: Drafts,
  lookup: Lookup,
  isAccounts: (draft: ResourceDraft) => boolean,
): ReadonlyMap<ResourceDraft, Relations> {
  const derived = new DerivedKeys();
  const target = (key: ForeignKey) => targetOf(drafts, key);
  return new Map(
    [...drafts].map(([key, draft]) => {
      const found = designAssociations(draft, lookup.outgoing.get(key) ?? [], target, derived, isAccounts);
      const periods = (lookup.periods.get(key) ?? []).map((one) => ({ key: one, reason: reasonOfPeriod(one) }));
      return [draft, { ...found, values: [...found.values, ...periods] }];
    }),
  );
}

function reasonOfPeriod({ refTable }: ForeignKey): string {
  return `rows of ${refTable} cover its period together (PERIOD), and it refers to none of them alone`;
}
