import type { Entity, Parent, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFragment, JavaValue } from '@backsmith/render';
import { answered } from '../../../api/controllers/parameters.ts';
import { classOf, typeOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';
import { EXPAND, PAGEABLE } from '../../../api/services/service-methods.ts';
import { expandedPage } from './expanding.ts';

const SPECIFICATION = java`org.springframework.data.jpa.domain.Specification`;

/** The method that lists those of one parent. */
export function listOfParent(resource: Resource, entity: Entity, blueprint: JpaService): JavaValue {
  const { parent, classes, filters, summary, expansion } = resource;
  if (parent === undefined) return undefined;
  const { support } = blueprint;
  const hasFilter = filters.length > 0;
  const conditions = [hasFilter && java`filter.toSpecification()`, ...ofParent(parent, entity, blueprint)];
  const rows =
    summary === undefined
      ? java`${classOf(support.classes.page)}.of(repository.findAll(condition, SORTING.apply(pageable)), ${classOf(classes.service)}::toResponse)`
      : java`summaries.page(SUMMARY, condition, SORTING.apply(pageable))`;
  const filter = hasFilter && java`${classOf(classes.filter)} filter`;
  return java`
    ${javadoc`Those of one ${parent.title}.`}
    public ${classOf(support.classes.page, answered(classes.listed, expansion !== undefined, blueprint))} listOf(${commas([java`${typeOf(parent.idType)} ${parent.variable}`, filter, PAGEABLE, expansion && EXPAND])}) {
      ${SPECIFICATION}<${classOf(entity.classes.entity)}> condition = ${SPECIFICATION}.allOf(${commas(conditions)});
      return ${expandedPage(resource, rows)};
    }`;
}

function ofParent({ variable }: Parent, { parentKey }: Entity, { store }: JpaService): readonly JavaFragment[] {
  const specs = classOf(store.support.classes.specifications);
  return parentKey.map(({ read, path }) => {
    const value = read === undefined ? java`${variable}` : java`${variable}.${read}()`;
    return java`${specs}.equal(${commas([value, ...path.map((step) => literal(step))])})`;
  });
}
