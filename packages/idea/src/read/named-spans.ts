import { ATTRIBUTE_TYPES } from '../vocabulary/attributes.ts';
import { DETERMINERS, MODALS, PREPOSITIONS, PRONOUNS } from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { VERBS } from '../vocabulary/verbs.ts';
import { isPluralNoun, type Token } from './tokenise.ts';

/** Where words stand that together name a property or thing, whatever each of them is alone: `date of birth`, `leave request`. */
export function namedSpans(tokens: readonly Token[]): ReadonlySet<number> {
  const spans = new Set<number>();
  tokens.forEach((token, at) => {
    if (token.kind !== 'word') return;
    for (let length = 4; length > 1; length -= 1) {
      const span = tokens.slice(at, at + length);
      if (span.length < length || span.some(({ kind }) => kind !== 'word')) continue;
      if (!isName(span, tokens[at - 1], tokens[at + length])) continue;
      for (let index = at; index < at + length; index += 1) spans.add(index);
      return;
    }
  });
  return spans;
}

function isName(span: readonly Token[], before: Token | undefined, behind: Token | undefined): boolean {
  const lowers = span.map(({ lower }) => lower);
  const [first = ''] = lowers;
  if (first === 'number' && lowers[1] === 'of') return isCount(span, before);
  if (PREPOSITIONS.has(lowers.at(-1) ?? '')) return endsInPreposition(lowers.join(' '), before, behind);
  const single = [...lowers.slice(0, -1), span.at(-1)?.base ?? ''].join(' ');
  if (ATTRIBUTE_TYPES.has(lowers.join(' ')) || ATTRIBUTE_TYPES.has(single))
    return first !== 'number' || before?.lower !== 'a';
  if (!knowledge().byName.has(single) || DETERMINERS.has(first)) return false;
  if (isDoneBy(span, before, behind)) return false;
  return !VERBS.has(first) || before === undefined || !actsBefore(before, span);
}

/** "a host offers rooms", where `host offer` is a thing as well: one person, and what follows is acted upon. */
function isDoneBy(span: readonly Token[], before: Token | undefined, behind: Token | undefined): boolean {
  const [first, second] = span;
  if (span.length !== 2 || first === undefined || second === undefined || second.base === second.lower) return false;
  if (VERBS.get(second.lower)?.form !== 's' || isPluralNoun(first)) return false;
  if (!['a', 'an', 'each', 'every', 'the', 'one'].includes(before?.lower ?? '')) return false;
  return behind !== undefined && (DETERMINERS.has(behind.lower) || behind.kind === 'number' || isPluralNoun(behind));
}

/** `number of guests`, unless it says how many there are (`a number of guests`) or goes on with another name. */
function isCount(span: readonly Token[], before: Token | undefined): boolean {
  return span.length === 3 && isPluralNoun(span[2]) && before?.lower !== 'a' && before?.lower !== 'phone';
}

/** `opens at` is a property where a list goes on behind it. */
function endsInPreposition(text: string, before: Token | undefined, behind: Token | undefined): boolean {
  if (!ATTRIBUTE_TYPES.has(text) && !isDoneAt(text, before)) return false;
  if (before?.base !== before?.lower) return false;
  return behind === undefined || behind.kind === 'punct' || behind.lower === 'and' || behind.lower === 'timestamp';
}

/** "closed at", "prescribed by": a property where it stands in a list. */
function isDoneAt(text: string, before: Token | undefined): boolean {
  const [verb = '', prep = '', more] = text.split(' ');
  if (more !== undefined || !['at', 'on', 'by'].includes(prep)) return false;
  const isPast = VERBS.get(verb)?.form === 'past' || /\p{L}{2}ed$/u.test(verb);
  return isPast && (before === undefined || [',', '(', ':', 'and', 'with', 'or', 'has', 'have'].includes(before.lower));
}

/** Whether the word before makes the first word of a name a verb. */
function actsBefore(before: Token, span: readonly Token[]): boolean {
  if (PRONOUNS.has(before.lower) || MODALS.has(before.lower) || before.lower === 'to') return true;
  return isPluralNoun(before) && span.length === 2 && isPluralNoun(span[1]);
}
