import type { Phrase } from '../read/items.ts';
import { ACT_NOUNS, type Verb } from '../vocabulary/verbs.ts';
import type { State } from './clause-state.ts';
import { link } from './relation-parts.ts';
import { classOf, isPerson } from './thing-class.ts';

/** What somebody does by bringing something into being that others then look at, take or buy. */
const PUTTING = new Set(
  'upload post publish submit place create write list offer make open file propose announce schedule sell register issue'.split(
    ' ',
  ),
);
/** What somebody does while doing something else: what is chosen for an order is the order's. */
const CHOOSING = new Set(['choose', 'select', 'specify', 'indicate']);
const KNOWING = new Set(['know', 'see', 'note', 'record', 'track', 'keep', 'store', 'write', 'log', 'save']);
/** What persons tell of themselves as well as of what they do. */
const ENTERING = new Set(['enter', 'give', 'provide', 'state', 'say', 'add', 'fill', 'tell']);

/** What persons have themselves, whatever they do. */
const PERSONAL = new Set(
  'name email phone birthday address gender age password username id contact nationality language number'.split(' '),
);
/** Acts that are a record of their own even where they are upon something that happens. */
const VOICING = new Set(['rate', 'review', 'comment', 'vote', 'apply', 'book', 'reserve', 'order', 'score', 'like']);

/** Remembers what a person does, for what the text says they choose or enter with it. */
export function rememberDeed(state: State, object: string): void {
  const { clause, context } = state;
  const { verb, prep, subjects } = clause;
  if (verb === undefined || verb.passive || prep !== undefined) return;
  if (isPerson(object) && verb.verb.lemma !== 'make') return;
  const deed = deedOf(verb.verb, object);
  if (deed === undefined) return;
  state.deed = deed;
  for (const subject of subjects) if (isActor(subject)) context.deeds.set(subject, deed);
}

/** Who orders and books: persons, and restaurants and firms as well. */
function isActor(key: string): boolean {
  return ['person', 'org', 'place'].includes(classOf(key));
}

function deedOf({ lemma, sense }: Verb, object: string): string | undefined {
  if (PUTTING.has(lemma)) return object;
  const act = sense === 'acts' ? ACT_NOUNS[lemma] : undefined;
  if (act === undefined) return undefined;
  const thing = classOf(object);
  const isRecord = thing === 'event' || thing === 'schedule' || (thing === 'part' && !VOICING.has(lemma));
  return isRecord || act === object ? object : act;
}

/** "customers order cakes, choose a size and a date": what is chosen is the order's. */
export function chosenFor({ clause, context, deed }: State, phrase?: Phrase): string | undefined {
  const { verb, prep, subjects } = clause;
  const [subject, more] = subjects;
  // "mechanics repair trucks, we want to know the cost"
  if (phrase !== undefined && clause.noSubject && !isPersonal(phrase) && KNOWING.has(verb?.verb.lemma ?? ''))
    return deed;
  if (verb === undefined || verb.passive || prep !== undefined || subject === undefined || more !== undefined)
    return undefined;
  const { lemma } = verb.verb;
  if (CHOOSING.has(lemma)) return context.deeds.get(subject);
  const isOfDeed = phrase !== undefined && ENTERING.has(lemma) && !isPersonal(phrase);
  return isOfDeed ? context.deeds.get(subject) : undefined;
}

function isPersonal({ words, determiner = '' }: Phrase): boolean {
  return ['their', 'his', 'her', 'my'].includes(determiner) || words.some((word) => PERSONAL.has(word));
}

/** "customers order cakes, choose a filling": the order has it, not the customer. What is chosen in the plural may be either's. */
export function relateChosen(state: State, key: string, plural: boolean): boolean {
  const deed = plural ? undefined : chosenFor(state);
  if (deed === undefined || deed === key || isPerson(deed)) return false;
  link(state.findings, deed, 'many-to-one', key, true);
  return true;
}
