import type { ClassName, Condition, Entity, JpaStore } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import { conditionCall } from '../../api/records/condition-call.ts';

/** What makes a query's condition of a filter. */
export function filterMembers({ classes, conditions }: Entity, store: JpaStore): JavaFragment {
  return specificationOf(classes.entity, conditions, store);
}

/** Of more conditions than these the compiler is told the type: to infer it of 150 together takes it a minute. */
const MOST_INFERRED = 40;

/** The method that puts conditions on an entity together. */
export function specificationOf(entity: ClassName, conditions: readonly Condition[], store: JpaStore): JavaFragment {
  const specification = java`org.springframework.data.jpa.domain.Specification`;
  const typed = conditions.length > MOST_INFERRED && java`<${classOf(entity)}>`;
  return java`
    public ${specification}<${classOf(entity)}> toSpecification() {
      return ${specification}.${typed}allOf(${commas(conditions.map((one) => condition(one, store)))});
    }`;
}

function condition(one: Condition, { support }: JpaStore): JavaFragment {
  const path = one.path.map((step) => literal(step));
  const self = classOf(support.classes.specifications);
  const { years, parameters } = one;
  if (years === undefined) return conditionCall(one, self, path);
  const checked = parameters.map((name, at) =>
    name === null
      ? java`null`
      : java`${self}.within(${commas([literal(years.called[at] ?? name), name, literal(years.first), literal(years.last)])})`,
  );
  return conditionCall(one, self, path, checked);
}
