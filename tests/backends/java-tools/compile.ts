import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jdkProgram, run } from '../../kit/index.ts';
import { askJavaTools } from './ask-java-tools.ts';

export type Compilation = {
  /** The sources, absolute paths. */
  readonly files: readonly string[];
  readonly classPath: string;
  /** A folder for class files and the argument file; created when missing. */
  readonly output: string;
  /** The language and API level. */
  readonly release: 17 | 21 | 25;
};

export type Compiled = { readonly ok: boolean; readonly errors: string };

/** Paths may hold spaces and back-slashes, which argument files read as separators and escapes. */
function argumentFile({ files, output }: Compilation): string {
  mkdirSync(output, { recursive: true });
  const file = join(output, 'sources.txt');
  writeFileSync(file, files.map((path) => `"${path.replaceAll('\\', '/')}"`).join('\n'));
  return `@${file}`;
}

function shared(compilation: Compilation): string[] {
  const { classPath, output, release } = compilation;
  return ['--release', String(release), '-proc:none', '-nowarn', '-parameters', '-cp', classPath, '-d', output];
}

/** Compiles with the Eclipse compiler, which reports every error of every file. Needs `ecj` and `jdk-25`. */
export async function compileWithEcj(compilation: Compilation): Promise<Compiled> {
  const args = [...shared(compilation), '-encoding', 'UTF-8', argumentFile(compilation)];
  const { ok, output } = await askJavaTools('compile', args);
  return { ok, errors: output };
}

/** Compiles with the javac of this JDK: the last word. */
export async function compileWithJavac(jdk: string, compilation: Compilation): Promise<Compiled> {
  const flags = ['-Xmaxerrs', '20', '-encoding', 'UTF-8'];
  const ended = await run(jdkProgram(jdk, 'javac'), [...shared(compilation), ...flags, argumentFile(compilation)]);
  return { ok: ended.code === 0, errors: ended.stderr + ended.stdout };
}
