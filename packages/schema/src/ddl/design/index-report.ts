import type { Index, IndexPart } from '../../model/constraint.ts';
import type { Table } from '../../model/schema.ts';
import { ownerName, type DesignContext } from './context.ts';
import type { DesignedIndex } from '../shared/designed.ts';

/** Reports an index that is left out; a unique one takes a rule with it. */
export function dropIndex(context: DesignContext, table: Table, index: Index, reason: string): void {
  if (index.excludes !== undefined) {
    dropExclusion(context, table, index, reason);
    return;
  }
  context.report.add({
    code: 'ddl-index-dropped',
    severity: index.unique ? 'warning' : 'info',
    at: index,
    owner: ownerName(table),
    part: labelOf(index),
    text: `the index is left out: ${reason}`,
    consequence: index.unique ? 'the database no longer keeps these values unique' : 'queries may be slower',
  });
}

function dropExclusion(context: DesignContext, table: Table, index: Index, reason: string): void {
  context.report.add({
    code: 'exclusion-constraint',
    severity: 'warning',
    at: index,
    owner: ownerName(table),
    part: labelOf(index),
    text: `the exclusion constraint is not carried over: ${reason}`,
    consequence: 'A database made by the migrations does not check it. What yours refuses is answered with 409.',
  });
}

export function labelOf(index: Index): string {
  return index.name ?? index.parts.map((part) => part.column ?? part.expression ?? '').join(', ');
}

/** Reports what an index said and the one that is written does not: in a unique one some of it is a rule. */
export function reportLost(context: DesignContext, table: Table, index: Index, designed: DesignedIndex): void {
  const place = { at: index, owner: ownerName(table), part: labelOf(index) };
  for (const text of lostRules(context, index, designed))
    context.report.add({ ...place, code: 'ddl-key-changed', severity: 'warning', text });
  for (const text of lostDetails(index, designed))
    context.report.add({ ...place, code: 'ddl-index-changed', severity: 'info', text });
}

function lostRules(context: DesignContext, index: Index, designed: DesignedIndex): readonly string[] {
  if (!index.unique) return [];
  const { nullsNotDistinct } = context.writer.capabilities.keys;
  const rules: string[] = [];
  if (index.nullsNotDistinct === true && nullsNotDistinct === 'never')
    rules.push('several rows without a value are allowed by this database');
  if (losesFrom(index, designed, ({ length }) => length !== undefined))
    rules.push('whole texts must differ, no longer their beginnings');
  const collations = lostWords(index, designed, ({ collation }) => collation);
  if (collations !== undefined) rules.push(`texts are compared as the database does, not by ${collations}`);
  return rules;
}

function lostDetails(index: Index, designed: DesignedIndex): readonly string[] {
  const details: string[] = [];
  const method = index.method?.toLowerCase();
  if (method !== undefined && method !== 'btree' && designed.method === undefined && index.kind === undefined)
    details.push(`the index is an ordinary one, not of the kind ${method}`);
  const classes = lostWords(index, designed, ({ operatorClass }) => operatorClass);
  if (classes !== undefined) details.push(`values are ordered as the database does, not by ${classes}`);
  const collations = index.unique ? undefined : lostWords(index, designed, ({ collation }) => collation);
  if (collations !== undefined) details.push(`texts are compared as the database does, not by ${collations}`);
  if (losesFrom(index, designed, ({ nulls }) => nulls !== undefined))
    details.push('the database chooses whether rows without a value come first');
  if (!index.unique && losesFrom(index, designed, ({ length }) => length !== undefined))
    details.push('the index covers whole texts, not their beginnings');
  if (index.include !== undefined && designed.include === undefined)
    details.push(`the index does not hold ${index.include.join(', ')} besides`);
  if (index.storage !== undefined && designed.storage === undefined)
    details.push(`its storage parameters are left out: ${index.storage}`);
  return details;
}

/** Whether some part says it in the source and none in what is written. */
function losesFrom(index: Index, designed: DesignedIndex, says: (part: IndexPart) => boolean): boolean {
  return index.parts.some(says) && !designed.parts.some(says);
}

function lostWords(
  index: Index,
  designed: DesignedIndex,
  word: (part: IndexPart) => string | undefined,
): string | undefined {
  if (!losesFrom(index, designed, (part) => word(part) !== undefined)) return undefined;
  return [...new Set(index.parts.flatMap((part) => word(part) ?? []))].join(', ');
}
