import { findArtifact } from '../../kit/tools/maven-artifact.ts';

/** The launcher of the JUnit a project brings: Maven adds it to a class path only when it runs the tests. */
export function launcherFor(jars: readonly string[]): string {
  const version = jars.flatMap((jar) => /junit-platform-engine-([\d.]+)\.jar$/.exec(jar)?.[1] ?? [])[0] ?? '';
  const launcher = findArtifact({ group: 'org.junit.platform', name: 'junit-platform-launcher', version });
  if (launcher === undefined) throw new Error(`junit-platform-launcher ${version} could not be resolved through Maven`);
  return launcher;
}
