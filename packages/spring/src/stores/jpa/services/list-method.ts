import type { Resource } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';
import { EXPAND, PAGEABLE } from '../../../api/services/service-methods.ts';
import { expandedPage } from './expanding.ts';

/** The list of a resource: its summaries, where it has them, or else whole entities. */
export function listMethod(resource: Resource, blueprint: JpaService): JavaFragment {
  const { classes, filters, summary, expansion } = resource;
  const { support } = blueprint;
  const hasFilter = filters.length > 0;
  const filter = hasFilter && java`${classOf(classes.filter)} filter`;
  const parameters = commas([filter, PAGEABLE, expansion && EXPAND]);
  const condition = hasFilter && java`filter.toSpecification()`;
  const order = java`SORTING.apply(pageable)`;
  const page = support.classes.page;
  const everything = java`org.springframework.data.jpa.domain.Specification.unrestricted()`;
  const rows =
    summary === undefined
      ? java`${classOf(page)}.of(repository.findAll(${commas([condition, order])}), ${classOf(classes.service)}::toResponse)`
      : java`summaries.page(${commas(['SUMMARY', hasFilter ? condition : everything, order])})`;
  return java`
    public ${classOf(page, answered(classes.listed, expansion !== undefined, blueprint))} list(${parameters}) {
      return ${expandedPage(resource, rows)};
    }`;
}
