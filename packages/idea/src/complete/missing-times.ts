import type { ModelThing } from '@backsmith/models';
import type { ChosenModel } from './choose-model.ts';
import type { DraftTable } from './draft.ts';

/** What says of a thing when it is. */
const WHEN = /^(?:starts|departs|begins|takes_place|held)_(?:at|on)$/u;
const SAYS_WHEN =
  /(?:^|_)(?:(?:starts?|begins?|departs?|takes_place|held|pick_?up|arrival|from)_(?:at|on|date)|date|time|day)$|^(?:date|time|day)$/u;

/**
 * The slots, dates and departures of a model that bookings of the text must refer to and the text does not name: without them
 * nothing says when. Only where all they need themselves is there.
 *
 * @param placed the tables of the draft under the names the model has for them
 */
export function missingTimes(
  { domain: { core }, certain }: ChosenModel,
  placed: ReadonlyMap<string, DraftTable>,
): readonly ModelThing[] {
  if (!certain) return [];
  return core.flatMap((thing) => {
    const table = placed.get(thing.name);
    if (table === undefined || table.columns.some(({ name }) => SAYS_WHEN.test(name))) return [];
    return thing.links.flatMap((link) => {
      const time =
        link.required && !placed.has(link.target) ? core.find(({ name }) => name === link.target) : undefined;
      if (time?.columns.some(({ name, required }) => required && WHEN.test(name)) !== true) return [];
      return time.links.every(({ target, required }) => !required || placed.has(target)) ? [time] : [];
    });
  });
}
