import { toJavaTypeName } from '@backsmith/text';
import type { ForeignKey, Schema, TableRows } from '@backsmith/schema';
import type { Diagnostic, Language } from '@backsmith/text';
import { VERSIONS } from '../data/versions.ts';
import type { Blueprint } from '../model/blueprint.ts';
import type { Contribution } from '../model/contribution.ts';
import type { History } from '../model/history.ts';
import type { Image, ParentBuild, Project, Setting } from '../model/project.ts';
import type { Resource } from '../model/resource.ts';
import type { ReportedTable } from '../model/report.ts';
import { Packages } from '../names/packages.ts';
import type { Options } from '../options.ts';
import type { EventNames } from '../parts/event-names.ts';
import type { ServiceAccess } from '../parts/service-access.ts';
import { designGround } from '../parts/ground.ts';
import { designParts } from '../parts/index.ts';
import { designProblems } from '../parts/problems.ts';
import type { ColumnRoles } from '../roles/assign-roles.ts';
import { designExamples } from '../samples/design-examples.ts';
import type { ServerPlace } from '../stores/designed-store.ts';
import { designStore, storeOfParts } from '../stores/index.ts';
import { apiSupport } from './api-support.ts';

/** What is built first. */
export const FIRST_VERSION = '0.1.0-SNAPSHOT';

/** The first Java whose cache of loaded classes one run of the application makes. */
const FIRST_WITH_AOT_CACHE = 25;

/** Where a service stands, and what it is called by everything around it. */
export type ServicePlace = {
  /** Where it lies in the repository; empty for the root. */
  readonly folder: string;
  /** What its build and its image are called: lower case. */
  readonly name: string;
  /** What its database is called, and the server of it. */
  readonly database: string;
  readonly server: ServerPlace;
  /** What compose calls it. */
  readonly container: string;
  /** The port it listens on, unless its environment says another one. */
  readonly port: number;
  readonly parent: ParentBuild;
  /** How callers are known, where several services are guarded together. */
  readonly access?: ServiceAccess;
  /** What its events are called by, where services tell each other what happened. */
  readonly events?: EventNames;
  /** It notes what is under way between it and others. */
  readonly makesPromises?: boolean;
};

/** A service, what became of the tables it keeps, and what there is to say about them. */
export type DesignedService = {
  readonly blueprint: Blueprint;
  readonly reported: readonly ReportedTable[];
  readonly diagnostics: readonly Diagnostic[];
};

/** What a service keeps. */
export type KeptSchema = {
  readonly schema: Schema;
  /** Foreign keys that lead to tables another service keeps. */
  readonly leaving: readonly ForeignKey[];
  readonly roles: ColumnRoles;
  /** The language the tables of the project are named in. */
  readonly language: Language;
  /** What was generated before, where its database is in use. */
  readonly history?: History | undefined;
  /** What new databases are filled with; rows of other services among them. */
  readonly rows: readonly TableRows[];
  /** What the names of tables begin with that another generated project has made for itself in the same database. */
  readonly standing?: string | undefined;
};

/** The migrations of a project and of the parts that guard it, which its database has where it has their tables. */
const GUARDED_MIGRATIONS = 3;

/** Designs the service that keeps the tables of a schema. */
export function designService(
  { schema, leaving, roles, language, history, rows, standing }: KeptSchema,
  options: Options,
  place: ServicePlace,
): DesignedService {
  const packages = new Packages(options.packageName, options.layout);
  const isHandled = options.features.exceptionHandler;
  const { database, devDatabase } = options;
  const locksRows = (options.features.security && place.access?.isIssuer !== false) || place.events !== undefined;
  const { server, port, folder } = place;
  const made = standing === undefined ? undefined : options.features.security ? { migrations: GUARDED_MIGRATIONS } : {};
  const designed = designStore(
    {
      ...{ schema, leaving, roles, language, name: place.database, server, packages },
      ...{ isHandled, locksRows, isAudited: options.features.security, tellsOthers: place.events !== undefined },
      ...{ devDatabase, history, standing: made, rows },
    },
    database,
  );
  const { lists, enums, store, reported, told = [], diagnostics } = designed;
  const isGuarded = options.features.security;
  const resources = isGuarded ? designed.resources.map(withRole) : designed.resources;
  const settled = withPort(designGround(options.projectName, resources, folder !== ''), place);
  const ground = { ...settled, variables: [...settled.variables, ...told] };
  const parts = designParts({
    options,
    packages,
    port,
    isOneOfSeveral: folder !== '',
    resources,
    lists,
    store: storeOfParts(store),
    enums,
    roles,
    schema,
    earlier: history?.migrations ?? [],
    access: place.access,
    events: place.events,
    makesPromises: place.makesPromises,
    standing,
    writeTables: designed.writeTables,
  });
  const project = designProject(options, place, packages);
  const blueprint: Blueprint = {
    folder,
    project,
    port,
    image: designImage(options, place),
    support: apiSupport(packages, resources, lists),
    tests: {
      api: packages.root('ApiTest'),
      start: packages.root('ApplicationTest'),
      run: packages.root(`Test${project.application.name}`),
      givesValues: resources.some(({ sample }) => sample.records.some(({ given }) => given !== undefined)),
    },
    resources,
    lists,
    examples: designExamples(resources, lists),
    enums,
    store,
    ground,
    parts,
    problems: designProblems([ground, store, ...parts], isHandled, packages),
    isOpen: parts.every(({ guards }) => guards !== true),
  };
  return { blueprint, reported, diagnostics: [...diagnostics, ...parts.flatMap(({ findings = [] }) => findings)] };
}

/** What was deleted is the business of administrators. */
function withRole(resource: Resource): Resource {
  return resource.restoration === undefined ? resource : { ...resource, restoration: { role: 'ADMIN' } };
}

/** Spring Boot listens where a monolith does; the services of one machine each say another port. */
function withPort(ground: Contribution, { folder }: ServicePlace): Contribution {
  if (folder === '') return ground;
  const port: Setting = { path: ['server', 'port'], value: { variable: 'SERVER_PORT' } };
  return { ...ground, settings: [...ground.settings, port] };
}

/** What a build is called, and what it builds. */
export function designProject(
  { projectName, packageName, javaVersion }: Options,
  { name, parent }: Pick<ServicePlace, 'name' | 'parent'>,
  packages: Packages,
): Project {
  return {
    parent,
    name: projectName,
    groupId: packageName,
    artifactId: name,
    version: FIRST_VERSION,
    packageName,
    application: packages.root(`${toJavaTypeName(projectName, 'Backend')}Application`),
    java: javaVersion,
    springBoot: VERSIONS.springBoot,
  };
}

/** How something becomes an image. */
export function designImage(
  { javaVersion }: Options,
  { name, container }: Pick<ServicePlace, 'name' | 'container'>,
): Image {
  return {
    name: imageName(name),
    container,
    buildImage: buildImage(javaVersion),
    runtimeImage: `${VERSIONS.images.runtime}:${javaVersion}-jre`,
    startCache:
      javaVersion >= FIRST_WITH_AOT_CACHE
        ? { written: '-XX:AOTCacheOutput=application.aot', read: '-XX:AOTCache=application.aot' }
        : { written: '-XX:ArchiveClassesAtExit=application.jsa', read: '-XX:SharedArchiveFile=application.jsa' },
  };
}

/** What an image, and what is in a cluster, is called after a project of this name. */
export function imageName(name: string): string {
  return /^\d/u.test(name) ? `app-${name}` : name;
}

/** The image a project of this Java is built in. */
export function buildImage(java: Options['javaVersion']): string {
  return `${VERSIONS.images.build}-${java}`;
}
