import { known } from './choose-place.ts';
import { refuse, type EditState, type Outcome } from './edit-state.ts';
import { ADDITION_RULES } from './grammar/addition-rules.ts';
import { COLUMN_RULES } from './grammar/column-rules.ts';
import { LIMIT_RULES } from './grammar/limit-rules.ts';
import { NAMES_AND_REMOVALS } from './grammar/names-and-removals.ts';
import { RELATION_RULES } from './grammar/relation-rules.ts';
import { SPOKEN_RULES } from './grammar/spoken-rules.ts';
import { VALUE_RULES } from './grammar/value-rules.ts';
import type { Rule } from './grammar/rule.ts';
import { isNoMatter } from './no-matter.ts';

/** The ways of saying a change; the first that fits and can make something of it decides. */
const RULES: readonly Rule[] = [
  ...LIMIT_RULES,
  ...SPOKEN_RULES,
  ...NAMES_AND_REMOVALS,
  ...COLUMN_RULES,
  ...VALUE_RULES,
  ...RELATION_RULES,
  ...ADDITION_RULES,
];

/** What is to be kept of something is no matter of looks: "track the last login of users". */
const KEPT = /^(?:track|record|store|log|save) (?:the )?(?:last|first|latest) /u;

/** What one command comes to; nothing where no rule can make anything of it. */
export function applyGrammar(state: EditState, command: string): Outcome | undefined {
  if (isNoMatter(command) && !KEPT.test(command))
    return refuse(
      'NOT_A_STATEMENT',
      'That changes how the application looks or works, not its tables. Say what should be kept, such as "add a phone number to customers".',
    );
  let refused: Outcome | undefined;
  for (const { pattern, apply } of RULES) {
    const found = pattern.exec(command);
    if (found === null) continue;
    const outcome = apply(
      state,
      found.length > 1 ? found.slice(1).map((part: string | undefined) => part ?? '') : [command],
    );
    if (outcome === undefined) continue;
    if (outcome.kind !== 'refusal' || outcome.code !== 'UNKNOWN_NAME') return outcome;
    refused ??= outcome;
  }
  return refused;
}

export function notUnderstood(state: EditState): Outcome {
  return refuse(
    'NOT_UNDERSTOOD',
    `This could not be read as a change of the schema. Try "add a phone number to customers", "remove tags" or "rename orders to purchases". ${known(state)}`,
  );
}
