import type { Blueprint, Entity } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../java/types.ts';

/** The list of an entity: its summaries, where it has them, or else whole entities. */
export function listMethod(entity: Entity, { support }: Blueprint): JavaFragment {
  const { classes, filters, summary } = entity;
  const hasFilter = filters.length > 0;
  const filter = hasFilter && java`${classOf(classes.filter)} filter`;
  const parameters = commas([filter, java`org.springframework.data.domain.Pageable pageable`]);
  const condition = hasFilter && java`filter.toSpecification()`;
  const order = java`SORTING.apply(pageable)`;
  const page = classOf(support.page);
  const everything = java`org.springframework.data.jpa.domain.Specification.unrestricted()`;
  const rows =
    summary === undefined
      ? java`${page}.of(repository.findAll(${commas([condition, order])}), ${classOf(classes.service)}::toResponse)`
      : java`summaries.page(${commas(['SUMMARY', hasFilter ? condition : everything, order])})`;
  return java`
    public ${classOf(support.page, classOf(classes.listed))} list(${parameters}) {
      return ${rows};
    }`;
}
