import type { DesignedIdentity, DesignedSequence } from '../shared/designed.ts';
import { qualifiedIdentifier, type IdentifierRules } from '../shared/identifiers.ts';

/** CREATE SEQUENCE, which all databases that have sequences say alike. */
export function createSequence(rules: IdentifierRules, sequence: DesignedSequence): string {
  const name = qualifiedIdentifier(rules, sequence.address.namespace, sequence.address.name);
  return [`CREATE SEQUENCE ${name}`, ...countingWords(sequence.source)].join(' ');
}

/** START WITH and INCREMENT BY, those that are stated as whole numbers, and room for a start below the usual 1. */
export function countingWords(counting: { readonly start?: string; readonly increment?: string }): readonly string[] {
  const words: string[] = [];
  if (isWhole(counting.start)) words.push(`START WITH ${counting.start}`);
  if (isWhole(counting.increment) && counting.increment !== '0') words.push(`INCREMENT BY ${counting.increment}`);
  if (isWhole(counting.start) && Number(counting.start) < 1 && !(counting.increment ?? '').startsWith('-')) {
    words.push(`MINVALUE ${counting.start}`);
  }
  return words;
}

/** `GENERATED … AS IDENTITY` of standard SQL. */
export function identityClause(identity: DesignedIdentity): string {
  const options = countingWords(identity).join(' ');
  const kind = identity.always ? 'ALWAYS' : `BY DEFAULT${identity.onNull === true ? ' ON NULL' : ''}`;
  return `GENERATED ${kind} AS IDENTITY${options === '' ? '' : ` (${options})`}`;
}

export function isWhole(text: string | undefined): text is string {
  return text !== undefined && /^-?\d{1,30}$/.test(text);
}
