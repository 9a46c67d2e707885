import { planBackend } from '@backsmith/blueprint';
import type { Options } from '@backsmith/blueprint';
import { readSchema } from '@backsmith/schema';
import { renderBackend } from '../render-backend.ts';

const OPTIONS: Options = {
  projectName: 'Depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 25,
  layout: 'layer',
};

/** The text files of the backend of a schema, by path, for tests. */
export function renderSql(sql: string, options: Partial<Options> = {}): ReadonlyMap<string, string> {
  const { database = 'postgresql' } = options;
  const reading = readSchema(sql, database === 'mongodb' ? {} : { dialect: database });
  const { value } = planBackend(reading.value.schema, { ...OPTIONS, ...options }, reading.diagnostics);
  return new Map(renderBackend(value).map(({ path, content }) => [path, content.toString()]));
}

/** The file at a path; a test that asks for one that is not there fails. */
export function fileAt(files: ReadonlyMap<string, string>, path: string): string {
  const found = files.get(path);
  if (found === undefined) throw new Error(`No ${path} among ${[...files.keys()].join(', ')}`);
  return found;
}
