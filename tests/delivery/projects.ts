import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, supportedOptions, type Database, type Generation, type JavaVersion } from '@backsmith/engine';
import { REPOSITORY } from '../kit/index.ts';

/** A project to read the delivery files of: its title and its files by path. */
export type Project = {
  readonly title: string;
  readonly files: ReadonlyMap<string, string>;
  readonly generation: Generation;
};

type Choice = { readonly projectName: string; readonly database: Database; readonly javaVersion: JavaVersion };

/** Each database once, with versions of Java and names that differ: words of YAML and of shells, and digits only. */
const CHOICES: readonly Choice[] = [
  { projectName: 'shop', database: 'postgresql', javaVersion: 17 },
  { projectName: '123', database: 'mysql', javaVersion: 21 },
  { projectName: 'true', database: 'mariadb', javaVersion: 25 },
  { projectName: 'Null', database: 'oracle', javaVersion: 17 },
  { projectName: '1e5', database: 'sqlserver', javaVersion: 25 },
  { projectName: 'off', database: 'mongodb', javaVersion: 21 },
];

/** Generates from a schema. Throws with the diagnostics when there is no result. */
export function generateWith(sql: string | Uint8Array, choice: Partial<Choice> = {}): Generation {
  const source = typeof sql === 'string' ? new TextEncoder().encode(sql) : sql;
  const options = { projectName: 'shop', database: 'postgresql', javaVersion: 17, ...choice } as const;
  const { value, diagnostics } = generate(source, {
    packageName: 'com.acme.shop',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    layout: 'layer',
    ...options,
  });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

/** The text of every file by its path. */
export function textsOf({ files }: Generation): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, content }) => [path, String(content)]));
}

/** The shop for every database. */
export function projects(): readonly Project[] {
  const sql = readFileSync(join(REPOSITORY, 'examples/shop.sql'));
  if (CHOICES.length !== supportedOptions().databases.length) throw new Error('A database without a project');
  return CHOICES.map((choice) => {
    const generation = generateWith(sql, choice);
    return { title: `${choice.projectName} on ${choice.database}`, files: textsOf(generation), generation };
  });
}

/** The shop as several services that know their callers, and tell each other what happened where they are to. */
export function guardedServices(events?: 'rabbitmq'): Project {
  const { value, diagnostics } = generate(readFileSync(join(REPOSITORY, 'examples/shop.sql')), {
    projectName: 'Shop',
    packageName: 'com.acme.shop',
    architecture: 'microservice',
    features: { swagger: true, exceptionHandler: true, security: true },
    layout: 'layer',
    database: 'postgresql',
    javaVersion: 17,
    ...(events && { events }),
  });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return { title: 'services', files: textsOf(value), generation: value };
}

/** The text of a file. Throws when there is none of this path. */
export function fileOf({ files }: Project, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`No file ${path}`);
  return text;
}
