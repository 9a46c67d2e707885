import { identifiers as mysql } from '../mysql/identifiers.ts';
import type { IdentifierRules } from '../shared/identifiers.ts';
import { RESERVED_WORDS } from './reserved-words.ts';

/** MySQL's rules with other reserved words. */
export const identifiers: IdentifierRules = { ...mysql, reserved: RESERVED_WORDS };
