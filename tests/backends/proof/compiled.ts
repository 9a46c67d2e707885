import { delimiter, join } from 'node:path';
import type { GeneratedFile } from '@backsmith/engine';
import { resolveClassPath, tool, writeFiles } from '../../kit/index.ts';
import { compileProjects } from '../java-tools/compile-projects.ts';
import type { Claim } from '../../ledger/claim.ts';

function pomOf(files: readonly GeneratedFile[]): string {
  return String(files.find(({ path }) => path === 'pom.xml')?.content);
}

/**
 * Generates the projects of claims and compiles them together, each under a package of its own.
 *
 * @returns the errors of those that do not compile, by the name of the claim
 */
export async function compileClaims(claims: readonly Claim[], scratch: string): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  const jars = new Set<string>();
  for (const [at, claim] of claims.entries()) {
    const folder = join(scratch, String(at));
    for (const { files } of claim.generate()) {
      writeFiles(folder, files);
      for (const jar of (await resolveClassPath(pomOf(files), tool('jdk-25'))).split(delimiter)) jars.add(jar);
    }
    folders.set(claim.name, folder);
  }
  return compileProjects(folders, [...jars].join(delimiter), join(scratch, 'classes'));
}
