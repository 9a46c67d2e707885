import type { Schema, TableRows } from '@backsmith/schema';
import type { Diagnostic, Parsed } from '@backsmith/text';
import { publicHost } from '../data/production.ts';
import { VERSIONS } from '../data/versions.ts';
import type { Blueprint } from '../model/blueprint.ts';
import type { History, ProjectHistory } from '../model/history.ts';
import type { System } from '../model/system.ts';
import type { Options } from '../options.ts';
import { languageOfTables } from '../names/class-names.ts';
import { designReport } from '../report/design-report.ts';
import { assignRoles, type ColumnRoles } from '../roles/assign-roles.ts';
import { chooseCut } from '../services/choose-cut.ts';
import { designBroker } from '../parts/events/broker.ts';
import { connectServices, type NamedService } from './connect-services.ts';
import { designGateway } from './design-gateway.ts';
import { designObservation } from './design-observation.ts';
import { buildImage, designService, imageName } from './design-service.ts';
import { brokerName, placeMonolith, placeServices, type PlacedService, type PlacedServices } from './place-services.ts';
import { historiesOfServices, historyOfMonolith } from './service-history.ts';

/**
 * Makes every decision about the backend of a schema: names, types, keys, relations, endpoints, validation, tests,
 * configuration and SQL. What the schema says and the backend cannot is a diagnostic and stands in the report.
 *
 * @param found what reading the schema had to say, for the report
 * @param history what was generated before: its migrations stay as they are, and an additive one brings each database along.
 *   Throws where its tables cannot be shared out as `chooseCut` says
 * @param standing what the names of tables begin with that another project's parts have made in the same database
 * @param rows what the source puts into lookup tables, for new databases
 * @returns the system, and the diagnostics of designing alone
 */
export function designSystem(
  schema: Schema,
  options: Options,
  found: readonly Diagnostic[] = [],
  history?: ProjectHistory,
  standing?: string,
  rows: readonly TableRows[] = [],
): Parsed<System> {
  const placed = place(schema, options, history);
  const roles = assignRoles(schema, options.choices, options.features.security);
  const historyOf = historiesOf(placed, history);
  // Of the whole schema as it was first: no table is called otherwise because others joined it, or another service took them.
  const language = languageOfTables((history?.versions[0]?.schema ?? schema).tables);
  const asked = placed.cuts.filter(({ namesAuthor }) => !namesAuthor);
  const notesAll = placed.services.every((one) => one.options.database !== 'mongodb');
  const isCut = (name: string) => asked.some(({ from, to }) => from === name || to === name);
  const designed = placed.services.map((service) => {
    const { name, schema: part, options: own, place: at } = service;
    const leaving = placed.cuts.filter(({ from }) => from === name).map(({ key }) => key);
    const kept = {
      schema: part,
      leaving,
      roles: rolesWithin(roles, part),
      language,
      history: historyOf(service),
      standing,
      rows,
    };
    return designService(kept, own, { ...at, makesPromises: notesAll && isCut(name) });
  });
  const named = designed.map(({ blueprint }, at) => ({ blueprint, ...namedAt(placed, at, blueprint) }));
  const { services, findings } = connectServices(named, asked, {
    schema,
    hasEvents: options.events !== undefined,
  });
  const noticed = designed.flatMap((one) => one.diagnostics);
  const diagnostics = placed.shared === undefined ? noticed : distinct([...placed.findings, ...findings, ...noticed]);
  const reported = designed.flatMap((one, at) => {
    const service = placed.shared && placed.services[at]?.name;
    return service === undefined ? one.reported : one.reported.map((table) => ({ ...table, service }));
  });
  const gateway = placed.shared && designGateway(named, placed.shared, options);
  const value: System = {
    name: options.projectName,
    root: {
      repository: options.projectName.toLowerCase(),
      name: imageName(options.projectName.toLowerCase()),
      host: publicHost(options.projectName.toLowerCase()),
      java: options.javaVersion,
      maven: VERSIONS.maven,
      buildImage: buildImage(options.javaVersion),
      actions: VERSIONS.actions,
    },
    services,
    ...(placed.shared && {
      shared: placed.shared,
      ...(placed.plan && { plan: placed.plan }),
      ...(gateway && { gateway }),
    }),
    observation: designObservation(services, gateway, options.projectName),
    ...(options.events !== undefined &&
      placed.shared && {
        broker: designBroker(placed.shared.project.artifactId, brokerName(placed.shared.project.artifactId)),
      }),
    report: {
      ...designReport(schema, services, reported, [...found, ...diagnostics], roles),
      ...(placed.sharing && { sharing: placed.sharing }),
    },
  };
  return { value, diagnostics };
}

/** Where the services stand, and what each of them keeps. Throws for a plan that does not fit: plans are checked before. */
function place(schema: Schema, options: Options, history: ProjectHistory | undefined): PlacedServices {
  if (options.architecture === 'monolithic') return placeMonolith(schema, options);
  const { value, diagnostics } = chooseCut(schema, options, history);
  if (value === undefined) throw new Error(`The plan does not fit: ${diagnostics[0]?.message ?? ''}`);
  const placed = placeServices(schema, options, value, history?.versions);
  return { ...placed, findings: [...diagnostics, ...placed.findings] };
}

/** What was generated before of each service. */
function historiesOf(
  { shared }: PlacedServices,
  history: ProjectHistory | undefined,
): (service: PlacedService) => History | undefined {
  if (history === undefined) return () => undefined;
  return shared === undefined ? () => historyOfMonolith(history) : historiesOfServices(history);
}

/** What is true of the whole schema is noticed with each service, and said once. */
function distinct(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()];
}

/** What others call a service by. */
function namedAt({ services }: PlacedServices, at: number, { image }: Blueprint): Omit<NamedService, 'blueprint'> {
  const found = services[at];
  if (found === undefined) throw new Error('A service that was designed and not placed');
  const { options, name, place } = found;
  return { options, name, port: place.port, container: place.container, image: image.name };
}

/** What is said of the roles of a service's own tables. */
function rolesWithin(roles: ColumnRoles, { tables }: Schema): ColumnRoles {
  const isOwn = (one: { readonly schema?: string; readonly table: string }) =>
    tables.some(({ schema, name }) => schema === one.schema && name === one.table);
  const { assigned, missed, offered } = roles;
  return {
    ...roles,
    assigned: assigned.filter(isOwn),
    missed: missed.filter(isOwn),
    offered: offered.filter(isOwn),
  };
}
