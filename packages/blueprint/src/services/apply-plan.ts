import { checkServiceName, type ServicePlan } from '@backsmith/options';
import type { Schema, Table } from '@backsmith/schema';
import { addAll, type Diagnostic, didYouMean, type Parsed, toExcerpt } from '@backsmith/text';
import { isNamed, isSameName, qualifiedName } from '../roles/chosen-role.ts';
import { keyOf } from '../tables/lookup.ts';
import { Links } from './links.ts';
import { cutKeys } from './cut-keys.ts';
import { hubOf } from './name-services.ts';
import type { ServiceCut, ServiceTables } from './service-cut.ts';
import { tableLinks } from './table-links.ts';

/** As much of a name, and as many names, as a message shows. */
const LONGEST_NAME = 80;
const MOST_LISTED = 12;

/** A service of the plan with the tables it names that the schema has. */
type Planned = Pick<ServiceTables, 'name' | 'database'> & { readonly tables: readonly Table[] };

/**
 * Shares the tables out as a plan says.
 *
 * @returns the cut, or none with the errors that say what is wrong: a name no service can have, one that is given twice,
 *   a table that is unknown, unclear, named twice or missing. A plan stands in no source text, so their line is 0.
 */
export function applyPlan(schema: Schema, plan: ServicePlan): Parsed<ServiceCut | undefined> {
  const problems = [...nameProblems(plan), ...plan.services.flatMap(({ tables }) => tableProblems(schema, tables))];
  const planned = plan.services.map((one): Planned => ({ ...one, tables: tablesNamed(schema, one.tables) }));
  addAll(problems, sharingProblems(schema, planned));
  if (problems.length > 0) return { value: undefined, diagnostics: problems };
  const links = new Links(schema.tables.length, tableLinks(schema));
  const services = planned.map((one): ServiceTables => {
    const members = new Set(one.tables.map((table) => schema.tables.indexOf(table)));
    const hub = schema.tables[hubOf(members, links)];
    const own = schema.tables.filter((table) => one.tables.includes(table));
    const { name, database } = one;
    const kept = { name, tables: own.map(keyOf), hub: hub === undefined ? '' : keyOf(hub) };
    return database === undefined ? kept : { ...kept, database };
  });
  const cuts = cutKeys(schema, services, () => 'the plan has the two tables in different services');
  const places = new Map(services.flatMap(({ tables }) => tables.map((table) => [table, 'the plan says so'] as const)));
  return { value: { services, cuts, isPlanned: true, places }, diagnostics: [] };
}

function nameProblems({ services }: ServicePlan): readonly Diagnostic[] {
  const none = services.length === 0 ? [problem('empty-plan', 'The plan has no service.', EXAMPLE)] : [];
  const own = services.flatMap(({ name, tables }, at): readonly Diagnostic[] => {
    const rule = checkServiceName(name);
    if (rule !== undefined) return [problem('invalid-service-name', `${rule}: ${shown(name)}.`, 'Such as "orders".')];
    if (services.findIndex((other) => other.name === name) < at) {
      return [problem('service-twice', `The plan has two services ${shown(name)}.`, 'Merge them, or rename one.')];
    }
    if (tables.length > 0) return [];
    return [problem('empty-service', `The service ${shown(name)} has no table.`, 'Leave it out, or give it one.')];
  });
  return [...none, ...own];
}

const EXAMPLE = 'It looks like { "services": [{ "name": "orders", "tables": ["customer_order", "order_item"] }] }.';

function tableProblems(schema: Schema, names: readonly string[]): readonly Diagnostic[] {
  return names.flatMap((name): readonly Diagnostic[] => {
    const meant = tablesMeant(schema, name);
    if (meant.length === 1) return [];
    const known = (meant.length === 0 ? schema.tables : meant).map(qualifiedName);
    const [code, end] =
      meant.length === 0
        ? (['unknown-table', 'which the schema does not have'] as const)
        : (['unclear-table', 'and the schema has several'] as const);
    const hint = `${didYouMean(name, known)}Known: ${listed(known)}.`;
    return [problem(code, `The plan names a table ${shown(name)}, ${end}.`, hint)];
  });
}

function tablesNamed(schema: Schema, names: readonly string[]): readonly Table[] {
  return names.flatMap((name) => {
    const meant = tablesMeant(schema, name);
    return meant.length === 1 ? meant : [];
  });
}

/** Tables of this name; the one without a namespace where others have one, as nothing else would name it. */
function tablesMeant({ tables }: Schema, name: string): readonly Table[] {
  const meant = tables.filter((table) => isNamed(table, name));
  const exact = meant.filter((table) => isSameName(qualifiedName(table), name));
  return exact.length === 1 ? exact : meant;
}

function sharingProblems({ tables }: Schema, planned: readonly Planned[]): readonly Diagnostic[] {
  const homes = (table: Table) =>
    planned.flatMap(({ name, tables: own }) => own.filter((one) => one === table).map(() => name));
  const twice = tables.flatMap((table) => {
    const found = homes(table);
    const where = [...new Set(found)].join(' and ');
    const message = `The plan names the table ${shown(qualifiedName(table))} ${found.length} times, in ${where}.`;
    return found.length < 2 ? [] : [problem('table-twice', message, 'A table belongs to one service.')];
  });
  const missing = tables.filter((table) => homes(table).length === 0).map(qualifiedName);
  if (missing.length === 0) return twice;
  const message = `The plan gives no service to ${listed(missing)}.`;
  return [
    ...twice,
    problem('table-without-service', message, 'Name every table of the schema in one of the services.'),
  ];
}

function listed(names: readonly string[]): string {
  const more = names.length > MOST_LISTED ? ` and ${names.length - MOST_LISTED} more` : '';
  const some = names.slice(0, MOST_LISTED).map((name) => toExcerpt(name, LONGEST_NAME));
  return `${some.join(', ')}${more}`;
}

function shown(name: string): string {
  return `"${toExcerpt(name, LONGEST_NAME)}"`;
}

function problem(code: string, message: string, hint: string): Diagnostic {
  return { severity: 'error', code, message, hint, line: 0, column: 0 };
}
