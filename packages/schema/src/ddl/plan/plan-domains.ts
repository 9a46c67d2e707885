import type { Domain } from '../../model/schema.ts';
import { addressOf, type PlanContext } from './context.ts';
import type { PlannedDomain } from './planned.ts';
import { unknownCall } from './unknown-calls.ts';

/** The domains of the source, where the target is of its family and has domains; else their columns carry what they say. */
export function planDomains(context: PlanContext): readonly PlannedDomain[] {
  if (!context.sameFamily || !context.writer.capabilities.domains) return [];
  return (context.schema.domains ?? []).map((domain) => planDomain(context, domain));
}

function planDomain(context: PlanContext, domain: Domain): PlannedDomain {
  const { writer } = context;
  const value = domainDefault(context, domain);
  const checks = domain.checks.filter((check) => {
    const unknown = unknownCall(context, check.expression);
    if (unknown !== undefined)
      context.report.add({
        code: 'ddl-check-dropped',
        severity: 'warning',
        at: check,
        owner: `domain "${domain.name}"`,
        text: `the check is left out: it calls ${unknown}`,
        consequence: 'the database no longer refuses such values',
      });
    return unknown === undefined;
  });
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

function domainDefault(context: PlanContext, domain: Domain): string | undefined {
  const value = domain.default;
  if (value === undefined) return undefined;
  const unknown = value.kind === 'expression' ? unknownCall(context, value.text) : undefined;
  if (unknown === undefined) return context.writer.spellDefault(value, domain.dataType);
  context.report.add({
    code: 'ddl-default-dropped',
    severity: 'warning',
    at: domain,
    owner: `domain "${domain.name}"`,
    text: `the default calls ${unknown}: it is left out`,
    consequence: 'in a database made by the migrations the application has to set the value',
  });
  return undefined;
}
