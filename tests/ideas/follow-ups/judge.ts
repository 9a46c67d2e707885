import { readSchema } from '@backsmith/schema';
import { collateral } from './collateral.ts';
import { holds } from './check-expectation.ts';
import type { FollowUp } from './read-follow-ups.ts';
import { type SchemaView, viewOf } from './schema-view.ts';

/** What a product answers to a follow-up: a new text, a question, or why it did nothing. */
export type Answer =
  | { readonly kind: 'change'; readonly sql: string }
  | { readonly kind: 'question'; readonly message: string }
  | { readonly kind: 'refusal'; readonly message: string };

/** Nothing where the answer is right, else what is wrong with it, in words. */
export function faultsOf(followUp: FollowUp, answer: Answer): readonly string[] {
  switch (answer.kind) {
    case 'question':
      return followUp.outcomes.includes('asks') ? [] : [`asks: ${answer.message}`];
    case 'refusal':
      return followUp.outcomes.includes('cannot') ? [] : [`refuses: ${answer.message}`];
    case 'change':
      return faultsOfChange(followUp, answer.sql);
  }
}

function faultsOfChange(followUp: FollowUp, sql: string): readonly string[] {
  if (followUp.changes.length === 0) return ['changes the schema where nothing can be done'];
  if (!sql.startsWith(followUp.sql)) return ['does not keep the text it was given'];
  const [before, after] = [read(followUp.sql), read(sql)];
  if (after.errors > before.errors) return ['writes statements the reader does not take'];
  const missing = followUp.changes
    .filter((alternatives) => !alternatives.some((one) => holds(one, before.view, after.view)))
    .map((alternatives) => `not so: ${JSON.stringify(alternatives)}`);
  return [...missing, ...collateral(followUp, before.view, after.view)];
}

function read(sql: string): { readonly view: SchemaView; readonly errors: number } {
  const { value, diagnostics } = readSchema(sql);
  return { view: viewOf(value.schema), errors: diagnostics.filter(({ severity }) => severity === 'error').length };
}
