import type { Mutant } from './mutant.ts';
import { INWARDS } from './mutants-inwards.ts';
import { HANDS } from './mutants-of-accounts.ts';
import { ANSWERS, WORDS } from './mutants-of-answers.ts';
import { BODIES } from './mutants-of-bodies.ts';
import { ADDRESSES, LIMITS } from './mutants-of-limits.ts';
import { MONEY, MORE_MONEY, PAYING } from './mutants-of-money.ts';
import { OUTAGES, ROOM } from './mutants-of-outages.ts';
import { PASSWORDS } from './mutants-of-passwords.ts';
import { PROOFS } from './mutants-of-proofs.ts';
import { PUSHES } from './mutants-of-pushes.ts';
import { FREE, OWN, READING, TAKING } from './mutants-of-rights.ts';
import { ENDS, RUNS, STARTS } from './mutants-of-runs.ts';
import { SECRETS } from './mutants-of-secrets.ts';
import { SOURCES } from './mutants-of-sources.ts';
import { TRYOUTS } from './mutants-of-tryouts.ts';
import { WORK } from './mutants-of-work.ts';
import { OUTWARDS } from './mutants-outwards.ts';

/** Checks nobody may remove unnoticed. A new check of this kind joins the list with its test. */
export const MUTANTS: readonly Mutant[] = [
  ...LIMITS,
  ...ADDRESSES,
  ...PAYING,
  ...BODIES,
  ...PASSWORDS,
  ...MONEY,
  ...WORK,
  ...SECRETS,
  ...HANDS,
  ...OUTWARDS,
  ...INWARDS,
  ...MORE_MONEY,
  ...OWN,
  ...FREE,
  ...TAKING,
  ...READING,
  ...OUTAGES,
  ...ROOM,
  ...PROOFS,
  ...ANSWERS,
  ...WORDS,
  ...RUNS,
  ...ENDS,
  ...STARTS,
  ...TRYOUTS,
  ...PUSHES,
  ...SOURCES,
];
