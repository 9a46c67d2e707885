import type { ClassName } from '@backsmith/blueprint';
import { java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const AUTO_DETECT = java`com.fasterxml.jackson.annotation.JsonAutoDetect`;

/** A field of such a class. Requests are filled through their fields, answers through setters. */
export type WideField = {
  readonly name: string;
  readonly type: JavaFragment;
  readonly annotations: JavaFragment;
  readonly setter?: JavaFragment;
};

/**
 * A class that carries more fields than a record may have, and is read as a record is.
 *
 * @param annotations those of the class
 * @param members what it has besides
 * @param tells what it implements
 */
export function wideClass(
  name: ClassName,
  fields: readonly WideField[],
  annotations: readonly JavaValue[] = [],
  members?: JavaValue,
  tells?: JavaValue,
): JavaFile {
  const accessors = fields.flatMap((field) => [
    java`
      public ${field.type} ${field.name}() {
        return ${field.name};
      }`,
    ...(field.setter === undefined ? [] : [field.setter]),
  ]);
  return fileOf(
    name,
    java`
      ${javadoc`Read like a record, which could not hold that many fields.`}
      ${annotations}
      @${AUTO_DETECT}(fieldVisibility = ${AUTO_DETECT}.Visibility.ANY)
      public class ${classOf(name)} ${tells} {
        ${fields.map((field) => java`${field.annotations} private ${field.type} ${field.name};`)}

        ${paragraphs([...accessors, members])}
      }`,
  );
}
