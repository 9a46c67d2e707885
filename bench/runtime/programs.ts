import { cpSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@backsmith/engine';
import { REPOSITORY } from '../../tests/kit/files/repository.ts';
import { writeFiles } from '../../tests/kit/files/write-files.ts';
import { jdkProgram } from '../../tests/kit/java/java-environment.ts';
import { runMaven } from '../../tests/kit/java/maven.ts';
import { runOk } from '../../tests/kit/processes/run.ts';

/** A backend that lies ready to be started, laid out as the generated Dockerfile does. */
export type Program = { readonly name: string; readonly jar: string };

const FLOOR = join(REPOSITORY, 'bench/floor');
const GUARDED_FLOOR = join(REPOSITORY, 'bench/floor-guarded');
const SCHEMA = join(FLOOR, 'src/main/resources/db/migration/V1__schema.sql');

/** The backend somebody would write by hand in a hurry, and ours for the same schema, both with or without security. */
export async function buildPrograms(
  scratch: string,
  jdk: string,
  isGuarded: boolean,
): Promise<readonly [Program, Program]> {
  const floor = join(scratch, 'floor');
  for (const part of ['pom.xml', 'src']) cpSync(join(FLOOR, part), join(floor, part), { recursive: true });
  if (isGuarded) cpSync(join(GUARDED_FLOOR, 'src'), join(floor, 'src'), { recursive: true });
  const generated = join(scratch, 'generated');
  writeGenerated(generated, isGuarded);
  return [
    await buildJar('floor', floor, jdk, isGuarded ? ['-Pguarded'] : []),
    await buildJar('generated', generated, jdk),
  ];
}

function writeGenerated(folder: string, security: boolean): void {
  const { value, diagnostics } = generate(readFileSync(SCHEMA), {
    projectName: 'shop',
    packageName: 'com.acme.shop',
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security },
    database: 'postgresql',
    javaVersion: 17,
    layout: 'layer',
  });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  mkdirSync(folder, { recursive: true });
  writeFiles(folder, value.files);
}

async function buildJar(name: string, folder: string, jdk: string, settings: readonly string[] = []): Promise<Program> {
  await runMaven(folder, jdk, ['package', '-DskipTests', ...settings]);
  const target = join(folder, 'target');
  const built = readdirSync(target).find((file) => file.endsWith('.jar'));
  if (built === undefined) throw new Error(`${name}: Maven left no jar`);
  const destination = join(folder, 'extracted');
  await runOk(jdkProgram(jdk, 'java'), [
    '-Djarmode=tools',
    '-jar',
    join(target, built),
    'extract',
    '--destination',
    destination,
  ]);
  return { name, jar: join(destination, built) };
}
