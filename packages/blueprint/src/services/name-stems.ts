import { singularizeLast, toSnakeCase } from '@backsmith/text';

/** Names shorter than this begin others by chance. */
const LEAST_STEM = 4;

/** A name in small letters with its words apart, and the same in the singular: `order_items` and `order_item`. */
export type NameStem = { readonly own: string; readonly stem: string };

/** The stem of what a table is called. */
export function stemOf(name: string): NameStem {
  const own = toSnakeCase(name);
  return { own, stem: singularizeLast(own) };
}

/** Whether a table is called after another one: `order_line` after `orders`, and `datasetmembers` after `dataset`. */
export function beginsWith({ own, stem }: NameStem, other: NameStem): boolean {
  if (!own.startsWith(other.stem) || own === other.stem || stem === other.stem) return false;
  return own[other.stem.length] === '_' || other.stem.length >= LEAST_STEM;
}
