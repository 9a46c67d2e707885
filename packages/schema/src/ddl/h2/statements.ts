import type { DdlDesign, DesignedEnum, DesignedSequence } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { identifier, qualifiedIdentifier } from '../shared/identifiers.ts';
import { commentStatements } from '../statements/comments.ts';
import { createSequence } from '../statements/create-sequence.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';
import { enumeration } from './types.ts';

export function namespace(name: string): readonly string[] {
  return [`CREATE SCHEMA IF NOT EXISTS ${identifier(identifiers, name)}`];
}

/** A named enumeration is a domain here, which Hibernate casts to by name as it does on PostgreSQL. */
export function enumType({ address, source }: DesignedEnum): string {
  const values = source.values.map((value) => literals.string(value)).join(', ');
  const type = enumeration(source.values)?.sql ?? `varchar CHECK (VALUE IN (${values}))`;
  return `CREATE DOMAIN ${qualifiedIdentifier(identifiers, address.namespace, address.name)} AS ${type}`;
}

export function sequence(designed: DesignedSequence): string {
  return createSequence(identifiers, designed);
}

export function epilogue(design: DdlDesign): readonly DdlStatement[] {
  return commentStatements({ identifiers, literals }, design);
}
