import { results } from '../../results/sqlserver/rules.ts';
import type { DialectRules } from '../dialect-rules.ts';
import { boundaries } from './boundaries.ts';
import { clauses } from './clauses.ts';
import { evidence } from './evidence.ts';
import { lexicon } from './lexicon.ts';
import { traits } from './traits.ts';
import { types } from './types.ts';

export const rules: DialectRules = { lexicon, boundaries, traits, clauses, types, results, evidence };
