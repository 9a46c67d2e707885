import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** How texts of a fixed length are read: without their padding. */
export function fixedText({
  support: {
    classes: { fixedText: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`A text of a fixed length, read without the blanks the database fills it up with.`}
      public class ${classOf(self)} extends org.hibernate.type.descriptor.java.StringJavaType {
        @Override
        public <X> String wrap(X value, org.hibernate.type.descriptor.WrapperOptions options) {
          String text = super.wrap(value, options);
          if (text == null) {
            return null;
          }
          // Blanks alone: a tab or a line break at the end was written by somebody.
          int end = text.length();
          while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
          }
          return text.substring(0, end);
        }
      }`,
  );
}
