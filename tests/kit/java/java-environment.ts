import { delimiter, join } from 'node:path';

/** The environment in which Maven, mvnw and everything below them use this JDK. */
export function javaEnvironment(jdk: string): Readonly<Record<string, string>> {
  return { JAVA_HOME: jdk, PATH: `${join(jdk, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
}

/** The path of a program of the JDK, such as `javac`. */
export function jdkProgram(jdk: string, name: string): string {
  return join(jdk, 'bin', name);
}
