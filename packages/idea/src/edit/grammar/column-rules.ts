import { eachColumn, typeOf } from '../commands.ts';
import { setDefault, setRequired, setUnique } from '../rules.ts';
import { type Rule, rule, MUST } from './rule.ts';

/** "make X unique", "X is optional", "store X as a number", "X defaults to Y". */
export const COLUMN_RULES: readonly Rule[] = [
  rule(/^(?:make\s+)?(.+?)\s+(?:not unique|non-?unique)(?: any ?more)?$/u, (state, [what = '']) =>
    setUnique(state, what.replace(/\s+(?:is|are|should be|must be)$/u, ''), false),
  ),
  rule(
    /^(.+?)\s+(?:does not|doesn't|do not|don't|need not|needn't)\s*(?:have to|need to)?\s*be\s+(unique|required|mandatory)(?: any ?more)?$/u,
    (state, [what = '', how = '']) =>
      how === 'unique' ? setUnique(state, what, false) : setRequired(state, what, false),
  ),
  rule(
    /^(?:make|set|mark|keep|ensure|enforce)\s+(?:that\s+)?(.+?)\s+(?:to be\s+|as\s+|is\s+|are\s+|be\s+)?unique(?:\s+(?:in|for|per|on|across)\s+(.+))?$/u,
    (state, [what = '', where = '']) =>
      eachColumn(state, what, (one) => setUnique(state, where === '' ? one : `${one} of ${where}`, true)),
  ),
  rule(
    /^no two\s+(.+?)\s+(?:can |may |should |must )?(?:share|have|use)\s+(?:the same |one )?(.+)$/u,
    (state, [owner = '', what = '']) => setUnique(state, `${what} of ${owner}`, true),
  ),
  rule(/^(?:add )?(?:a )?unique(?:ness)?(?: constraint| key| index)?\s+(?:on|to|for)\s+(.+)$/u, (state, [what = '']) =>
    setUnique(state, what, true),
  ),
  rule(
    /^(?:make|set|mark)\s+(.+?)\s+(?:to be\s+|as\s+)?(?:required|mandatory|not null|non-?null|obligatory|compulsory)(?:\s+(?:in|for|on)\s+(.+))?$/u,
    (state, [what = '', where = '']) => setRequired(state, where === '' ? what : `${what} of ${where}`, true),
  ),
  rule(
    /^(?:make|set|mark)\s+(.+?)\s+(?:to be\s+|as\s+)?(?:optional|nullable|not required|not mandatory)(?:\s+(?:in|for|on)\s+(.+))?$/u,
    (state, [what = '', where = '']) => setRequired(state, where === '' ? what : `${what} of ${where}`, false),
  ),
  rule(
    new RegExp(
      `^(?:an? |any |each |every |the )?(.+?)\\s+(?:is|are|${MUST} be)\\s+(?:always\\s+)?(?:required|mandatory|filled in|given|present|obligatory|set)$`,
      'u',
    ),
    (state, [what = '']) => eachColumn(state, what, (one) => setRequired(state, one, true)),
  ),
  rule(/^(.+?)\s+(?:must|should|can|may)\s*(?:not|never)\s+be\s+(?:empty|null|missing|blank)$/u, (state, [what = '']) =>
    setRequired(state, what, true),
  ),
  rule(/^(.+?)\s+(?:cannot|can't)\s+be\s+(?:empty|null|missing|blank)$/u, (state, [what = '']) =>
    setRequired(state, what, true),
  ),
  rule(
    /^(.+?)\s+(?:can|may|could|might)\s+be\s+(?:empty|null|missing|blank|left out|left empty)$/u,
    (state, [what = '']) => setRequired(state, what, false),
  ),
  rule(/^(.+?)\s+(?:is|are|should be)\s+(?:optional|not required|nullable)$/u, (state, [what = '']) =>
    setRequired(state, what, false),
  ),
  rule(
    new RegExp(`^(.+?)\\s+(?:(?:is|are|${MUST} be)\\s+)?unique(?:\\s+(?:in|for|per|across)\\s+(.+))?$`, 'u'),
    (state, [what = '', where = '']) =>
      eachColumn(state, what, (one) => setUnique(state, where === '' ? one : `${one} of ${where}`, true)),
  ),
  rule(
    /^(?:change|set|make|convert)\s+the\s+(?:data ?)?type\s+of\s+(.+?)\s+(?:to|into|be)\s+(.+)$/u,
    (state, [what = '', type = '']) => typeOf(state, what, type),
  ),
  rule(
    /^(?:change|make|turn|convert|store|save|switch)\s+(.+?)\s+(?:to|into|as|from .+? to)?\s*(?:be\s+)?(?:an?\s+)?([\w /()]+)$/u,
    (state, [what = '', type = '']) => typeOf(state, what, type),
  ),
  rule(
    new RegExp(`^(.+?)\\s+(?:${MUST} be|is|are)\\s+(?:stored as |of type )?(?:an?\\s+)?([\\w /]+)$`, 'u'),
    (state, [what = '', type = '']) => typeOf(state, what, type),
  ),
  rule(
    /^(?:set\s+|make\s+|change\s+)?(?:the\s+)?default(?: value)?\s*(?:of|for|to)?\s+(.+?)\s+(?:is|to|=|should be|be|as)\s+(.+)$/u,
    (state, [what = '', value = '']) => setDefault(state, what, value),
  ),
  rule(/^(.+?)\s+(?:defaults?|should default)\s+to\s+(.+)$/u, (state, [what = '', value = '']) =>
    setDefault(state, what, value),
  ),
  rule(
    /^(?:set\s+|make\s+)?(.+?)\s+(?:to\s+|is\s+|should be\s+)?["']?([\w. -]+?)["']?\s+by default$/u,
    (state, [what = '', value = '']) => setDefault(state, what, value),
  ),
  rule(/^by default,?\s+(.+?)\s+(?:is|should be|are)\s+(.+)$/u, (state, [what = '', value = '']) =>
    setDefault(state, what, value),
  ),
  rule(
    /^(?:new|fresh)\s+(\w+)\s+(?:start|begin)s?\s+(?:as|with|in)\s+(?:status\s+)?(.+)$/u,
    (state, [owner = '', value = '']) => setDefault(state, `status of ${owner}`, value),
  ),
];
