import { sayDialect } from '@backsmith/sql';
import type { Understood } from './understood.ts';

/** A schema as the server is told it: it finds the dialect by the text alone, which must say what it would not show. */
export function sentText({ text, dialect, isUnsaid }: Pick<Understood, 'text' | 'dialect' | 'isUnsaid'>): string {
  return isUnsaid ? sayDialect(text, dialect) : text;
}
