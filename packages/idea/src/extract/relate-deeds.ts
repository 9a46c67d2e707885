import type { Findings } from './findings.ts';
import { add, type Target } from './relation-parts.ts';
import { classOf, isPerson } from './thing-class.ts';

/** What persons do with things time and again, and what the record of it is called. */
const DEEDS: ReadonlyMap<string, string> = new Map([
  ['download', 'download'],
  ['stream', 'stream'],
  ['harvest', 'harvest'],
  ['wash', 'washing'],
  ['clean', 'cleaning'],
  ['feed', 'feeding'],
  ['water', 'watering'],
  ['groom', 'grooming'],
  ['treat', 'treatment'],
  ['vaccinate', 'vaccination'],
  ['examine', 'examination'],
  ['calibrate', 'calibration'],
  ['taste', 'tasting'],
  ['weigh', 'weighing'],
  ['survey', 'survey'],
]);

/** "volunteers wash cages": a washing of a cage by a volunteer. What is a record already is done, and not done with. */
export function relateDeed(findings: Findings, subject: string, lemma: string, { key }: Target): boolean {
  const act = DEEDS.get(lemma);
  if (act === undefined || act === key || !isPerson(subject) || subject === key) return false;
  if (['event', 'schedule'].includes(classOf(key))) return false;
  add(findings, { from: subject, to: key, kind: 'many-to-many', act, weak: false });
  return true;
}
