import { detect } from '@backsmith/engine';
import { knownSchemas, type KnownSchema } from '../../corpus/known-schemas.ts';
import type { ProjectClaim } from '../../ledger/claim.ts';
import { MARIADB, MYSQL, POSTGRESQL, type DatabaseKind } from './database-kinds.ts';
import { generateProject } from './project.ts';

/** A schema and the server its backend runs on. */
export type RealSchema = ProjectClaim & {
  readonly kind: DatabaseKind;
  /** Whether the server reads the file itself; the tables come from the backend's own migrations otherwise. */
  readonly isNative: boolean;
  readonly source: () => Uint8Array;
};

function realSchema(schema: KnownSchema, name: string, kind: DatabaseKind, isNative: boolean): RealSchema {
  const source = (): Uint8Array => schema.source();
  return { name, kind, isNative, source, generate: () => [generateProject(name, source(), { database: kind.target })] };
}

function serversFor(schema: KnownSchema): readonly RealSchema[] {
  const { dialect } = detect(schema.source());
  switch (dialect) {
    case 'postgresql':
      return [realSchema(schema, schema.name, POSTGRESQL, true)];
    case 'mysql':
    case 'mariadb':
      return [
        realSchema(schema, schema.name, MARIADB, true),
        // MySQL reads many a file of MariaDB, but keeps other types: JSON is a text there.
        realSchema(schema, `${schema.name}-${MYSQL.target}`, MYSQL, dialect === 'mysql'),
      ];
    default:
      return [POSTGRESQL, MARIADB, MYSQL].map((kind) =>
        realSchema(schema, `${schema.name}-${kind.target}`, kind, false),
      );
  }
}

/** The known schemas on the servers that prove them. */
export function realSchemas(): readonly RealSchema[] {
  return knownSchemas().flatMap(serversFor);
}
