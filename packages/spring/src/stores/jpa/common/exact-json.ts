import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** How Hibernate reads and writes JSON: with all digits of its numbers, of which a double keeps seventeen at most. */
export function exactJson({
  support: {
    classes: { exactJson: self },
  },
}: JpaStore): JavaFile {
  const type = java`org.hibernate.type.descriptor.java.JavaType<T> type`;
  const options = java`org.hibernate.type.descriptor.WrapperOptions options`;
  const feature = java`tools.jackson.databind.cfg.JsonNodeFeature`;
  const mapper = java`org.hibernate.type.format.jackson.Jackson3JsonFormatMapper`;
  return fileOf(
    self,
    java`
      ${javadoc`JSON of the database, with numbers as they are written there.`}
      public final class ${classOf(self)} implements org.hibernate.type.format.FormatMapper {
        private final ${mapper} json =
            new ${mapper}(
                tools.jackson.databind.json.JsonMapper.builderWithJackson2Defaults()
                    .enable(${feature}.USE_BIG_DECIMAL_FOR_FLOATS)
                    .disable(${feature}.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                    .build());

        @Override
        public <T> T fromString(CharSequence text, ${type}, ${options}) {
          return json.fromString(text, type, options);
        }

        @Override
        public <T> String toString(T value, ${type}, ${options}) {
          return json.toString(value, type, options);
        }
      }`,
  );
}
