import type { Fault } from './fault.ts';
import { FAULTS_OF_ANSWERS } from './faults-of-answers.ts';
import { FAULTS_OF_GUARDS } from './faults-of-guards.ts';
import { FAULTS_OF_READING } from './faults-of-reading.ts';
import { FAULTS_OF_RULES } from './faults-of-rules.ts';
import { FAULTS_OF_WRITING } from './faults-of-writing.ts';

/** Mistakes of all kinds, none of them about a schema: what a project's own tests should notice. */
export const FAULTS: readonly Fault[] = [
  ...FAULTS_OF_WRITING,
  ...FAULTS_OF_READING,
  ...FAULTS_OF_RULES,
  ...FAULTS_OF_ANSWERS,
  ...FAULTS_OF_GUARDS,
];
