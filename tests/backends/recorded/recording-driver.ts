import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Generation } from '@backsmith/engine';
import { REPOSITORY, jdkProgram, runOk, tool } from '../../kit/index.ts';
import type { Bound } from './unrounded-moments.ts';
import type { StrictDatabase } from '../strict-sql/strict-sql.ts';

/** A server that a backend is told it talks to. */
export type Played = {
  readonly label: string;
  readonly database: StrictDatabase;
  /** What its driver says of it. */
  readonly product: string;
  readonly major: number;
  /** What H2 plays it as. */
  readonly mode: string;
};

export const PLAYED: readonly [Played, ...Played[]] = [
  { label: 'SQL Server 2022', database: 'sqlserver', product: 'Microsoft SQL Server', major: 16, mode: 'MSSQLServer' },
  { label: 'Oracle 19c', database: 'oracle', product: 'Oracle', major: 19, mode: 'Oracle' },
  { label: 'Oracle 23ai', database: 'oracle', product: 'Oracle', major: 23, mode: 'Oracle' },
];

/** Compiles the driver that records. @returns the folder of its classes */
export async function compileDriver(scratch: string): Promise<string> {
  const classes = join(scratch, 'recording-driver');
  mkdirSync(classes, { recursive: true });
  const source = join(REPOSITORY, 'tests/backends/recorded/RecordingDriver.java');
  await runOk(jdkProgram(tool('jdk-25'), 'javac'), ['-d', classes, source]);
  // Whoever asks for a driver of an address finds it by this file.
  const services = join(classes, 'META-INF/services');
  mkdirSync(services, { recursive: true });
  writeFileSync(join(services, 'java.sql.Driver'), 'RecordingDriver\n');
  return classes;
}

/** The address of the database a backend is developed on. */
function memoryUrl({ files }: Generation): string {
  const file = files.find(({ path }) => path === 'src/main/resources/application-dev.yaml');
  const { spring } = parse(String(file?.content)) as {
    readonly spring: { readonly datasource: { readonly url: string } };
  };
  return spring.datasource.url;
}

/**
 * The settings with which a backend in production believes that it talks to a server, while H2 answers and all it says is
 * recorded. Its tables are those for H2: V1 of the server's own is read by the grammars elsewhere.
 *
 * @param generation a backend that is developed on H2
 * @param name of the database, unlike any other in the process
 */
export function recordedSettings(
  { product, major, mode }: Played,
  generation: Generation,
  name: string,
  record: string,
): Readonly<Record<string, string>> {
  const made = memoryUrl(generation).replace(/^jdbc:h2:mem:[^;]+/, `jdbc:h2:mem:${name}`);
  const played = made.replace('MODE=PostgreSQL', `MODE=${mode}`);
  const settings = {
    'spring.datasource.url': `jdbc:recorded:${product};${major};${record};${played}`,
    'spring.datasource.driver-class-name': 'RecordingDriver',
    'spring.datasource.username': 'sa',
    'spring.datasource.password': '',
    'spring.flyway.url': made,
    'spring.flyway.driver-class-name': 'RecordingDriver$Kept',
    // H2 makes the schemas by its migration.
    'spring.flyway.schemas': '',
    'spring.flyway.user': 'sa',
    'spring.flyway.password': '',
    'spring.jpa.hibernate.ddl-auto': 'none',
  };
  return { SPRING_APPLICATION_JSON: JSON.stringify(settings) };
}

/** The values that the parameters of the statements of a record were given, each kind once. */
export function boundIn(record: string): readonly Bound[] {
  return statementsIn(`${record}.bound`).map((note) => {
    const [at = '', type = '', ...statement] = note.split('\n');
    return { at: Number(at), type, statement: statement.join('\n') };
  });
}

/** The statements of a record, each once. */
export function statementsIn(record: string): readonly string[] {
  if (!existsSync(record)) return [];
  const lines = readFileSync(record, 'utf8').split('\n');
  return [...new Set(lines.filter((line) => line !== ''))].map((line) => Buffer.from(line, 'base64').toString('utf8'));
}
