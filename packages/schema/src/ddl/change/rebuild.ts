import type { Schema } from '../../model/schema.ts';
import { scriptText, type DdlStatement } from '../script.ts';
import { qualifiedIdentifier } from '../shared/identifiers.ts';
import type { DdlTarget } from '../targets.ts';
import { writeDdl } from '../write-ddl.ts';
import { WRITERS } from '../writers.ts';

/**
 * The migration of a database that begins empty with each start: what the version before made is dropped, and the last one
 * made as if it were the first.
 */
export function rebuildText(versions: readonly Schema[], target: DdlTarget): string {
  const [before, after] = versions.slice(-2);
  if (before === undefined || after === undefined) return '';
  const [old, now] = [
    writeDdl(before, target, { views: false }).value,
    writeDdl(after, target, { views: false }).value,
  ];
  if (old.text === now.text) return '';
  const { identifiers } = WRITERS[target];
  const drops = [
    ...old.tables.map(
      ({ namespace, writtenName }) => `TABLE ${qualifiedIdentifier(identifiers, namespace, writtenName)}`,
    ),
    ...old.statements.flatMap(
      ({ sql }) => /^CREATE (?<made>(?:DOMAIN|SEQUENCE) (?:"(?:[^"]|"")*"|[^\s("])+)/u.exec(sql)?.[1] ?? [],
    ),
  ].map((what): DdlStatement => ({ kind: 'table', sql: `DROP ${what.replace(/^(\w+) /, '$1 IF EXISTS ')} CASCADE` }));
  const head = '-- This database holds no rows when its migrations run: it is made anew.\n';
  return `${head}${scriptText(drops, undefined)}\n${now.text}`;
}
