import type { Domain } from '../../model/schema.ts';
import { addressOf, type DesignContext } from './context.ts';
import type { DesignedDomain } from '../shared/designed.ts';
import { domainPath } from './search-path.ts';
import { typeNames } from './type-names.ts';
import { unknownInDefault, unknownInExpression } from './unknown-calls.ts';

/** The domains of the source, where the target is of its family and has domains; else their columns carry what they say. */
export function designDomains(context: DesignContext): readonly DesignedDomain[] {
  if (!context.sameFamily || !context.writer.capabilities.domains) return [];
  return (context.schema.domains ?? []).map((domain) => designDomain(context, domain));
}

function designDomain(context: DesignContext, domain: Domain): DesignedDomain {
  const { writer } = context;
  const value = domainDefault(context, domain);
  const checks = domain.checks.filter((check) => {
    const unknown = unknownInExpression(context, check.expression);
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
  const address = addressOf(context, domain);
  const enumType = domain.dataType.kind === 'enum' ? typeNames(context).enum(domain.dataType) : undefined;
  return {
    source: domain,
    address,
    ...domainPath(context, domain, address),
    type: writer.spellType(domain.dataType, {
      sameFamily: true,
      ...(domain.type === undefined ? {} : { declared: domain.type }),
      ...(enumType === undefined ? {} : { enumType }),
    }).sql,
    ...(value === undefined ? {} : { default: value }),
    checks: checks.map(({ name, expression }) =>
      name === undefined ? { condition: expression } : { name, condition: expression },
    ),
  };
}

function domainDefault(context: DesignContext, domain: Domain): string | undefined {
  const value = domain.default;
  if (value === undefined) return undefined;
  const unknown = value.kind === 'expression' ? unknownInDefault(context, value.text) : undefined;
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
