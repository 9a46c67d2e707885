import { chooseCut, cutFindings, planOf, setAsideOwnTables, type ServiceCut } from '@backsmith/blueprint';
import type { ServicePlan } from '@backsmith/options';
import { readSchema, type Schema } from '@backsmith/schema';
import type { Dialect } from '@backsmith/sql';
import { layOut } from '../../../shared/diagram/lay-out.ts';
import { tableId } from '../../../shared/diagram/of-schema.ts';
import { diagramOfServices } from '../diagram/of-services.ts';
import type { Cut } from './understood.ts';

/** What the engine adds where callers are known: people sign in there, and it keeps none of the user's tables. */
const AUTH = { name: 'auth', tables: ['accounts and roles'] };

/** All tables of a service, as far as one can look at them. */
const ALL_ROWS = 60;

/** What the user decided: a plan, else how many services there are; where both are null the schema decides. */
export type CutWish = { readonly plan: ServicePlan | null; readonly count: number | null };

/**
 * Shares the tables of a schema out among services, by the rules of the engine.
 *
 * @param isGuarded callers are known, by one more service
 * @returns the cut, or why the plan does not fit the schema
 */
export function cutSchema(text: string, dialect: Dialect, { plan, count }: CutWish, isGuarded: boolean): Cut {
  const { schema } = setAsideOwnTables(readSchema(text, { dialect }).value.schema);
  const wish = { ...(plan && { services: plan }), ...(count !== null && { servicesCount: count }) };
  const { value, diagnostics } = chooseCut(schema, wish);
  return value === undefined ? { kind: 'problems', problems: diagnostics } : shown(schema, value, isGuarded);
}

function shown(schema: Schema, cut: ServiceCut, isGuarded: boolean): Cut {
  const plan = planOf(schema, cut);
  const asked = cut.cuts.filter(({ namesAuthor }) => !namesAuthor);
  const crossings = asked.map(({ key, from, to }) => ({
    from,
    table: tableId({ ...(key.schema !== undefined && { schema: key.schema }), name: key.table }),
    to,
    target: tableId({ ...(key.refSchema !== undefined && { schema: key.refSchema }), name: key.refTable }),
  }));
  const source = diagramOfServices(isGuarded ? [...plan.services, AUTH] : plan.services, crossings);
  return {
    kind: 'cut',
    plan,
    findings: cutFindings(schema, cut),
    keys: asked.length,
    source,
    diagram: layOut(source, ALL_ROWS),
  };
}
