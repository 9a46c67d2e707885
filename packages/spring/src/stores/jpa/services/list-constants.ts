import type { Entity, JpaStore, Resource } from '@backsmith/blueprint';
import { java, join, literal } from '@backsmith/render';
import type { JavaValue } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';

/** The constant that says where the values of the resource's summary lie. */
export function summaryField(
  { summary, classes }: Resource,
  { classes: kept, summaryPaths }: Entity,
  { support }: JpaStore,
): JavaValue {
  if (summary === undefined) return undefined;
  const entity = classOf(kept.entity);
  const listed = classOf(classes.listed);
  const self = support.classes.summary;
  const paths = join(
    summaryPaths.map(({ field, path }) => java`.field(${literal(field)}, ${literal(path.join('.'))})`),
  );
  return java`
    public static final ${classOf(self, entity, listed)} SUMMARY =
        ${classOf(self)}.of(${entity}.class, ${listed}.class)${paths};`;
}

/** Whether a list of the resource's service is made of summaries. */
export function readsSummaries({ summary, links }: Resource): boolean {
  return summary !== undefined || links.some(({ target }) => target.hasSummary);
}
