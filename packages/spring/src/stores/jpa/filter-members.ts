import type { ClassName, Condition, Entity, JpaStore } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

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

/** The method of each condition. */
const METHODS: Readonly<Record<Condition['kind'], string>> = {
  among: 'among',
  equal: 'equal',
  contains: 'contains',
  between: 'between',
  absent: 'isNull',
};

function condition({ kind, parameters, path }: Condition, { support }: JpaStore): JavaFragment {
  const values = commas([...parameters.map((name) => name ?? java`null`), ...path.map((step) => literal(step))]);
  return java`${classOf(support.classes.specifications)}.${METHODS[kind]}(${values})`;
}
