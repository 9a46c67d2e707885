import { jsonName, type Blueprint, type ClassName, type JpaStore, type OddKey } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';
import { clockClass } from './clock-keys.ts';
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
export function oddKeys({ entities, support: { classes } }: JpaStore, { resources }: Blueprint): JavaFile {
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

        ${keyTexts(references(resources))}

        ${kinds.map((kind) => jdbcType(kind, self))}

        ${found.has('time') && clock()}

        ${reading()}

        ${keyCodes(kinds.some((kind) => kind !== 'number'))}
      }`,
  );
}

/** The types whose values Jackson is told to read and write as texts where Java has nothing for them. */
const NAMED = new Set([
  'java.time.LocalDate',
  'java.time.LocalDateTime',
  'java.time.LocalTime',
  'java.math.BigDecimal',
]);

/** The fields of requests that name records by such keys, as Jackson knows them. */
function references(resources: Blueprint['resources']): readonly string[] {
  return resources.flatMap(({ classes, fields }) =>
    fields
      .filter(({ namesOddKeys, inRequest, type }) => namesOddKeys === true && inRequest && NAMED.has(type.name))
      .map((field) => `${classes.request.name}.${jsonName(field)}`),
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

      ${kind in CAST && typed(CAST[kind])}
    }`;
}

/** What a parameter becomes where a column says how many digits of a second it keeps, which all types of MySQL fit into. */
const CAST: Partial<Record<OddKey, string>> = { time: 'time(6)', moment: 'datetime(6)' };

/**
 * Keys of several columns are compared as rows, within which MySQL compares a text with a time as texts: `01:00:00` is not
 * `01:00:00.000000`. https://dev.mysql.com/doc/refman/8.4/en/type-conversion.html
 */
function typed(type: string | undefined): JavaFragment {
  const dialect = java`org.hibernate.dialect`;
  return java`
    @Override
    public void appendWriteExpression(
        String written, org.hibernate.sql.ast.spi.SqlAppender sql, ${dialect}.Dialect dialect) {
      boolean isText = dialect instanceof ${dialect}.MySQLDialect && !(dialect instanceof ${dialect}.MariaDBDialect);
      sql.append(isText ? "cast(" + written + ${literal(` as ${type ?? ''})`)} : written);
    }`;
}

/** The name of the class that Hibernate has for times in keys. */
export const CLOCK = 'Clock';

/** Where a parameter is a time, Hibernate takes its own type instead of the column's, other than for days and moments. */
function clock(): JavaFragment {
  return clockClass(java`public static final class ${CLOCK}`);
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
