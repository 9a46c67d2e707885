import type { State } from './clause-state.ts';
import { isLentTo } from './read-lending.ts';
import { readSplitting } from './read-splitting.ts';
import { relateHas } from './relate-has.ts';
import { relatePhrases } from './relate-phrases.ts';
import type { Target } from './relation-parts.ts';

/** Whether what stands behind a preposition is told of something else than what the clause is about, and has been read so. */
export function isToldElsewhere(state: State, prep: string, target: Target, before: string | undefined): boolean {
  if (isLentTo(state, prep, target.key) || readSplitting(state, prep, target.key)) return true;
  if (state.clause.again) return false;
  return readOfDoer(state, prep, target, before) || readHadWith(state, prep, target);
}

/** "rooms are booked by members of a company": the members are the company's, not the rooms. */
function readOfDoer({ clause, findings }: State, prep: string, target: Target, before: string | undefined): boolean {
  if (prep !== 'of' || before === undefined || clause.addition?.prep !== 'by') return false;
  relatePhrases(findings, before, prep, target, { subjects: clause.subjects, container: false });
  return true;
}

/** "patients have a chart with teeth": what is no thing of the text has nothing itself. */
function readHadWith({ clause, findings }: State, prep: string, target: Target): boolean {
  if (prep !== 'with' || clause.verb?.verb.sense !== 'has' || clause.objects.length > 0) return false;
  for (const subject of clause.subjects) relateHas(findings, subject, target);
  clause.objects.push(target.key);
  return true;
}
