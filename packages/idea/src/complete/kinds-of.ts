import type { Findings } from '../extract/findings.ts';
import { classOf } from '../extract/thing-class.ts';
import { wordSet } from '../model/word-set.ts';
import type { ThingClass } from '../vocabulary/knowledge.ts';
import type { Entities } from './choose-entities.ts';
import type { ChosenModel } from './choose-model.ts';
import { calledSo } from './thing-for.ts';

/** Baptisms and weddings are two things, whatever they have in common. */
const GOODS: ReadonlySet<ThingClass> = new Set(['item', 'part', 'kind']);

/** Two of a kind may well be two things. */
const FEWEST = 3;

/** What tells the kinds of a thing apart. */
const TELLING = wordSet('kind type category');

/**
 * One thing for several words that a model has as kinds of it: "panels, inverters and batteries" are equipment of three kinds, as
 * long as nothing is told of one of them alone.
 */
export function withKinds({ keys, same }: Entities, findings: Findings, model?: ChosenModel): Entities {
  if (model === undefined) return { keys, same };
  const isTold = (key: string): boolean => findings.attributes.some(({ owner }) => owner === key);
  for (const thing of model.all) {
    const values = new Set(thing.columns.flatMap((column) => (TELLING.has(column.name) ? (column.values ?? []) : [])));
    const isKind = (key: string): boolean => {
      const own = calledSo(model, key);
      const isOwn = own === undefined || own === thing;
      return (
        GOODS.has(classOf(own?.name.replaceAll('_', ' ') ?? key)) &&
        isOwn &&
        values.has(key.replaceAll(' ', '_')) &&
        !isTold(key)
      );
    };
    const kinds = keys.filter(isKind);
    const whole = thing.name.replaceAll('_', ' ');
    if (kinds.length < FEWEST || keys.includes(whole)) continue;
    const rest = keys.filter((key) => !kinds.includes(key));
    return { keys: [...rest, whole], same: new Map([...same, ...kinds.map((key) => [key, whole] as const)]) };
  }
  return { keys, same };
}
