import type { ClassName, JpaStore, OddKey } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';
import { keyCodes } from './odd-key-codes.ts';
import { keyTexts } from './odd-key-texts.ts';
import { ORDINARY, UNREADABLE } from './reads-as-none.ts';
import { extracting } from './value-extractor.ts';

const EXTRACTOR = java`org.hibernate.type.descriptor.ValueExtractor`;
const BINDER = java`org.hibernate.type.descriptor.ValueBinder`;
const OPTIONS = java`org.hibernate.type.descriptor.WrapperOptions options`;
const CALL = java`java.sql.CallableStatement`;

/**
 * How the parts of keys are read of which Java has nothing for some values, such as 0000-00-00 and NaN. A row without a part
 * of its key would be none to Hibernate and take its list away: such a value is kept as one that no column holds, each as
 * another, and clients see and say the text that the database has for it.
 */
export function oddKeys({ entities, support: { classes } }: JpaStore): JavaFile {
  const self = classes.oddKeys;
  const found = new Set(
    entities.flatMap(({ attributes, key }) => [
      ...key.parts.flatMap(({ column }) => column.oddKey ?? []),
      ...attributes.flatMap((one) => (one.kind === 'basic' ? (one.column.oddKey ?? []) : [])),
    ]),
  );
  const kinds = (['day', 'moment', 'time', 'number'] as const).filter((kind) => found.has(kind));
  return fileOf(
    self,
    java`
      ${javadoc`Reads and writes what Java has nothing for where it identifies a row, as the database's own text.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} implements org.springframework.web.servlet.config.annotation.WebMvcConfigurer {
        private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        ${javadoc`The values that were told of.`}
        private static final java.util.Set<String> TOLD = java.util.concurrent.ConcurrentHashMap.newKeySet();

        private static final int MOST_TOLD = 1000;

        ${keyTexts()}

        ${kinds.map((kind) => jdbcType(kind, self))}

        ${reading()}

        ${keyCodes()}
      }`,
  );
}

function jdbcType(kind: OddKey, self: ClassName): JavaFragment {
  return java`
    public static final class ${UNREADABLE[kind]} extends ${ORDINARY[kind]} {
      private static final long serialVersionUID = 1L;

      @Override
      public <X> ${EXTRACTOR}<X> getExtractor(org.hibernate.type.descriptor.java.JavaType<X> javaType) {
        return ${self.name}.reading(super.getExtractor(javaType), javaType.getJavaTypeClass());
      }

      @Override
      public <X> ${BINDER}<X> getBinder(org.hibernate.type.descriptor.java.JavaType<X> javaType) {
        return ${self.name}.writing(super.getBinder(javaType));
      }
    }`;
}

function reading(): JavaFragment {
  return java`
    private static <X> ${EXTRACTOR}<X> reading(${EXTRACTOR}<X> exact, Class<X> type) {
      ${extracting(java`
        // Drivers read some times as others: a day later, or before.
        String time = type == java.time.LocalTime.class ? row.getString(at) : null;
        try {
          X value = time != null && code(time, type) != null ? null : exact.extract(row, at, options);
          if (value != null) {
            return value;
          }
        } catch (java.sql.SQLException | RuntimeException e) {
          LOG.debug("A key is not read as what it is", e);
        }
        String text = row.getString(at);
        if (text == null) {
          return null;
        }
        X code = code(text, type);
        if (code == null) {
          return exact.extract(row, at, options);
        }
        java.sql.ResultSetMetaData columns = row.getMetaData();
        String place = columns.getTableName(at) + "." + columns.getColumnName(at);
        if (TOLD.size() < MOST_TOLD && TOLD.add(place + " " + text)) {
          LOG.warn("{} holds {} in a key, which is answered as this text", place, text);
        }
        return code;`)}
    }

    private static <X> ${BINDER}<X> writing(${BINDER}<X> exact) {
      return new ${BINDER}<>() {
        @Override
        public void bind(java.sql.PreparedStatement statement, X value, int at, ${OPTIONS}) throws java.sql.SQLException {
          String text = textOf(value);
          if (text == null) {
            exact.bind(statement, value, at, options);
          } else if (value instanceof Number) {
            statement.setDouble(at, Double.parseDouble(text));
          } else {
            statement.setString(at, text);
          }
        }

        @Override
        public void bind(${CALL} call, X value, String name, ${OPTIONS}) throws java.sql.SQLException {
          exact.bind(call, value, name, options);
        }
      };
    }`;
}
