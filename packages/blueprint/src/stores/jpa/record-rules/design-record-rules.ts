import { rowConditionSql, type ForeignKey, type RowCondition } from '@backsmith/schema';
import { NameScope, toConstantCase } from '@backsmith/text';
import type { CallerValue, RecordRule } from '../../../model/record-rule.ts';
import { memberNamed } from '../../../names/member-names.ts';
import type { Packages } from '../../../names/packages.ts';
import type { Relations } from '../../../relations/association.ts';
import type { EntityDraft } from '../../../resources/drafts/entity-draft.ts';
import type { ColumnRoles } from '../../../roles/assign-roles.ts';
import type { TargetDatabase } from '../databases/target-database.ts';

/** The rules of entities. */
export type RecordRules = ReadonlyMap<EntityDraft, RecordRule>;

/** What decides over the records of a table. */
type Decided = {
  readonly condition: RowCondition;
  readonly meaning: string;
  readonly owner?: { readonly setter: string; readonly asked: CallerValue };
  readonly through: readonly ForeignKey[];
};

/**
 * Decides whose the records of each entity are: those of the account in a column of theirs, or of whoever the records are
 * that they must refer to.
 *
 * @param targetOf the entity a foreign key refers to
 */
export function designRecordRules(
  relations: ReadonlyMap<EntityDraft, Relations>,
  keysOf: (draft: EntityDraft) => readonly ForeignKey[],
  targetOf: (key: ForeignKey) => EntityDraft | undefined,
  database: TargetDatabase,
  roles: ColumnRoles,
  packages: Packages,
): RecordRules {
  const drafts = [...relations.keys()];
  const decided = new Map(drafts.flatMap((draft) => ownRule(draft) ?? []));
  for (let known = -1; known < decided.size;) {
    known = decided.size;
    const before = new Map(decided);
    for (const draft of drafts) {
      const through = before.has(draft)
        ? []
        : requiredKeys(draft, keysOf(draft), (key) => before.get(targetOf(key) ?? draft));
      if (through.length > 0) decided.set(draft, inherited(draft, through, before, targetOf));
    }
  }
  const holder = packages.security('RecordRules');
  const caller = packages.security('Caller');
  const constants = new NameScope({ reserved: ['NAME'] });
  return new Map(
    drafts.flatMap((draft): readonly (readonly [EntityDraft, RecordRule])[] => {
      const own = decided.get(draft);
      if (own === undefined && !roles.isOwned(draft.table)) return [];
      const found = own === undefined || !canBeAsked(own.condition) ? ADMINISTERED : own;
      const { condition, meaning, through } = found;
      const values = new Set(relations.get(draft)?.values.map(({ key }) => key));
      const rule: RecordRule = {
        holder,
        constant: constants.take(toConstantCase(draft.names.className)),
        condition: rowConditionSql(condition, database.kind),
        meaning,
        ...(own?.owner && { owner: { caller, ...own.owner } }),
        isUnchecked: through.some((key) => values.has(key)),
        isAdministered: found === ADMINISTERED,
      };
      return [[draft, rule]];
    }),
  );
}

/** Hibernate takes what stands behind a colon for a parameter, also in names. */
function canBeAsked(condition: RowCondition): boolean {
  const isPlain = (...names: readonly string[]) => names.every((name) => !/[:{}?]/u.test(name));
  switch (condition.kind) {
    case 'equal':
      return isPlain(condition.column);
    case 'unless':
      return canBeAsked(condition.is);
    case 'never':
      return true;
    case 'all':
      return condition.of.every(canBeAsked);
    case 'refers': {
      const { table, columns, is } = condition;
      const names = columns.flatMap(({ own, referenced }) => [own, referenced]);
      return isPlain(table.schema ?? '', table.name, ...names) && canBeAsked(is);
    }
  }
}

/** The rule of a table of which no query can ask whose its records are: where another service knows it, above all. */
const ADMINISTERED: Decided = {
  condition: { kind: 'unless', parameter: 'administrator', is: { kind: 'never' } },
  meaning: 'administrators alone, as no query of this service can ask whose they are',
  through: [],
};

/** The rule of a table with a column that says whose its records are. */
function ownRule(draft: EntityDraft): readonly (readonly [EntityDraft, Decided])[] | undefined {
  const owner = draft.columns.find(({ role }) => role === 'owner');
  if (owner === undefined) return undefined;
  const asked = owner.type.java.name === 'java.util.UUID' ? 'accountUuid' : 'account';
  const { name } = owner.column;
  const condition: RowCondition = {
    kind: 'unless',
    parameter: 'administrator',
    is: { kind: 'equal', column: name, parameter: asked },
  };
  const { setter } = memberNamed(owner.field);
  return [[draft, { condition, meaning: `the account in ${name}`, owner: { setter, asked }, through: [] }]];
}

/** The foreign keys that must say something and lead to records somebody has. */
function requiredKeys(
  { columns }: EntityDraft,
  keys: readonly ForeignKey[],
  decidedOf: (key: ForeignKey) => Decided | undefined,
): readonly ForeignKey[] {
  const required = new Set(columns.filter(({ column }) => column.notNull).map(({ column }) => column.name));
  return keys.filter((key) => key.columns.every((name) => required.has(name)) && decidedOf(key) !== undefined);
}

/** The rule of a table whose records belong to whom those belong to that they refer to. */
function inherited(
  draft: EntityDraft,
  through: readonly ForeignKey[],
  decided: ReadonlyMap<EntityDraft, Decided>,
  targetOf: (key: ForeignKey) => EntityDraft | undefined,
): Decided {
  const conditions = through.flatMap((key): readonly RowCondition[] => {
    const target = targetOf(key) ?? draft;
    const is = decided.get(target)?.condition;
    if (is === undefined) return [];
    const { schema, name } = target.table;
    const columns = key.columns.map((own, at) => ({ own, referenced: key.refColumns[at] ?? '' }));
    return [{ kind: 'refers', table: { ...(schema === undefined ? {} : { schema }), name }, columns, is }];
  });
  const names = through.map(({ columns }) => columns.join(' and '));
  return {
    condition: { kind: 'all', of: conditions },
    meaning: `whoever has what ${names.join(', and what ')} refers to`,
    through,
  };
}
