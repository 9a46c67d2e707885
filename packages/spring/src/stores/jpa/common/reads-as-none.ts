import { unreadableOf, type ClassName, type JpaStore, type Unreadable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { keysOf } from '@backsmith/text';
import { classOf, fileOf } from '../../../java/types.ts';
import { choices, registeredChoices } from './choices.ts';
import { tellingClass } from './telling-class.ts';
import { unreadableDocuments } from './unreadable-documents.ts';
import { extracting } from './value-extractor.ts';

/** What an attribute is read by. */
type Annotated = Exclude<Unreadable, Registered | 'choice'>;

/** What Hibernate finds by itself, and the class it does so by. */
type Registered = 'list' | 'document';

const REGISTERED: Readonly<Record<Registered, string>> = { list: 'Arrays', document: 'Documents' };

/** What reads each kind of values, as a member of the class. */
export const UNREADABLE: Readonly<Record<Annotated, string>> = {
  day: 'Days',
  moment: 'Moments',
  time: 'Times',
  number: 'Numbers',
};

/** What Hibernate reads them by otherwise. */
export const ORDINARY: Readonly<Record<Annotated, JavaFragment>> = {
  day: java`org.hibernate.type.descriptor.jdbc.LocalDateJdbcType`,
  moment: java`org.hibernate.type.descriptor.jdbc.LocalDateTimeJdbcType`,
  time: java`org.hibernate.type.descriptor.jdbc.LocalTimeJdbcType`,
  number: java`org.hibernate.type.descriptor.jdbc.NumericJdbcType`,
};

const EXTRACTOR = java`org.hibernate.type.descriptor.ValueExtractor`;

/**
 * How columns are read of which some values are nothing to Java, such as 0000-00-00 and NaN: these as none, so that they take
 * no list away. The text is asked for where reading fails, which fails too where it is not the value's fault.
 */
export function readsAsNone(store: JpaStore): JavaFile {
  const self = store.support.classes.readsAsNone;
  const found = unreadable(store);
  const told = tellingClass(store);
  const kinds = keysOf(UNREADABLE).filter((kind) => found.has(kind));
  return fileOf(
    self,
    java`
      ${javadoc`Reads values that Java has nothing for as none. They stay as they are until somebody gives another.`}
      public final class ${classOf(self)} {
        private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        ${javadoc`The values that were told of, by their columns and the keys of their rows.`}
        private static final java.util.Set<String> TOLD = java.util.concurrent.ConcurrentHashMap.newKeySet();

        ${javadoc`So many are told of: a table full of them fills no log.`}
        private static final int MOST_TOLD = 1000;

        public static final int MOST_SHOWN = 200;

        ${javadoc`The columns of primary keys, by their tables.`}
        private static final java.util.Map<String, java.util.List<String>> KEYS = new java.util.concurrent.ConcurrentHashMap<>();

        private ${self.name}() {}

        private interface Test {
          boolean passes(java.sql.ResultSet row, int at) throws java.sql.SQLException;
        }

        ${kinds.map((kind) => jdbcType(kind, self))}

        ${choices(store)}

        ${found.has('time') && timesOfDay()}

        ${found.has('list') && arrays()}

        ${found.has('document') && unreadableDocuments()}

        private static <X> ${EXTRACTOR}<X> orNone(${EXTRACTOR}<X> exact) {
          return orNone(exact, (row, at) -> true);
        }

        private static <X> ${EXTRACTOR}<X> orNone(${EXTRACTOR}<X> exact, Test test) {
          ${extracting(java`
            try {
              if (test.passes(row, at)) {
                X value = exact.extract(row, at, options);
                // Drivers read some days as nothing, although there is one.
                if (value != null || row.getString(at) == null) {
                  ${told !== undefined && java`${told}.note(row, at, null);`}
                  return value;
                }
              }
            } catch (java.sql.SQLException | RuntimeException e) {
              LOG.debug("A value is not read as what it is", e);
            }
            String text = ${found.has('list') ? java`textOf(row, at)` : java`row.getString(at)`};
            tell(row, at, text);
            ${told !== undefined && java`${told}.note(row, at, text);`}
            return null;`)}
        }

        ${telling()}
      }`,
  );
}

/** What is written into the log: where the value stands, down to the key of its row. */
function telling(): JavaFragment {
  const row = java`java.sql.ResultSet row`;
  const columns = java`java.sql.ResultSetMetaData columns = row.getMetaData();`;
  return java`
    public static void tell(${row}, int at, String value) throws java.sql.SQLException {
      ${columns}
      String table = columns.getTableName(at);
      String place = table + "." + columns.getColumnName(at) + keyOf(row, at, table);
      if (TOLD.size() < MOST_TOLD && TOLD.add(place)) {
        LOG.warn("{} holds {}, which is shown as null and stays until another value is given", place, shortened(value));
      }
    }

    private static String shortened(String value) {
      return value == null || value.length() <= MOST_SHOWN ? value : value.substring(0, MOST_SHOWN) + "…";
    }

    ${javadoc`Which row it is, as far as its key was read with it.`}
    private static String keyOf(${row}, int at, String table) {
      java.util.StringJoiner key = new java.util.StringJoiner(", ", " of ", "").setEmptyValue("");
      try {
        ${columns}
        for (String name : keyColumns(row, table)) {
          int found = 0;
          for (int i = 1; i <= columns.getColumnCount(); i++) {
            boolean isKey = name.equals(columns.getColumnName(i)) && table.equals(columns.getTableName(i));
            if (isKey && (found == 0 || Math.abs(i - at) < Math.abs(found - at))) {
              found = i;
            }
          }
          if (found > 0) {
            key.add(name + " " + row.getString(found));
          }
        }
        return key.toString();
      } catch (java.sql.SQLException e) {
        return " (its key is not known: " + e.getMessage() + ")";
      }
    }

    private static java.util.List<String> keyColumns(${row}, String table) throws java.sql.SQLException {
      java.util.List<String> known = KEYS.get(table);
      if (known != null) {
        return known;
      }
      java.util.List<String> names = new java.util.ArrayList<>();
      java.sql.Connection connection = row.getStatement().getConnection();
      try (java.sql.ResultSet key = connection.getMetaData().getPrimaryKeys(connection.getCatalog(), null, table)) {
        while (key.next()) {
          names.add(key.getString("COLUMN_NAME"));
        }
      }
      KEYS.put(table, names);
      return names;
    }`;
}

/** The classes within this one by which Hibernate reads what no attribute says anything of. */
export function registeredReaders(store: JpaStore): readonly string[] {
  const found = unreadable(store);
  return [
    ...keysOf(REGISTERED)
      .filter((kind) => found.has(kind))
      .map((kind) => REGISTERED[kind]),
    ...registeredChoices(store),
  ];
}

/** Whether the attribute itself says what reads it. */
export function isAnnotated(kind: Unreadable): kind is Annotated {
  return Object.hasOwn(UNREADABLE, kind);
}

function unreadable({ entities, views }: JpaStore): ReadonlySet<Unreadable> {
  const attributes = [...entities, ...views].flatMap((one) => one.attributes);
  return new Set(attributes.flatMap((one) => (one.kind === 'basic' ? (unreadableOf(one.column) ?? []) : [])));
}

/** How PostgreSQL's arrays are read; another database, such as the one in memory, has none of several dimensions. */
function arrays(): JavaFragment {
  const constructor = java`org.hibernate.dialect.type.PostgreSQLArrayJdbcTypeConstructor`;
  const jdbcType = java`org.hibernate.type.descriptor.jdbc.JdbcType`;
  return java`
    ${javadoc`Has Hibernate read arrays of several dimensions as none, where a list is expected.`}
    public static final class Arrays extends ${constructor} implements org.hibernate.boot.model.TypeContributor {
      @Override
      public void contribute(
          org.hibernate.boot.model.TypeContributions contributions, org.hibernate.service.ServiceRegistry services) {
        var types = contributions.getTypeConfiguration().getJdbcTypeRegistry();
        if (types.getConstructor(getDefaultSqlTypeCode()) instanceof ${constructor}) {
          types.addTypeConstructor(this);
        }
      }

      @Override
      public ${jdbcType} resolveType(
          org.hibernate.type.spi.TypeConfiguration types,
          org.hibernate.dialect.Dialect dialect,
          ${jdbcType} element,
          org.hibernate.tool.schema.extract.spi.ColumnTypeInformation column) {
        return new OneDimension(element);
      }
    }

    private static final java.util.regex.Pattern QUOTED = java.util.regex.Pattern.compile(${literal(String.raw`"((?:[^"\\]|\\.)*)"`)});

    ${javadoc`Drivers put elements of arrays into quotes or not, as they were sent: here as the database does.`}
    private static String textOf(java.sql.ResultSet row, int at) throws java.sql.SQLException {
      String text = row.getString(at);
      return text == null || row.getMetaData().getColumnType(at) != java.sql.Types.ARRAY
          ? text
          : QUOTED.matcher(text).replaceAll(
              found ->
                  java.util.regex.Matcher.quoteReplacement(
                      found.group(1).matches(${literal(String.raw`(?i)(?!null$)[^\s"\\{},]+`)}) ? found.group(1) : found.group()));
    }

    private static final class OneDimension extends org.hibernate.dialect.type.PostgreSQLArrayJdbcType {
      private static final long serialVersionUID = 1L;

      OneDimension(${jdbcType} element) {
        super(element);
      }

      @Override
      public <X> ${EXTRACTOR}<X> getExtractor(org.hibernate.type.descriptor.java.JavaType<X> javaType) {
        return orNone(super.getExtractor(javaType));
      }
    }`;
}

/** Drivers read some of the others as another time. */
function timesOfDay(): JavaFragment {
  return java`
    private static boolean isTimeOfDay(java.sql.ResultSet row, int at) throws java.sql.SQLException {
      String text = row.getString(at);
      return text == null || text.matches(${literal(/(?:[01]\d|2[0-3]):.*/.source)});
    }`;
}

function jdbcType(kind: Annotated, self: ClassName): JavaFragment {
  return java`
    public static final class ${UNREADABLE[kind]} extends ${ORDINARY[kind]} {
      private static final long serialVersionUID = 1L;

      @Override
      public <X> ${EXTRACTOR}<X> getExtractor(org.hibernate.type.descriptor.java.JavaType<X> javaType) {
        return orNone(super.getExtractor(javaType)${kind === 'time' && java`, ${self.name}::isTimeOfDay`});
      }
    }`;
}
