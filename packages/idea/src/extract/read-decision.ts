import type { Item } from '../read/items.ts';
import { classify } from './classify.ts';
import type { State } from './clause-state.ts';
import { conceptKey } from './concept-key.ts';
import { setValues } from './member-list.ts';
import { classOf, isPerson } from './thing-class.ts';

/** What somebody decides upon something, and what it is then. */
const DECIDED: Readonly<Record<string, string>> = {
  accept: 'accepted',
  decline: 'declined',
  reject: 'rejected',
  refuse: 'refused',
  approve: 'approved',
  deny: 'denied',
  confirm: 'confirmed',
  cancel: 'cancelled',
  grant: 'granted',
  dismiss: 'dismissed',
};

/** "a clerk approves or rejects each application", "an offer, which they accept or refuse": the states it can be in, before and after. */
export function readDecision(state: State, item: Extract<Item, { kind: 'verb' }>, at: number): void {
  const { findings, items } = state;
  const [sign, second] = [items[at + 1], items[at + 2]];
  if (sign?.kind !== 'sign' || sign.text !== 'or' || second?.kind !== 'verb') return;
  const [first, other] = [DECIDED[item.verb.lemma], DECIDED[second.verb.lemma]];
  const owner = first === undefined || other === undefined ? undefined : decidedUpon(state, at);
  if (first === undefined || other === undefined || owner === undefined) return;
  const hasStates = findings.attributes.some(
    ({ owner: whose, words, values }) => whose === owner && values !== undefined && words.at(-1) === 'status',
  );
  relateDeciders(state, owner, items[at + 3]);
  if (!hasStates) setValues(findings, owner, ['status'], ['pending', first, other]);
}

/** "students send requests, tutors accept or decline": each of them is a tutor's. */
function relateDeciders({ clause: { subjects }, findings }: State, decided: string, object: Item | undefined): void {
  if (
    object?.kind === 'phrase' ||
    findings.relations.some(
      ({ from, to }) => [from, to].includes(decided) && subjects.some((one) => one === from || one === to),
    )
  )
    return;
  for (const from of subjects)
    if (isPerson(from) && from !== decided)
      findings.relations.push({ from, to: decided, kind: 'one-to-many', weak: true });
}

/** What stands behind the two verbs, else before the clause they stand in. */
function decidedUpon({ findings, context, items }: State, at: number): string | undefined {
  const next = items[at + 3];
  if (next?.kind === 'phrase')
    return classify(findings, next.phrase, 'object') === 'entity' ? conceptKey(next.phrase) : undefined;
  const before = items.slice(0, at).findLast((one) => one.kind === 'phrase' && !isPerson(conceptKey(one.phrase)));
  const key = before?.kind === 'phrase' ? conceptKey(before.phrase) : context.named;
  return key !== undefined && findings.concepts.has(key) && ['event', 'doc', 'part', 'schedule'].includes(classOf(key))
    ? key
    : undefined;
}
