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
          return text == null ? null : text.substring(0, end(text));
        }

        @Override
        public <X> X unwrap(String value, Class<X> type, org.hibernate.type.descriptor.WrapperOptions options) {
          // Not all databases compare without the blanks; some take a text of nothing else for none.
          int end = value == null ? 0 : end(value);
          return super.unwrap(end == 0 ? value : value.substring(0, end), type, options);
        }

        ${javadoc`Behind the last character that is no blank: a tab or a line break at the end was written by somebody.`}
        private static int end(String text) {
          int end = text.length();
          while (end > 0 && text.charAt(end - 1) == ' ') {
            end--;
          }
          return end;
        }
      }`,
  );
}
