import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { generate, type Database, type Generation, type Options } from '@backsmith/engine';
import { resolveClassPath, tool, writeFiles, type BootProgram } from '../../kit/index.ts';
import { compileProjects } from '../java-tools/compile-projects.ts';

export type ProofOptions = Partial<Options> & { readonly database: Database };

/** A generated backend whose classes lie ready. */
export type Project = {
  readonly name: string;
  readonly generation: Generation;
  readonly program: Extract<BootProgram, { readonly mainClass: string }>;
  /** The jars its class path begins with, the same for all that were compiled together. */
  readonly jars: string;
  /** What its class path has besides. */
  readonly own: readonly string[];
};

/** Generates a backend under a package of its own. Throws with the diagnostics when there is no result. */
export function generateProject(name: string, source: Uint8Array, options: ProofOptions): Generation {
  const { value, diagnostics } = generate(source, {
    projectName: 'proof',
    packageName: `com.acme.${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`,
    architecture: 'monolithic',
    features: { swagger: true, exceptionHandler: true, security: false },
    javaVersion: 17,
    layout: 'layer',
    ...options,
  });
  if (value === undefined) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join('\n')}`);
  return value;
}

function fileOf({ files }: Generation, path: string): string {
  return String(files.find((file) => file.path === path)?.content);
}

/** Compiles generations together, without their tests. Throws when one does not compile. */
export async function compileBackends(
  scratch: string,
  generations: ReadonlyMap<string, Generation>,
): Promise<readonly Project[]> {
  const folders = new Map([...generations.keys()].map((name) => [name, join(scratch, name)]));
  const jars = new Set<string>();
  for (const [name, generation] of generations) {
    writeFiles(
      join(scratch, name),
      generation.files.filter(({ path }) => !path.startsWith('src/test/')),
    );
    const classPath = await resolveClassPath(fileOf(generation, 'pom.xml'), tool('jdk-25'));
    classPath.split(delimiter).forEach((jar) => jars.add(jar));
  }
  const classPath = [...jars].join(delimiter);
  const classes = join(scratch, 'classes');
  const errors = await compileProjects(folders, classPath, classes);
  if (errors.size > 0)
    throw new Error([...errors].map(([name, text]) => `${name} does not compile:\n${text}`).join('\n'));
  return [...generations].map(([name, generation]) => {
    const main = generation.files.find(({ path }) => /^src\/main\/java\/.+Application\.java$/.test(path));
    const mainClass = main?.path.slice('src/main/java/'.length, -'.java'.length).replaceAll('/', '.') ?? '';
    // The compiler takes many projects at a time and calls each folder of classes by the first of them.
    const compiled = [...folders.keys()].map((one) => join(classes, one)).filter((folder) => existsSync(folder));
    const own = [join(scratch, name, 'src/main/resources'), ...compiled];
    const program = { classPath: [classPath, ...own].join(delimiter), mainClass };
    return { name, generation, jars: classPath, own, program };
  });
}
