import { fitsDatabase, labelOf, suggestDevDatabase, type Database, type ServicePlan } from '@backsmith/options';
import type { Schema } from '@backsmith/schema';
import { capitalize, JAVA_KEYWORDS, toPascalCase, type Diagnostic } from '@backsmith/text';
import { publicHost } from '../data/production.ts';
import { VERSIONS } from '../data/versions.ts';
import type { ProjectVersion } from '../model/history.ts';
import type { ParentBuild } from '../model/project.ts';
import type { SharedBuild } from '../model/system.ts';
import type { Options } from '../options.ts';
import { numberServices } from '../services/number-services.ts';
import { partsOfSchema } from '../services/part-of-schema.ts';
import type { NeighbourAddress } from '../parts/neighbours.ts';
import type { ServiceAccess } from '../parts/service-access.ts';
import type { CutKey, ServiceCut } from '../services/service-cut.ts';
import { sharingOf } from '../services/tell-sharing.ts';
import type { Sharing } from '../model/report.ts';
import { cutFindings, planOf } from '../services/tell-cut.ts';
import { FIRST_VERSION, imageName, type ServicePlace } from './design-service.ts';

/** The port of the gateway, or of the only service; those of services follow. */
export const FIRST_PORT = 8080;

/** Where people sign in, in a system of several services; no service of a user's is called so. */
const AUTH = 'auth';

const SPRING_BOOT: ParentBuild = {
  group: 'org.springframework.boot',
  artifact: 'spring-boot-starter-parent',
  version: VERSIONS.springBoot,
  isNear: false,
};

const AUTH_FINDING: Diagnostic = {
  severity: 'info',
  code: 'auth-service',
  message: 'People sign in at a service of its own, auth, which keeps accounts and none of the tables.',
  consequence: 'It issues the tokens that all other services check.',
  line: 0,
  column: 0,
};

/** A service to be designed: what it keeps, under which names, and where it stands. */
export type PlacedService = {
  readonly name: string;
  readonly schema: Schema;
  readonly options: Options;
  readonly place: ServicePlace;
};

export type PlacedServices = {
  readonly services: readonly PlacedService[];
  readonly shared?: SharedBuild;
  /** Which service keeps which tables, where there are several. */
  readonly plan?: ServicePlan;
  readonly sharing?: Sharing;
  /** The foreign keys that lead from one service to another. */
  readonly cuts: readonly CutKey[];
  readonly findings: readonly Diagnostic[];
};

/** One service in the root folder, which keeps everything. */
export function placeMonolith(schema: Schema, options: Options): PlacedServices {
  const name = options.projectName.toLowerCase();
  const place: ServicePlace = {
    folder: '',
    name,
    database: name,
    server: { host: 'database', volume: 'data' },
    container: 'application',
    port: FIRST_PORT,
    parent: SPRING_BOOT,
  };
  return { services: [{ name, schema, options, place }], cuts: [], findings: [] };
}

/**
 * Several services, each in a folder with a database of its own, built from the root. Ports follow the order of the services,
 * and stay what they were in earlier versions. Where they are guarded, one more keeps no table of the user's: the one people
 * sign in at.
 */
export function placeServices(
  schema: Schema,
  options: Options,
  cut: ServiceCut,
  versions: readonly ProjectVersion[] = [],
): PlacedServices {
  const system = options.projectName.toLowerCase();
  const { parts, findings } = partsOfSchema(schema, cut);
  const parent: ParentBuild = {
    group: options.packageName,
    artifact: system,
    version: FIRST_VERSION,
    isNear: true,
  };
  const { security } = options.features;
  const names = cut.services.map(({ name }) => name);
  const numbers = numberServices(versions, names, security ? AUTH : undefined);
  const place = (name: string, part: Schema, database = options.database): PlacedService => {
    const own = {
      ...withDatabase(options, database),
      projectName: toPascalCase(name),
      packageName: `${options.packageName}.${packageOf(name)}`,
    };
    const events =
      options.events === undefined ? {} : { events: { system, service: name, broker: brokerName(system) } };
    return { name, schema: part, options: own, place: { ...placeOf(name, numbers.get(name) ?? 0, parent), ...events } };
  };
  const own = cut.services.flatMap(({ name, database }, at) =>
    parts.slice(at, at + 1).map((part) => place(name, part, database)),
  );
  const services = security ? guarded(own, place(AUTH, emptied(schema)), schema) : own;
  const shared: SharedBuild = {
    project: {
      groupId: options.packageName,
      artifactId: system,
      version: FIRST_VERSION,
      name: options.projectName,
      parent: SPRING_BOOT,
      java: options.javaVersion,
    },
    modules: [...services.map(({ place }) => place.folder), 'gateway'],
  };
  const said = services.length > own.length ? [AUTH_FINDING] : [];
  return {
    services,
    shared,
    plan: planOf(schema, cut),
    sharing: sharingOf(schema, cut),
    cuts: cut.cuts,
    findings: [...said, ...databaseFindings(cut, options), ...cutFindings(schema, cut), ...findings],
  };
}

/** Which services keep their records in another database than the system's. */
function databaseFindings({ services }: ServiceCut, options: Options): readonly Diagnostic[] {
  return services.flatMap(({ name, database }): readonly Diagnostic[] => {
    if (database === undefined || database === options.database) return [];
    const [own, others] = [database, options.database].map((one) => labelOf('database', one));
    const message = `${capitalize(name)} keeps its records in ${own ?? ''}, as the plan says; the system is for ${others ?? ''}.`;
    const consequence = 'Its API is the same; its own README says what its database needs.';
    return [{ severity: 'info', code: 'database-of-service', message, consequence, line: 0, column: 0 }];
  });
}

/** The options of a service that has this database, developed on the same as the others where that can stand for it. */
function withDatabase(options: Options, database: Database): Options {
  const { devDatabase } = options;
  const fits = database === options.database || fitsDatabase(devDatabase, database);
  return { ...options, database, devDatabase: fits ? devDatabase : suggestDevDatabase(database) };
}

/** Where a service stands: its number decides over its ports. */
function placeOf(name: string, number: number, parent: ParentBuild): ServicePlace {
  return {
    folder: folderOf(name),
    name: `${parent.artifact}-${name}`,
    database: name.replaceAll('-', '_'),
    server: { host: `${name}-database`, volume: `${name}-data`, shared: SHARED_SERVER },
    container: folderOf(name),
    port: FIRST_PORT + 1 + number,
    parent,
  };
}

/** The server of all services on one machine, where the database is too large for each to have one. */
const SHARED_SERVER = { host: 'database', volume: 'database-data' } as const;

/** What the gateway of a system is called. */
export function gatewayName(system: string): string {
  return `${system}-gateway`;
}

/** What a cluster calls the broker of a system's events. */
export function brokerName(system: string): string {
  return imageName(`${system}-rabbitmq`);
}

/** The services with the one that issues the tokens they all read. */
function guarded(services: readonly PlacedService[], auth: PlacedService, all: Schema): readonly PlacedService[] {
  const { folder, port, container, name, parent } = auth.place;
  const tokens = {
    issuer: `http://localhost:${FIRST_PORT}`,
    inCluster: `http://${imageName(gatewayName(parent.artifact))}`,
    inProduction: `https://${publicHost(parent.artifact)}`,
    audience: parent.artifact,
  };
  const issuedBy: NeighbourAddress & { readonly folder: string } = {
    ...{ name: auth.name, folder, port, container },
    image: imageName(name),
  };
  const withAccess = (one: PlacedService, access: ServiceAccess): PlacedService => ({
    ...one,
    place: { ...one.place, access },
  });
  return [
    ...services.map((one) => withAccess(one, { ...tokens, service: one.name, isIssuer: false, issuedBy })),
    withAccess(auth, { ...tokens, service: auth.name, isIssuer: true, all }),
  ];
}

/** The schema of a service that keeps no table of the user's. */
function emptied({ dialect }: Schema): Schema {
  return { dialect, tables: [], foreignKeys: [], enums: [], sequences: [], views: [] };
}

function packageOf(service: string): string {
  const word = service.replaceAll('-', '');
  return JAVA_KEYWORDS.has(word) ? `${word}service` : word;
}

function folderOf(service: string): string {
  return `${service}-service`;
}
