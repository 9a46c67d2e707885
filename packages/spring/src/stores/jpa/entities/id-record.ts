import type { Entity, JpaStore } from '@backsmith/blueprint';
import { commas, java } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import { columnAnnotations } from './column-annotations.ts';

/** The record of a key of several columns, if the entity has one. */
export function idRecord(entity: Entity, { support }: JpaStore): JavaFile | undefined {
  const { id } = entity.classes;
  if (id === undefined) return undefined;
  const components = entity.key.parts.map(
    ({ name, type, column }) =>
      java`${columnAnnotations({ ...column, nullable: true }, support.classes)} ${typeOf(type)} ${name}`,
  );
  return fileOf(
    id,
    java`
      @jakarta.persistence.Embeddable
      public record ${classOf(id)}(${commas(components)}) implements java.io.Serializable {}`,
  );
}
