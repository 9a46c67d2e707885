import type { DesignedIndex } from '../shared/designed.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { columnList, constraintName } from '../statements/clauses.ts';
import { createIndex, indexPart } from '../statements/create-index.ts';
import { words } from '../statements/words.ts';
import { identifiers } from './identifiers.ts';

export function index(designed: DesignedIndex): string {
  return designed.excludes === undefined ? createIndex(identifiers, designed) : addExclusion(designed);
}

/** https://www.postgresql.org/docs/current/sql-createtable.html#SQL-CREATETABLE-EXCLUDE */
function addExclusion({ table, name, method, parts, include, storage, where, excludes }: DesignedIndex): string {
  const list = parts.map((part) => `${indexPart(identifiers, part)} WITH ${part.operator ?? '='}`).join(', ');
  return words(
    `ALTER TABLE ${qualifiedIdentifier(identifiers, table.namespace, table.name)} ADD`,
    `${constraintName(identifiers, name)}EXCLUDE`,
    method !== undefined && `USING ${identifier(identifiers, method)}`,
    `(${list})`,
    include !== undefined && `INCLUDE (${columnList(identifiers, include)})`,
    storage !== undefined && `WITH (${storage})`,
    where !== undefined && `WHERE (${where})`,
    excludes === 'immediate' && 'DEFERRABLE',
    excludes === 'deferred' && 'DEFERRABLE INITIALLY DEFERRED',
  );
}
