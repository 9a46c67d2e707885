import { designSystem } from '@backsmith/blueprint';
import type { Options, System } from '@backsmith/blueprint';
import { readSchema } from '@backsmith/schema';
import { renderSystem } from '../render-system.ts';

const OPTIONS: Omit<Options, 'devDatabase'> = {
  projectName: 'Depot',
  packageName: 'org.depot',
  architecture: 'monolithic',
  features: { swagger: true, exceptionHandler: true, security: false },
  database: 'postgresql',
  javaVersion: 25,
  layout: 'layer',
};

/** The system of a schema, for tests. */
export function designSql(sql: string, options: Partial<Options> = {}): System {
  const { database = 'postgresql', devDatabase = database === 'postgresql' ? 'embedded' : 'h2' } = options;
  const reading = readSchema(sql, database === 'mongodb' ? {} : { dialect: database });
  return designSystem(reading.value.schema, { ...OPTIONS, ...options, devDatabase }, reading.diagnostics).value;
}

/** The text files of the backend of a schema, by path, for tests. */
export function renderSql(sql: string, options: Partial<Options> = {}): ReadonlyMap<string, string> {
  return new Map(renderSystem(designSql(sql, options)).map(({ path, content }) => [path, content.toString()]));
}

/** The file at a path; a test that asks for one that is not there fails. */
export function fileAt(files: ReadonlyMap<string, string>, path: string): string {
  const found = files.get(path);
  if (found === undefined) throw new Error(`No ${path} among ${[...files.keys()].join(', ')}`);
  return found;
}
