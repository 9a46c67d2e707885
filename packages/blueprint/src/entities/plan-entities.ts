import type { Schema } from '@backsmith/schema';
import type { Relations } from '../associations/association.ts';
import { attributeScope, nameAssociations } from '../associations/named-association.ts';
import type { DatabasePlan } from '../databases/database-plan.ts';
import type { EntityDraft } from '../drafts/entity-draft.ts';
import type { Findings } from '../findings.ts';
import type { Entity } from '../model/entity.ts';
import { findObstacles } from '../samples/creatable.ts';
import type { Obstacles } from '../samples/creatable.ts';
import { askedReferences, ownObstacle, planSample } from '../samples/plan-sample.ts';
import type { SampleInput } from '../samples/sample-input.ts';
import { columnReferences, neededReferences, referenceOf } from '../samples/sample-references.ts';
import { shareColumns } from '../samples/shared-columns.ts';
import type { PlannedJoin } from '../tables/classify-tables.ts';
import type { EntityInput } from './entity-plan-input.ts';
import { planDefault } from './initial-value.ts';
import { planEntity } from './plan-entity.ts';
import type { EntityParts } from './plan-entity.ts';
import { planFields } from './plan-fields.ts';
import { planGeneration } from './plan-generation.ts';
import { planLinks } from './plan-links.ts';
import { planFilters } from './plan-queries.ts';
import { planWrites } from './plan-writes.ts';

/** What all entities are planned from. */
export type EntitiesInput = {
  readonly schema: Schema;
  readonly database: DatabasePlan;
  readonly drafts: readonly EntityDraft[];
  readonly relations: ReadonlyMap<EntityDraft, Relations>;
  readonly joins: readonly PlannedJoin[];
  readonly findings: Findings;
};

/** Tables refer to tables that share a column, and those to others: a chain of more than this is not met. */
const AGREEING_PASSES = 4;

/** The entities, and why tests can make no record of some of them. */
export type PlannedEntities = { readonly entities: readonly Entity[]; readonly obstacles: Obstacles };

type Started = { readonly input: EntityInput; readonly sample: SampleInput } & Pick<
  EntityParts,
  'fields' | 'writes' | 'filters' | 'links'
>;

/** Plans all entities. Tests need records of other entities, so what keeps them from being made is found for all at once. */
export function planEntities(given: EntitiesInput): PlannedEntities {
  const started = agree(new Map(given.drafts.map((draft) => [draft, startEntity(draft, given)])));
  const needs = new Map(given.drafts.map((draft) => [draft, neededBy(started.get(draft))]));
  const obstacles = findObstacles(needs, (draft) => {
    const found = started.get(draft);
    return found === undefined ? undefined : ownObstacle(found.sample);
  });
  for (const [draft, reason] of obstacles) {
    given.findings.assume(
      'no-sample',
      draft.table,
      `The generated tests make no record of ${draft.table.name}: ${reason}.`,
    );
  }
  for (const { join } of given.joins.filter(({ join: { table } }) => table.checks.length > 0)) {
    const text = `The generated tests add no row to ${join.table.name}: its checks decide which records go together.`;
    given.findings.assume('no-sample', join.table, text);
  }
  const entities = [...started].map(([draft, { input, sample, ...parts }]) =>
    planEntity(input, {
      ...parts,
      sample: planSample(sample, obstacles.get(draft)),
      isCreatable: (link) => !obstacles.has(link.draft) && !link.isChecked,
    }),
  );
  return { entities, obstacles };
}

/** Lets the references of each sample agree on the columns they share, which depends on what those behind them agree on. */
function agree(started: ReadonlyMap<EntityDraft, Started>): ReadonlyMap<EntityDraft, Started> {
  let agreed = started;
  for (let pass = 0; pass < AGREEING_PASSES; pass += 1) {
    const before = agreed;
    const entries = [...started].map(([draft, one]): readonly [EntityDraft, Started] => {
      const { needed, references } = one.sample;
      const shared = shareColumns(needed, references, (other) => before.get(other)?.sample.references);
      return [draft, { ...one, sample: { ...one.sample, ...shared } }];
    });
    agreed = new Map(entries);
  }
  return agreed;
}

function startEntity(draft: EntityDraft, given: EntitiesInput): Started {
  const { schema, database, drafts, relations, joins } = given;
  const own = relations.get(draft) ?? { associations: [], values: [] };
  const scope = attributeScope(draft, own.associations);
  const associations = nameAssociations(own.associations, scope);
  const isReference = associations.some(({ mode }) => mode === 'key') && draft.key.columns.length === 1;
  const input: EntityInput = {
    draft,
    associations,
    database,
    generation: planGeneration(draft, isReference, schema, database),
  };
  const fields = planFields(input);
  const writes = planWrites(input, fields);
  const filters = planFilters(input);
  const owned = joins.filter(({ owner }) => owner === draft);
  const references = [...own.associations, ...own.values.flatMap(({ key }) => referenceOf(key, drafts) ?? [])];
  const isOptional = isOptionalIn(draft);
  const sample = {
    draft,
    fields,
    filters,
    references: columnReferences(references, isOptional),
    needed: neededReferences(references, isOptional),
    given: new Map(),
    foreign: new Set([...own.associations, ...own.values].flatMap(({ key }) => key.columns)),
    actions: [...writes.create, ...writes.update],
  };
  const asked = askedReferences(sample);
  const isAbsent = (name: string) => isOptional(name) && !asked.has(name);
  const withAsked = {
    ...sample,
    references: columnReferences(references, isAbsent),
    needed: neededReferences(references, isAbsent),
  };
  return { input, sample: withAsked, fields, writes, filters, links: planLinks(draft, owned, scope, database) };
}

/** Whether a record may be without a column's value: one that is left out becomes its default, which refers to something. */
function isOptionalIn(draft: EntityDraft): (column: string) => boolean {
  const required = draft.columns.filter(
    (one) => one.column.notNull || draft.key.columns.includes(one.column.name) || planDefault(one) !== undefined,
  );
  return (name) => !required.some(({ column }) => column.name === name);
}

/** The entities a record of this one refers to, as far as its sample does. */
function neededBy(started: Started | undefined): readonly EntityDraft[] {
  if (started === undefined) return [];
  const sent = new Set(started.fields.filter(({ inRequest }) => inRequest).map(({ column }) => column));
  const used = [...started.sample.references].filter(([column]) => sent.has(column));
  return [...new Set(used.map(([, { reference }]) => reference.target))];
}
