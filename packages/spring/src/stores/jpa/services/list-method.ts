import type { Blueprint, Resource } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../../java/types.ts';

/** The list of a resource: its summaries, where it has them, or else whole entities. */
export function listMethod({ classes, filters, summary }: Resource, { support }: Blueprint): JavaFragment {
  const hasFilter = filters.length > 0;
  const filter = hasFilter && java`${classOf(classes.filter)} filter`;
  const parameters = commas([filter, java`org.springframework.data.domain.Pageable pageable`]);
  const condition = hasFilter && java`filter.toSpecification()`;
  const order = java`SORTING.apply(pageable)`;
  const page = support.classes.page;
  const everything = java`org.springframework.data.jpa.domain.Specification.unrestricted()`;
  const rows =
    summary === undefined
      ? java`${classOf(page)}.of(repository.findAll(${commas([condition, order])}), ${classOf(classes.service)}::toResponse)`
      : java`summaries.page(${commas(['SUMMARY', hasFilter ? condition : everything, order])})`;
  return java`
    public ${classOf(page, classOf(classes.listed))} list(${parameters}) {
      return ${rows};
    }`;
}
