import type { ForeignKey, RowCondition } from '@backsmith/schema';
import type { CallerValue } from '../../model/record-rule.ts';
import type { Packages } from '../../names/packages.ts';
import type { Relations } from '../association.ts';
import type { ResourceDraft } from '../../drafts/resource-draft.ts';
import type { ColumnRoles } from '../../roles/assign-roles.ts';

/** What the rules are decided from. */
export type RulesInput = {
  readonly relations: ReadonlyMap<ResourceDraft, Relations>;
  readonly keysOf: (draft: ResourceDraft) => readonly ForeignKey[];
  /** The resource a foreign key refers to. */
  readonly targetOf: (key: ForeignKey) => ResourceDraft | undefined;
  /** How the store says a condition. */
  readonly write: (condition: RowCondition) => string;
  /** Whether a query of the store can have it. */
  readonly canBeAsked: (condition: RowCondition) => boolean;
  readonly roles: ColumnRoles;
  readonly packages: Packages;
};

/** What decides over the records of a table. */
export type Decided = {
  readonly condition: RowCondition;
  /** Whose they are, in words. */
  readonly meaning: string;
  readonly owner?: { readonly setter: string; readonly asked: CallerValue };
  readonly isOfTenants?: boolean;
  /** The references that decide, where no column of its own does. */
  readonly through: readonly ForeignKey[];
};

/** The rules of tables by columns of their own, and of those whose records must refer to one of them, and so on. */
export function decideRules(
  { relations, keysOf, targetOf }: Pick<RulesInput, 'relations' | 'keysOf' | 'targetOf'>,
  own: ReadonlyMap<ResourceDraft, Decided>,
): ReadonlyMap<ResourceDraft, Decided> {
  const decided = new Map(own);
  for (let known = -1; known < decided.size;) {
    known = decided.size;
    // What is decided in a round is asked in the next: no table waits for itself.
    const before = new Map(decided);
    for (const draft of relations.keys()) {
      if (before.has(draft)) continue;
      const found = inherited(draft, keysOf(draft), (key) => {
        const target = targetOf(key);
        const rule = target && before.get(target);
        return target && rule && { target, rule };
      });
      if (found !== undefined) decided.set(draft, found);
    }
  }
  return decided;
}

type Parent = { readonly target: ResourceDraft; readonly rule: Decided };

function inherited(
  draft: ResourceDraft,
  keys: readonly ForeignKey[],
  parentOf: (key: ForeignKey) => Parent | undefined,
): Decided | undefined {
  const required = new Set(draft.columns.filter(({ column }) => column.notNull).map(({ column }) => column.name));
  for (const name of draft.table.primaryKey) required.add(name);
  const through = keys
    .filter(({ columns }) => columns.every((name) => required.has(name)))
    .flatMap((key) => {
      const parent = parentOf(key);
      return parent === undefined ? [] : [{ key, parent }];
    });
  if (through.length === 0) return undefined;
  const names = through.map(({ key }) => key.columns.join(' and '));
  return {
    condition: { kind: 'all', of: through.map(({ key, parent }) => refers(key, parent)) },
    meaning: `whoever has what ${names.join(', and what ')} refers to`,
    through: through.map(({ key }) => key),
  };
}

function refers(key: ForeignKey, { target, rule }: Parent): RowCondition {
  const { schema, name } = target.table;
  const columns = key.columns.map((own, at) => ({ own, referenced: key.refColumns[at] ?? '' }));
  return { kind: 'refers', table: { ...(schema === undefined ? {} : { schema }), name }, columns, is: rule.condition };
}
