import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { generate } from '@backsmith/engine';
import { REPOSITORY } from '../../tests/kit/files/repository.ts';
import { writeFiles } from '../../tests/kit/files/write-files.ts';
import { jdkProgram } from '../../tests/kit/java/java-environment.ts';
import { runMaven } from '../../tests/kit/java/maven.ts';
import { runOk } from '../../tests/kit/processes/run.ts';

/** A backend that lies ready to be started: its jar, seen from the folder if one is named, and what Java is told besides. */
export type Program = {
  readonly name: string;
  readonly jar: string;
  readonly folder?: string;
  readonly options?: readonly string[];
};

const FLOOR = join(REPOSITORY, 'bench/floor');
const GUARDED_FLOOR = join(REPOSITORY, 'bench/floor-guarded');
const SCHEMA = join(FLOOR, 'src/main/resources/db/migration/V1__schema.sql');

/** The backend somebody would write by hand in a hurry, and ours for the same schema, both with or without security, laid out. */
export async function buildPrograms(
  scratch: string,
  jdk: string,
  isGuarded: boolean,
): Promise<readonly [Program, Program]> {
  const floor = join(scratch, 'floor');
  for (const part of ['pom.xml', 'src']) cpSync(join(FLOOR, part), join(floor, part), { recursive: true });
  if (isGuarded) cpSync(join(GUARDED_FLOOR, 'src'), join(floor, 'src'), { recursive: true });
  const generated = join(scratch, 'generated');
  writeGenerated(generated, { security: isGuarded });
  return [
    await laidOut('floor', await buildJar(floor, jdk, isGuarded ? ['-Pguarded'] : []), jdk),
    await laidOut('generated', await buildJar(generated, jdk), jdk),
  ];
}

/** Writes the generated backend into the folder. */
export function writeGenerated(
  folder: string,
  { security = false, javaVersion = 17 }: { readonly security?: boolean; readonly javaVersion?: 17 | 21 | 25 },
): void {
  const { value, diagnostics } = generate(readFileSync(SCHEMA), {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security },
    database: 'postgresql',
    javaVersion,
    layout: 'layer',
  });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, value.files);
}

/** Packages the project in the folder. Returns the path of its jar. */
export async function buildJar(folder: string, jdk: string, settings: readonly string[] = []): Promise<string> {
  await runMaven(folder, jdk, ['package', '-DskipTests', ...settings]);
  const target = join(folder, 'target');
  const built = readdirSync(target).find((file) => file.endsWith('.jar'));
  if (built === undefined) throw new Error(`${folder}: Maven left no jar`);
  return join(target, built);
}

/** The jar with its libraries beside it, as the generated Dockerfile lays them out. */
export async function laidOut(name: string, jar: string, jdk: string): Promise<Program> {
  const destination = join(dirname(jar), 'extracted');
  await runOk(jdkProgram(jdk, 'java'), ['-Djarmode=tools', '-jar', jar, 'extract', '--destination', destination]);
  return { name, jar: join(destination, basename(jar)) };
}
