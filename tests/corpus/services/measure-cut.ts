import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFindings, cutServices, namesAuthor, type ServiceCut } from '@backsmith/blueprint';
import { readSchema, type Schema } from '@backsmith/schema';

const DIALECTS = { postgres: 'postgresql', mysql: 'mysql', mssql: 'sqlserver' } as const;

/** A real schema as it is shared out among services. */
export type MeasuredCut = {
  readonly tables: number;
  /** Foreign keys between different tables, without those that name authors. */
  readonly keys: number;
  readonly severed: number;
  /** The services with their tables by name. */
  readonly services: readonly { readonly name: string; readonly tables: readonly string[] }[];
  /** Why there are fewer services than the schema is large enough for. */
  readonly fewer: string | undefined;
  /** Processor time in milliseconds. */
  readonly spent: number;
};

/**
 * Shares out a schema of the corpus.
 *
 * @param file its path below the corpus, which begins with the dialect
 */
export function measureCut(corpus: string, file: string): MeasuredCut {
  const dialect = Object.entries(DIALECTS).find(([folder]) => file.startsWith(`${folder}/`))?.[1];
  const source = readFileSync(join(corpus, file));
  const { schema } = readSchema(source, dialect === undefined ? {} : { dialect }).value;
  const before = process.cpuUsage();
  const cut = cutServices(schema);
  const { user, system } = process.cpuUsage(before);
  return {
    tables: schema.tables.length,
    keys: linksOf(schema),
    severed: cut.cuts.filter((one) => !one.namesAuthor).length,
    services: cut.services.map(({ name, tables }) => ({ name, tables: tables.map(nameOf) })),
    fewer: reasonOf(schema, cut),
    spent: Math.round((user + system) / 1000),
  };
}

function linksOf({ foreignKeys }: Schema): number {
  const isOwn = (key: (typeof foreignKeys)[number]) => key.table === key.refTable && key.schema === key.refSchema;
  return foreignKeys.filter((key) => !isOwn(key) && !namesAuthor(key)).length;
}

function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function reasonOf(schema: Schema, cut: ServiceCut): string | undefined {
  return cutFindings(schema, cut).find(({ code }) => code === 'fewer-services')?.message;
}
