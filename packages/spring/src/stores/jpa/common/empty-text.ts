import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/**
 * Texts without characters as none: Oracle keeps them as NULL, so that a required one is missing, and the answer to a
 * request shows what later ones will.
 */
export function emptyText({
  support: {
    classes: { emptyText: self },
  },
}: JpaStore): JavaFile {
  const base = java`tools.jackson.databind.deser.std.StdScalarDeserializer<String>`;
  const deserializer = java`tools.jackson.databind.ValueDeserializer<?>`;
  const standard = java`tools.jackson.databind.deser.jdk.StringDeserializer`;
  const parser = java`tools.jackson.core.JsonParser parser`;
  const context = java`tools.jackson.databind.DeserializationContext context`;
  return fileOf(
    self,
    java`
      ${javadoc`Takes a text without characters for none, as the database does. Those in lists and documents stay.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} extends tools.jackson.databind.module.SimpleModule {
        private static final long serialVersionUID = 1L;

        public ${self.name}() {
          super(${classOf(self)}.class.getSimpleName());
          addDeserializer(String.class, new Text(false));
        }

        private static final class Text extends ${base} {
          private final boolean isField;

          Text(boolean isField) {
            super(String.class);
            this.isField = isField;
          }

          @Override
          public ${deserializer} createContextual(
              ${context}, tools.jackson.databind.BeanProperty property) {
            return new Text(property != null && property.getType().hasRawClass(String.class));
          }

          @Override
          public String deserialize(${parser}, ${context}) {
            String text = ${standard}.instance.deserialize(parser, context);
            return isField && text != null && text.isEmpty() ? null : text;
          }
        }
      }`,
  );
}
