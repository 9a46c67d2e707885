import type { Entity, JpaClasses, JpaStore, KeyPart } from '@backsmith/blueprint';
import { commas, java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
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
  const kept = entity.key.parts.flatMap((part) => keptPart(part, support.classes) ?? []);
  // The parts of a key are what is kept from the beginning, so that a record is found by the key it was made with.
  const constructor =
    kept.length > 0 &&
    java`
        public ${id.name} {
          ${kept}
        }`;
  return fileOf(
    id,
    java`
      @jakarta.persistence.Embeddable
      public record ${classOf(id)}(${commas(components)}) implements java.io.Serializable {${constructor}}`,
  );
}

/** The statement that makes of a part of a key what the database keeps of it. */
function keptPart({ name, column, cut, scale }: KeyPart, classes: JpaClasses): JavaFragment | undefined {
  if (column.rounded !== undefined) return java`${name} = ${roundedTo(java`${name}`, column.rounded, classes)};`;
  if (scale !== undefined && scale > 0) {
    const scaled = java`${classOf(classes.unitOfWork)}.atScale(${commas([name, literal(scale)])})`;
    if (column.oddKey === undefined) return java`${name} = ${scaled};`;
    // A number of so many zeros stands for one that is none.
    return java`${name} = ${name} == null || ${name}.scale() < -100_000 ? ${name} : ${scaled};`;
  }
  if (cut === undefined) return undefined;
  // What has nanoseconds stands for what is no time of a day: an infinity, or the end of the day.
  return java`
    ${name} =
        ${name} == null || ${name}.getNano() % 1000 != 0
            ? ${name}
            : ${name}.truncatedTo(java.time.temporal.ChronoUnit.${cut});`;
}
