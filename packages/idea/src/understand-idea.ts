import { breakCircles } from './complete/break-circles.ts';
import { buildDraft } from './complete/build-draft.ts';
import { chooseModel } from './complete/choose-model.ts';
import { foldRoles, tellersOf } from './complete/fold-roles.ts';
import { finish } from './complete/finish.ts';
import { supposedLinks } from './complete/supposed-links.ts';
import { extract } from './extract/extract.ts';
import { refuseEarly, refuseUnrelated } from './gate/gate.ts';
import { guideIdea } from './guide/guide-idea.ts';
import type { Understanding } from './result.ts';
import { asTyped } from './read/as-typed.ts';
import { mendSpelling } from './read/correct-spelling.ts';
import { inEnglish } from './read/in-english.ts';
import { modelToSql } from './write/model-to-sql.ts';

/**
 * Reads an idea in plain English: tables, columns, links, values and a note of each assumption, as SQL text. Ideas that are
 * empty, under 20 characters or about something else are refused with three suggestions. Deterministic; never throws.
 */
export function understandIdea(text: string): Understanding {
  const early = refuseEarly(text);
  if (early !== undefined) return { kind: 'refusal', refusal: early };
  const said = asTyped(inEnglish(text));
  const extraction = extract(said);
  const model = chooseModel(mendSpelling(said));
  const built = buildDraft(extraction, model);
  const unrelated = refuseUnrelated(text, extraction, built, model);
  if (unrelated !== undefined) return { kind: 'refusal', refusal: unrelated };
  foldRoles(built.draft, tellersOf(said));
  breakCircles(built.draft);
  const finished = finish(built.draft);
  const guide = guideIdea(
    text,
    finished,
    built.domain ?? (model?.guessed === true ? undefined : model?.domain),
    supposedLinks(built.draft, finished),
  );
  return { kind: 'schema', value: { sql: modelToSql(finished), model: finished, notes: finished.notes, guide } };
}
