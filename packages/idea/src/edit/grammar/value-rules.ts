import { addValue, need, values } from '../commands.ts';
import { tableCalled } from '../resolve-name.ts';
import { type Rule, rule } from './rule.ts';

/** "X can be a, b or c", "add c to the values of X". */
export const VALUE_RULES: readonly Rule[] = [
  rule(
    /^(?:add|allow|include|introduce)\s+(?:an?\s+|the\s+|another\s+)?(?:value\s+|option\s+|status\s+|state\s+|choice\s+)?(.+?)\s+(?:to|as an? (?:value|option|possible value|status)? ?(?:of|for|in)?|as|for|in)\s+(?:the\s+)?(?:possible\s+|allowed\s+)?(?:values|options|choices|list)?\s*(?:of|for)?\s*(.+)$/u,
    (state, [value = '', place = '']) =>
      tableCalled(state, place) === undefined || /\b(?:value|option|status|state)\b/u.test(value)
        ? addValue(state, value, place, false)
        : undefined,
  ),
  rule(
    /^(.+?)\s+(?:can|may|could)\s+also\s+be\s+(.+)$/u,
    (state, [place = '', value = '']) =>
      addValue(state, value, place, false) ?? addValue(state, value, `status of ${place}`, false),
  ),
  rule(
    new RegExp(
      `^(?:an? |the |each |every )?(.+?)\\s+(?:(?:can|may|must|should|could) (?:only )?be|is|are)\\s+(?:either |one of |any of )?(.+(?:,| or ).+)$`,
      'u',
    ),
    (state, [what = '', list = '']) => values(state, what, list),
  ),
  rule(
    /^(?:(?:the\s+)?(?:possible\s+|allowed\s+|valid\s+)?(?:values|options)\s+(?:of|for)\s+)(.+?)\s+(?:are|is|should be|:)\s*(.+)$/u,
    (state, [what = '', list = '']) => values(state, what, list),
  ),
  rule(/^(?:limit|restrict|constrain)\s+(.+?)\s+to\s+(.+)$/u, (state, [what = '', list = '']) =>
    values(state, what, list),
  ),
  rule(
    /^([\w ]+):\s*(.+,.+)$/u,
    (state, [what = '', list = '']) => values(state, what, list) ?? need(state, what, list, false),
  ),
];
