import type { Blueprint, Entity, Filter } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../java/types.ts';
import { constraintAnnotations } from './constraint-annotations.ts';

/** What a client sends to make or change a record. */
export function requestRecord(entity: Entity): JavaFile {
  const components = entity.fields
    .filter(({ inRequest }) => inRequest)
    .map(({ constraints, type, name }) => java`${constraintAnnotations(constraints)} ${typeOf(type)} ${name}`);
  const { request } = entity.classes;
  return fileOf(request, java`public record ${classOf(request)}(${commas(components)}) {}`);
}

/** What a client gets to see of a record. */
export function responseRecord(entity: Entity): JavaFile {
  const components = entity.fields.map(({ type, name }) => java`${typeOf(type)} ${name}`);
  const { response } = entity.classes;
  return fileOf(response, java`public record ${classOf(response)}(${commas(components)}) {}`);
}

/** What a client gets to see of a record in lists, where that is less. */
export function summaryRecord({ classes, summary }: Entity): JavaFile | undefined {
  if (summary === undefined) return undefined;
  const components = summary.fields.map(({ type, name }) => java`${typeOf(type)} ${name}`);
  return fileOf(classes.listed, java`public record ${classOf(classes.listed)}(${commas(components)}) {}`);
}

/** The conditions of a list, all of which are optional; nothing for an entity without any. */
export function filterRecord(entity: Entity, blueprint: Blueprint): JavaFile | undefined {
  if (entity.filters.length === 0) return undefined;
  const { filter, entity: self } = entity.classes;
  const specification = java`org.springframework.data.jpa.domain.Specification`;
  return fileOf(
    filter,
    java`
      public record ${classOf(filter)}(${commas(entity.filters.flatMap(filterComponents))}) {
        public ${specification}<${classOf(self)}> toSpecification() {
          return ${specification}.allOf(${commas(entity.filters.map((one) => condition(one, blueprint)))});
        }
      }`,
  );
}

function filterComponents(filter: Filter): readonly JavaFragment[] {
  const names = filter.kind === 'between' ? [filter.from, filter.to] : [filter.name];
  return names.map((name) => java`${typeOf(filter.type)} ${name}`);
}

function condition(filter: Filter, blueprint: Blueprint): JavaFragment {
  const specs = classOf(blueprint.support.specifications);
  const path = filter.path.map((step) => literal(step));
  switch (filter.kind) {
    case 'equal':
      return java`${specs}.equal(${commas([filter.name, ...path])})`;
    case 'contains':
      return java`${specs}.contains(${commas([filter.name, ...path])})`;
    case 'between':
      return java`${specs}.between(${commas([filter.from, filter.to, ...path])})`;
  }
}
