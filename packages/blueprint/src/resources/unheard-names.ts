import { jsonName, tellsUnshown, UNSHOWN } from '../model/field.ts';
import type { Field } from '../model/field.ts';

/**
 * What a request may say without being heard: what answers or other requests have besides, so that what was read can be sent
 * back as it is.
 *
 * @param said the fields the request has
 * @param labels what answers call the labels of references, where they have some
 */
export function unheardNames(
  fields: readonly Field[],
  said: readonly Field[],
  labels: string | undefined,
): readonly string[] {
  const heard = new Set(said.map(jsonName));
  const known = fields.filter(({ inRequest, inResponse }) => inRequest || inResponse).map(jsonName);
  const besides = [...(labels === undefined ? [] : [labels]), ...(tellsUnshown(fields) ? [UNSHOWN] : [])];
  return [...known, ...besides].filter((name) => !heard.has(name));
}
