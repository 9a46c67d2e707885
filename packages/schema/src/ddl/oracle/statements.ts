import type { DdlDesign, DesignedSequence } from '../shared/designed.ts';
import type { DdlStatement } from '../script.ts';
import { commentStatements } from '../statements/comments.ts';
import { createSequence } from '../statements/create-sequence.ts';
import { identifiers } from './identifiers.ts';
import { literals } from './literals.ts';

/** A schema is a user here, whom the script cannot invent a password for. */
export function namespace(): readonly string[] {
  return [];
}

export function sequence(designed: DesignedSequence): string {
  return createSequence(identifiers, designed);
}

export function epilogue(design: DdlDesign): readonly DdlStatement[] {
  return commentStatements({ identifiers, literals }, design);
}
