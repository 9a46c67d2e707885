import type { Entity, JpaStore } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import { roundedTo } from '../common/rounded-moments.ts';
import { columnAnnotations } from './column-annotations.ts';

/** The record of a key of several columns, if the entity has one. */
export function idRecord(entity: Entity, { support }: JpaStore): JavaFile | undefined {
  const { id } = entity.classes;
  if (id === undefined) return undefined;
  const components = entity.key.parts.map(
    ({ name, type, column }) =>
      java`${columnAnnotations({ ...column, nullable: true }, support.classes)} ${typeOf(type)} ${name}`,
  );
  const rounded = entity.key.parts.flatMap(({ name, column }) =>
    column.rounded === undefined ? [] : [java`${name} = ${roundedTo(java`${name}`, column.rounded, support.classes)};`],
  );
  // The parts of a key are what is kept from the beginning, so that a record is found by the key it was made with.
  const constructor =
    rounded.length > 0 &&
    java`
        public ${id.name} {
          ${rounded}
        }`;
  return fileOf(
    id,
    java`
      @jakarta.persistence.Embeddable
      public record ${classOf(id)}(${commas(components)}) implements java.io.Serializable {${constructor}}`,
  );
}
