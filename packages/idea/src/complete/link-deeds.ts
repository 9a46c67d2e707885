import { headOf } from '../extract/concept-key.ts';
import type { Deed } from '../extract/findings.ts';
import type { Resolve } from './add-relations.ts';
import type { Draft, DraftTable } from './draft.ts';
import { linkAsStated } from './link-as-stated.ts';

/** What is put behind a verb to name the doing: treat, treatment. */
const DOING = /^(?:|e|ing|ment|ement|ation|ition|ion|al|ance|ence|y|ery|ure|age)$/u;

/** "agents call debtors" where calls are kept as well: a call has an agent and a debtor. */
export function linkDeeds(draft: Draft, deeds: readonly Deed[], resolve: Resolve): void {
  const records = [...draft.tables.values()].filter(({ thingClass }) => ['event', 'part', 'doc'].includes(thingClass));
  for (const deed of deeds) {
    const [subject, object] = [resolve(deed.subject), resolve(deed.object)];
    if (subject === undefined || object === undefined || subject === object) continue;
    const record = records.find(({ key }) => namesDoing(headOf(key), deed.lemma));
    if (record !== undefined) for (const side of [subject, object]) linkSide(draft, record, side);
  }
}

function linkSide(draft: Draft, record: DraftTable, side: DraftTable): void {
  if (side.thingClass !== 'part' && side.thingClass !== 'kind') linkAsStated(draft, record, side);
}

/** Records whose names do not begin as their verbs do. */
const OTHERWISE: ReadonlyMap<string, string> = new Map([
  ['enter', 'entry'],
  ['sell', 'sale'],
  ['complain', 'complaint'],
  ['respond', 'response'],
]);

function namesDoing(noun: string, lemma: string): boolean {
  if (OTHERWISE.get(lemma) === noun) return true;
  const stem = lemma.replace(/[ey]$/u, '');
  return stem.length > 2 && noun.startsWith(stem) && DOING.test(noun.slice(stem.length));
}
