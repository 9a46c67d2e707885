import type { DesignedForeignKey, DesignedKey, DesignedKeyPart } from '../shared/designed.ts';
import { identifier, qualifiedIdentifier, type IdentifierRules } from '../shared/identifiers.ts';

/** `CONSTRAINT name ` where there is a name, else nothing. */
export function constraintName(rules: IdentifierRules, name: string | undefined): string {
  return name === undefined ? '' : `CONSTRAINT ${identifier(rules, name)} `;
}

/** Column names divided by commas. */
export function columnList(rules: IdentifierRules, columns: readonly string[]): string {
  return columns.map((column) => identifier(rules, column)).join(', ');
}

/** The columns of a key, with the prefix that stands for a long text. */
export function keyParts(rules: IdentifierRules, parts: readonly DesignedKeyPart[]): string {
  return parts
    .map((part) => identifier(rules, part.column) + (part.length === undefined ? '' : `(${part.length})`))
    .join(', ');
}

export function primaryKeyClause(rules: IdentifierRules, key: DesignedKey): string {
  return `${constraintName(rules, key.name)}PRIMARY KEY (${keyColumns(rules, key)})${behindKey(rules, key)}`;
}

export function uniqueClause(rules: IdentifierRules, key: DesignedKey): string {
  const nulls = key.nullsNotDistinct ? ' NULLS NOT DISTINCT' : '';
  return `${constraintName(rules, key.name)}UNIQUE${nulls} (${keyColumns(rules, key)})${behindKey(rules, key)}`;
}

/** A foreign key as it stands in CREATE TABLE or after ALTER TABLE … ADD. */
export function foreignKeyClause(rules: IdentifierRules, key: DesignedForeignKey): string {
  const parts = [
    `${constraintName(rules, key.name)}FOREIGN KEY (${referringList(rules, key, key.columns)})`,
    `REFERENCES ${qualifiedIdentifier(rules, key.refTable.namespace, key.refTable.name)}`,
    `(${referringList(rules, key, key.refColumns)})`,
  ];
  if (key.match === 'full') parts.push('MATCH FULL');
  if (key.onDelete !== undefined) parts.push(`ON DELETE ${key.onDelete.toUpperCase()}`);
  if (key.onDeleteColumns !== undefined) parts.push(`(${columnList(rules, key.onDeleteColumns)})`);
  if (key.onUpdate !== undefined) parts.push(`ON UPDATE ${key.onUpdate.toUpperCase()}`);
  return parts.join(' ') + deferral(key.deferrable);
}

/** The columns of one end of a foreign key, the last of which may be a period. */
function referringList(rules: IdentifierRules, { ofPeriod }: DesignedForeignKey, columns: readonly string[]): string {
  if (ofPeriod !== true) return columnList(rules, columns);
  const names = columns.map((column) => identifier(rules, column));
  return [...names.slice(0, -1), `PERIOD ${names.at(-1) ?? ''}`].join(', ');
}

function keyColumns(rules: IdentifierRules, { parts, apart }: DesignedKey): string {
  return keyParts(rules, parts) + (apart === true ? ' WITHOUT OVERLAPS' : '');
}

/** What its index holds besides, and when it is looked at. */
function behindKey(rules: IdentifierRules, { include, deferrable }: DesignedKey): string {
  const besides = include === undefined ? '' : ` INCLUDE (${columnList(rules, include)})`;
  return besides + deferral(deferrable);
}

function deferral(checked: 'immediate' | 'deferred' | undefined): string {
  return checked === undefined ? '' : ` DEFERRABLE INITIALLY ${checked.toUpperCase()}`;
}
