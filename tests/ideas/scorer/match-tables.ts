import type { Gold, Named } from '../gold.ts';
import type { ProducedTable } from './produced.ts';
import { keyOf, wordsOf } from './words.ts';

export type Matched = {
  /** The table for an entity of the gold; one table may stand for two (patient and user). */
  readonly tableOf: ReadonlyMap<string, ProducedTable>;
  /** Tables that answer to some name of the gold. */
  readonly known: ReadonlySet<ProducedTable>;
};

type Candidate = { readonly entity: string; readonly table: ProducedTable; readonly score: number };

/** How well a table's name fits: its own name before synonyms, early ones before late ones; 0 where nothing fits. */
function fit(table: string, entity: Named): number {
  const scores = [entity.name, ...entity.synonyms].map((name, index) => {
    const base = index === 0 ? 100 : 50 - index;
    if (keyOf(name) === keyOf(table)) return base + 3;
    if (wordsOf(name).join('') === wordsOf(table).join('')) return base + 2;
    const sorted = (text: string): string => [...wordsOf(text)].sort().join(' ');
    return wordsOf(name).length > 1 && sorted(name) === sorted(table) ? base + 1 : 0;
  });
  return Math.max(...scores);
}

/** Gives every entity its table: exact names first, then what must be there, then what may be. */
export function matchTables({ entities, optional }: Gold, tables: readonly ProducedTable[]): Matched {
  const candidates: Candidate[] = [
    ...entities.map((entity) => ({ entity, bonus: 1000 })),
    ...optional.map((entity) => ({ entity, bonus: 0 })),
  ]
    .flatMap(({ entity, bonus }) =>
      tables.flatMap((table) => {
        const score = fit(table.name, entity);
        return score === 0 ? [] : [{ entity: entity.name, table, score: score + bonus + (score >= 100 ? 5000 : 0) }];
      }),
    )
    .sort((a, b) => b.score - a.score);
  const tableOf = new Map<string, ProducedTable>();
  const used = new Set<ProducedTable>();
  for (const { entity, table } of candidates) {
    if (tableOf.has(entity) || used.has(table)) continue;
    tableOf.set(entity, table);
    used.add(table);
  }
  for (const { entity, table } of candidates) if (!tableOf.has(entity)) tableOf.set(entity, table);
  return { tableOf, known: new Set(candidates.map(({ table }) => table)) };
}
