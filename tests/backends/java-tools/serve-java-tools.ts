import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { REPOSITORY, jdkProgram, startService, tool, waitUntil, type Service } from '../../kit/index.ts';
import type {} from './vitest.d.ts';

const PROGRAM = join(REPOSITORY, 'tests/backends/java-tools/JavaTools.java');

/** The formatter reads compiler classes that the JDK does not export. */
const EXPORTS = ['api', 'code', 'file', 'parser', 'tree', 'util'].flatMap((name) => [
  '--add-exports',
  `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
]);

/**
 * Starts the Java tools for all suites when the first one asks for them, so that a run that needs none costs nothing. The
 * desk answers with their address.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<{ readonly service: Service; readonly address: string }> | undefined;
  const desk = createServer((_, response) => {
    started ??= startJavaTools();
    started.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  project.provide('javaTools', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    const running = await started?.catch(() => undefined);
    await running?.service.stop();
  };
}

/** Starts the Java tools. @returns their process and address */
export async function startJavaTools(): Promise<{ readonly service: Service; readonly address: string }> {
  const classPath = [tool('ecj'), tool('google-java-format'), tool('h2')].join(delimiter);
  const flags = ['-Xmx2g', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8', ...EXPORTS, '-cp', classPath];
  const service = await startService(jdkProgram(tool('jdk-25'), 'java'), [...flags, PROGRAM]);
  const port = (): string | undefined => /^\d+$/m.exec(service.log())?.[0];
  await waitUntil(service, 'the Java tools', () => Promise.resolve(port() !== undefined), 600_000);
  return { service, address: `http://127.0.0.1:${port() ?? ''}` };
}
