import type { Token } from '../read/tokenise.ts';
import { FRAME_EVENTS, FRAME_NOUNS, NOISE_NOUNS } from '../vocabulary/grammar-words.ts';
import { knowledge } from '../vocabulary/knowledge.ts';
import { isKnown } from './classify.ts';
import { conceptKey } from './concept-key.ts';
import { mention, type Findings } from './findings.ts';

/** Words that stand in the cues of a domain, not among its things: a hotel, a clinic; whoever runs one wants the software. */
let businesses: ReadonlySet<string> | undefined;

function isBusiness(key: string): boolean {
  businesses ??= new Set(
    knowledge().domains.flatMap(({ cues, core }) => cues.slice(0, 4).filter((cue) => !core.includes(cue))),
  );
  const thingClass = knowledge().byName.get(key)?.[0]?.thingClass;
  return thingClass === 'org' || (thingClass === 'place' && businesses.has(key));
}

/**
 * Reads words that only name what is wanted, "bus ticket reservations": every thing the vocabulary knows among them, and the
 * record its event stands for.
 */
export function readFragment(findings: Findings, words: readonly Token[]): void {
  for (let at = 0; at < words.length;) {
    const length = knownLength(words, at);
    const run = words.slice(at, at + Math.max(length, 1));
    readRun(findings, run, length > 0, words.length > at + run.length);
    at += run.length;
  }
}

function knownLength(words: readonly Token[], at: number): number {
  for (let length = 3; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.length < length) continue;
    if (isKnown([...run.slice(0, -1).map(({ lower }) => lower), run.at(-1)?.base ?? ''].join(' '))) return length;
  }
  return 0;
}

function readRun(findings: Findings, run: readonly Token[], known: boolean, followed: boolean): void {
  const last = run.at(-1);
  if (last === undefined) return;
  const event = run.length === 1 ? FRAME_EVENTS.get(last.lower) : undefined;
  const isSeveral = event !== undefined && known && event === last.base && event !== last.lower;
  if (event !== undefined && !isSeveral && !findings.frameEvents.includes(event)) findings.frameEvents.push(event);
  if ((event !== undefined && !isSeveral) || !known) return;
  const key = conceptKey({ words: run.map(({ lower }) => lower) });
  const isPlural = last.base !== last.lower;
  if (run.length === 1 && !isPlural && (FRAME_NOUNS.has(last.lower) || NOISE_NOUNS.has(last.base))) return;
  if (isBusiness(key) && (!isPlural || followed)) return;
  const concept = mention(findings, key, { words: key.split(' '), plural: isPlural }, 'other');
  concept.frame = !isPlural;
  concept.certain ||= isPlural;
}
