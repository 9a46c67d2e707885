import type { State } from './clause-state.ts';

const SPLITTING = new Set(['split', 'divide', 'subdivide', 'separate', 'break', 'cut']);

/** "we split documents into jobs": what comes of it is of what was split; what is grouped into something is part of that. */
export function readSplitting({ clause, findings }: State, prep: string, key: string): boolean {
  const { verb, objects } = clause;
  const whole = objects.at(-1);
  if (prep !== 'into' || verb === undefined || verb.passive || whole === undefined) return false;
  if (!SPLITTING.has(verb.verb.lemma)) return false;
  findings.relations.push({ from: whole, to: key, kind: 'one-to-many', weak: false });
  return true;
}
