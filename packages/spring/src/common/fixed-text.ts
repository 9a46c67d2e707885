import type { Blueprint, ColumnMapping, Entity } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

/** How texts of a fixed length are read: without their padding. */
export function fixedText({ support: { fixedText: self } }: Blueprint): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`A text of a fixed length, read without the blanks the database fills it up with.`}
      public class ${classOf(self)} extends org.hibernate.type.descriptor.java.StringJavaType {
        @Override
        public <X> String wrap(X value, org.hibernate.type.descriptor.WrapperOptions options) {
          String text = super.wrap(value, options);
          return text == null ? null : text.stripTrailing();
        }
      }`,
  );
}

/** Whether the entity has a column of that kind, in its key or besides. */
export function hasFixedText({ attributes, identifier }: Entity): boolean {
  const columns: readonly ColumnMapping[] = [
    ...attributes.flatMap((attribute) => (attribute.kind === 'basic' ? [attribute.column] : [])),
    ...identifier.parts.map(({ column }) => column),
  ];
  return columns.some(({ padded }) => padded === true);
}
