import type { Domain } from '../../model/schema.ts';
import { addressOf, callsRoutine, type PlanContext } from './context.ts';
import type { PlannedDomain } from './planned.ts';

/** The domains of the source, where the target is of its family and has domains; else their columns carry what they say. */
export function planDomains(context: PlanContext): readonly PlannedDomain[] {
  if (!context.sameFamily || !context.writer.capabilities.domains) return [];
  return (context.schema.domains ?? []).map((domain) => planDomain(context, domain));
}

function planDomain(context: PlanContext, domain: Domain): PlannedDomain {
  const { writer } = context;
  const value = domain.default && writer.spellDefault(domain.default, domain.dataType);
  const checks = domain.checks.filter((check) => !callsRoutine(context, check.expression));
  return {
    source: domain,
    address: addressOf(context, domain),
    type: writer.spellType(domain.dataType, { sameFamily: true }).sql,
    ...(value === undefined ? {} : { default: value }),
    checks: checks.map(({ name, expression }) =>
      name === undefined ? { condition: expression } : { name, condition: expression },
    ),
  };
}
