import { isFields } from '@backsmith/text';
import { strFromU8, unzipSync } from 'fflate';
import type { AssignedRoleView } from '@backsmith/contract';
import type { Architecture, SchemaChoices, ServicePlan } from '@backsmith/options';
import type { Dialect } from '@backsmith/sql';
import { cutSchema } from '../understanding/cut-schema.ts';
import { rolesOf } from '../understanding/roles-of.ts';
import { understand } from '../understanding/understand.ts';
import type { Cut, MadeCut, Understood } from '../understanding/understood.ts';

/** A file of a generated project, its path without the root folder. */
export type ArchiveFile = { readonly path: string; readonly text: string; readonly lines: number };

/** A call, and the folder of the service that answers it; empty where there is one application. */
export type Endpoint = {
  readonly method: string;
  readonly path: string;
  readonly title: string;
  readonly service: string;
};

/** What a generated project consists of. */
export type ReadArchive = {
  /** Sorted by path. */
  readonly files: readonly ArchiveFile[];
  readonly endpoints: readonly Endpoint[];
  readonly architecture: Architecture;
  /** The schema its first migration makes, or that its services share; null where it has none. */
  readonly schema: Understood | null;
  /** What its columns are for besides holding values, as the backend was built. */
  readonly roles: readonly AssignedRoleView[];
  /** How the services share it; null where there is one application. */
  readonly cut: MadeCut | null;
};

/** As much of `.backsmith/project.json` as is read here; a project of an earlier release may have none. */
type Recorded = { readonly options?: RecordedOptions; readonly versions?: readonly RecordedVersion[] };

type RecordedOptions = {
  readonly architecture?: Architecture;
  readonly features?: { readonly security?: boolean };
  readonly services?: ServicePlan;
  readonly servicesCount?: number;
  readonly choices?: SchemaChoices;
};

type RecordedVersion = {
  readonly dialect: Dialect;
  readonly sources: readonly { readonly lines: readonly string[] }[];
  /** Which service keeps which tables. */
  readonly services?: ServicePlan;
};

/** Looks into the archive of a generated project. @throws Error where it is no archive */
export function readArchive(bytes: Uint8Array): ReadArchive {
  const files = Object.entries(unzipSync(bytes))
    .filter(([name]) => !name.endsWith('/'))
    .map(([name, content]) => fileOf(name, strFromU8(content)))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const requests = files.filter(({ path }) => path.endsWith('requests.http'));
  const endpoints = requests.flatMap(({ path, text }) => {
    const service = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    return endpointsOf(text).map((endpoint) => ({ ...endpoint, service }));
  });
  return { files, endpoints, ...schemaOf(files) };
}

/** What the file of a record holds; nothing where there is none. */
function recordedIn(text: string | undefined): Recorded {
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return isRecorded(value) ? value : {};
}

function isRecorded(value: unknown): value is Recorded {
  return isFields(value) && isFields(value['options'] ?? {}) && Array.isArray(value['versions'] ?? []);
}

/** One application has its schema in one migration; services have parts of it, and the record has the whole. */
function schemaOf(files: readonly ArchiveFile[]): Pick<ReadArchive, 'architecture' | 'schema' | 'roles' | 'cut'> {
  const record = files.find(({ path }) => path === '.backsmith/project.json');
  const { options, versions } = recordedIn(record?.text);
  const latest = versions?.at(-1);
  if (options?.architecture === 'microservice' && latest !== undefined) {
    const text = latest.sources.map(({ lines }) => lines.join('\n')).join('\n');
    const isGuarded = options.features?.security === true;
    const cut = recordedCut(text, latest, options, isGuarded);
    return {
      architecture: 'microservice',
      schema: understand({ text, dialect: latest.dialect }),
      roles: rolesOf(text, latest.dialect, options.choices),
      cut: cut.kind === 'cut' ? cut : null,
    };
  }
  const migrations = files.filter(({ path }) => /\/db\/migration\/[^/]+\/V1__\w+\.sql$/.test(path));
  const own = migrations.find(({ path }) => !path.includes('/h2/')) ?? migrations[0];
  return {
    architecture: 'monolithic',
    schema: own ? understand({ text: own.text }) : null,
    roles: own ? rolesOf(own.text, undefined, options?.choices) : [],
    cut: null,
  };
}

/** The cut as it was recorded: a later release of the engine may share the same schema out otherwise. */
function recordedCut(text: string, latest: RecordedVersion, options: RecordedOptions, isGuarded: boolean): Cut {
  const { dialect, services = options.services ?? null } = latest;
  const wish = { plan: options.services ?? null, count: options.servicesCount ?? null };
  const cut = cutSchema(text, dialect, wish, isGuarded);
  const isRecorded = cut.kind === 'cut' && JSON.stringify(cut.plan) === JSON.stringify(services);
  return isRecorded || services === null ? cut : cutSchema(text, dialect, { plan: services, count: null }, isGuarded);
}

function fileOf(name: string, text: string): ArchiveFile {
  return { path: name.slice(name.indexOf('/') + 1), text, lines: text.split('\n').length };
}

/** The calls of a file of requests: a title, and below it the method and the address; what is to be filled in as `{order_id}`. */
export function endpointsOf(text: string): readonly Omit<Endpoint, 'service'>[] {
  return [...text.matchAll(/^### (.+)\n([A-Z]+) \{\{\w+\}\}([^\s?]+)/gmu)].map(
    ([, title = '', method = '', path = '']) => ({ method, path: path.replaceAll(/\{(\{\w+\})\}/gu, '$1'), title }),
  );
}
