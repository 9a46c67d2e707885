import type { IndexPart } from '../../model/constraint.ts';
import type { DesignedIndex } from '../shared/designed.ts';
import { identifier, qualifiedIdentifier, type IdentifierRules } from '../shared/identifiers.ts';
import { columnList } from './clauses.ts';
import { words } from './words.ts';

/**
 * CREATE INDEX as most databases say it; what one of them lacks has been taken out of the design before.
 *
 * @param method where the method is said: before the word INDEX, or behind the table with USING
 */
export function createIndex(
  rules: IdentifierRules,
  index: DesignedIndex,
  method: 'before' | 'behind' = 'behind',
): string {
  const name = index.name === undefined ? '' : `${identifier(rules, index.name)} `;
  const table = qualifiedIdentifier(rules, index.table.namespace, index.table.name);
  const kind = [index.unique && 'UNIQUE', method === 'before' && index.method?.toUpperCase(), 'INDEX'];
  const clauses = [`CREATE ${words(...kind)} ${name}ON ${table}`];
  if (method === 'behind' && index.method !== undefined) clauses.push(`USING ${index.method}`);
  clauses.push(`(${index.parts.map((part) => indexPart(rules, part)).join(', ')})`);
  if (index.include !== undefined) clauses.push(`INCLUDE (${columnList(rules, index.include)})`);
  if (index.nullsNotDistinct === true) clauses.push('NULLS NOT DISTINCT');
  if (index.storage !== undefined) clauses.push(`WITH (${index.storage})`);
  if (index.where !== undefined) clauses.push(`WHERE ${index.where}`);
  return clauses.join(' ');
}

/** A column or an expression with its directions. SQLite and PostgreSQL want expressions in parentheses, the others allow them. */
export function indexPart(rules: IdentifierRules, part: IndexPart): string {
  const words = [part.column === undefined ? `(${part.expression ?? ''})` : identifier(rules, part.column)];
  if (part.collation !== undefined) words.push(`COLLATE ${identifier(rules, part.collation)}`);
  if (part.operatorClass !== undefined) words.push(part.operatorClass);
  if (part.descending === true) words.push('DESC');
  if (part.nulls !== undefined) words.push(`NULLS ${part.nulls.toUpperCase()}`);
  return words.join(' ');
}
