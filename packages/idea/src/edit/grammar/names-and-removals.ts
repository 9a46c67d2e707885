import { placesOf } from '../choose-place.ts';
import { addValue, each } from '../commands.ts';
import { refuse } from '../edit-state.ts';
import { remove } from '../remove.ts';
import { rename } from '../rename.ts';
import { tablesNamed } from '../resolve-name.ts';
import { type Rule, rule, MUST } from './rule.ts';

/** "rename X to Y", "remove X", "X is no longer needed". */
export const NAMES_AND_REMOVALS: readonly Rule[] = [
  rule(/^(?:undo|revert|go back|take (?:that|it) back|roll ?back)\b/u, () =>
    refuse('NOT_A_STATEMENT', 'Use Undo to take back the last change; it is no statement of its own.'),
  ),
  rule(/^(?:rename|relabel|change the name of)\s+(.+?)\s+(?:to|as|into)\s+(.+)$/u, (state, [from = '', to = '']) =>
    rename(state, from, to),
  ),
  rule(/^(?:call|name)\s+(?:the\s+)?(.+?)\s+(\w+)(?:\s+instead)?$/u, (state, [from = '', to = '']) =>
    tablesNamed(state, from).length + placesOf(state, from).length > 0 ? rename(state, from, to) : undefined,
  ),
  rule(
    new RegExp(`^(.+?)\\s+(?:${MUST} be|is|are|to be)\\s+(?:called|named|renamed(?: to)?)\\s+(.+)$`, 'u'),
    (state, [from = '', to = '']) => rename(state, from, to),
  ),
  rule(
    /^(?:change|turn|replace)\s+(?:the\s+)?(?:table|column|word|term|name)\s+(.+?)\s+(?:to|into|with|by)\s+(.+)$/u,
    (state, [from = '', to = '']) => rename(state, from, to),
  ),
  rule(
    /^(?:remove|delete|drop|take)\s+(.+?)\s+(?:from|as|out of)\s+(?:the\s+)?(?:possible\s+)?(?:values|options|list|choices|statuses)?\s*(?:of|in|for)?\s*(.+)$/u,
    (state, [value = '', place = '']) => {
      if (tablesNamed(state, place).length > 0 && placesOf(state, place).length === 0) return undefined;
      return addValue(state, value, place, true);
    },
  ),
  rule(
    /^(?:remove|delete|drop|get rid of|take out|take away|throw out|throw away|cut|kill|erase|discard|forget(?: about)?|lose|strip|eliminate)\s+(.+)$/u,
    (state, [what = '']) =>
      each(state, what.replace(/\s+(?:please|completely|entirely|altogether|again|too)$/u, ''), (one) =>
        remove(state, one),
      ),
  ),
  rule(
    /^(?:i |we |you )?(?:do not|don't|no longer|never)\s+(?:need|want|use|have)\s+(.+?)(?:\s+(?:any ?more|any longer|after all|at all))?$/u,
    (state, [what = '']) => each(state, what, (one) => remove(state, one)),
  ),
  rule(
    /^(?:there (?:are|is|should be) no|no(?: more)?|without)\s+(.+?)(?:\s+(?:any ?more|needed|please))?$/u,
    (state, [what = '']) => (/^two\b/u.test(what) ? undefined : each(state, what, (one) => remove(state, one))),
  ),
  rule(
    /^(.+?)\s+(?:are|is)\s+(?:not|no longer)\s+(?:needed|necessary|used|wanted)(?:\s+any ?more)?$/u,
    (state, [what = '']) => each(state, what, (one) => remove(state, one)),
  ),
];
