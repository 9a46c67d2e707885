import type { Blueprint, Entity } from '@backsmith/blueprint';
import { java, join, literal } from '@backsmith/render';
import type { JavaValue } from '@backsmith/render';
import { classOf } from '../java/types.ts';

/** The constant that says where the values of the entity's summary lie. */
export function summaryField({ summary, classes }: Entity, { support }: Blueprint): JavaValue {
  if (summary === undefined) return undefined;
  const entity = classOf(classes.entity);
  const listed = classOf(classes.listed);
  const mapped = summary.fields.filter(({ name, path }) => path.join('.') !== name);
  const paths = join(mapped.map(({ name, path }) => java`.field(${literal(name)}, ${literal(path.join('.'))})`));
  return java`
    public static final ${classOf(support.summary, entity, listed)} SUMMARY =
        ${classOf(support.summary)}.of(${entity}.class, ${listed}.class)${paths};`;
}

/** Whether a list of the entity's service is made of summaries. */
export function readsSummaries({ summary, links }: Entity): boolean {
  return summary !== undefined || links.some(({ target }) => target.hasSummary);
}
