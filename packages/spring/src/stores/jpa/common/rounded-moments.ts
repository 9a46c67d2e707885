import type { JpaClasses, JpaStore, RoundedMoment } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** What rounds to the unit of each type, and the class that has Hibernate do so. */
const ROUNDED: Readonly<Record<RoundedMoment, { readonly round: string; readonly name: string }>> = {
  datetime: { round: 'toTick', name: 'Datetime' },
  smalldatetime: { round: 'toMinute', name: 'Smalldatetime' },
};

const KINDS: readonly RoundedMoment[] = ['datetime', 'smalldatetime'];

const MOMENT = java`java.time.LocalDateTime`;
const JAVA_TYPE = java`org.hibernate.type.descriptor.java.LocalDateTimeJavaType`;
const JDBC_TYPE = java`org.hibernate.type.descriptor.jdbc.LocalDateTimeJdbcType`;

/** An expression of a moment as what a column of this type keeps of it. */
export function roundedTo(moment: JavaFragment, kind: RoundedMoment, { roundedMoments }: JpaClasses): JavaFragment {
  return java`${classOf(roundedMoments)}.${ROUNDED[kind].round}(${moment})`;
}

/** The annotations by which Hibernate rounds the values of a column, and compares it with values of its own type. */
export function roundedAnnotations(
  kind: RoundedMoment | undefined,
  { roundedMoments }: JpaClasses,
): readonly JavaValue[] {
  if (kind === undefined) return [];
  const self = classOf(roundedMoments);
  return [
    java`@org.hibernate.annotations.JavaType(${self}.${ROUNDED[kind].name}.class)`,
    java`@org.hibernate.annotations.JdbcType(${self}.AsText.class)`,
  ];
}

/**
 * Rounds moments as SQL Server's datetime and smalldatetime do, and sends them as texts. The driver would send a datetime2, beside
 * which the value of a datetime has a third of a millisecond since compatibility level 130, and equals none; a text becomes what
 * the column beside it is, also in the words that Hibernate puts around no parameter: the keys of what is changed and deleted.
 * https://learn.microsoft.com/sql/t-sql/data-types/data-type-precedence-transact-sql
 * https://learn.microsoft.com/sql/t-sql/data-types/datetime-transact-sql
 * https://learn.microsoft.com/sql/t-sql/data-types/smalldatetime-transact-sql
 */
export function roundedMoments({
  entities,
  views,
  support: {
    classes: { roundedMoments: self },
  },
}: JpaStore): JavaFile {
  const found = new Set([
    ...entities.flatMap(({ key }) => key.parts.map(({ column }) => column.rounded)),
    ...[...entities, ...views]
      .flatMap(({ attributes }) => attributes)
      .map((one) => (one.kind === 'basic' ? one.column.rounded : undefined)),
  ]);
  return fileOf(
    self,
    java`
      ${javadoc`Rounds moments as the columns of their types do, so that answers show what is kept and conditions find it.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        ${javadoc`A datetime keeps 1/300 of a second, shown as milliseconds that end in 0, 3 or 7.`}
        public static ${MOMENT} toTick(${MOMENT} moment) {
          if (moment == null) {
            return null;
          }
          long ticks = (moment.getNano() * 3L + 5_000_000) / 10_000_000;
          return moment.withNano(0).plus((ticks * 10 + 1) / 3, java.time.temporal.ChronoUnit.MILLIS);
        }

        ${javadoc`A smalldatetime keeps the minute: up to 29.998 seconds the one that began, afterwards the next.`}
        public static ${MOMENT} toMinute(${MOMENT} moment) {
          return moment == null ? null : toTick(moment).plusSeconds(30).truncatedTo(java.time.temporal.ChronoUnit.MINUTES);
        }

        ${KINDS.filter((kind) => found.has(kind)).map(javaType)}

        ${asText()}
      }`,
  );
}

function javaType(kind: RoundedMoment): JavaFragment {
  const { name, round } = ROUNDED[kind];
  return java`
    ${javadoc`Two moments that ${kind} keeps as one are the same.`}
    public static final class ${name} extends ${JAVA_TYPE} {
      private static final long serialVersionUID = 1L;

      @Override
      public <X> X unwrap(
          ${MOMENT} value, Class<X> type, org.hibernate.type.descriptor.WrapperOptions options) {
        return super.unwrap(${round}(value), type, options);
      }

      @Override
      public boolean areEqual(${MOMENT} one, ${MOMENT} another) {
        return java.util.Objects.equals(${round}(one), ${round}(another));
      }

      @Override
      public int extractHashCode(${MOMENT} value) {
        return java.util.Objects.hashCode(${round}(value));
      }

      @Override
      public boolean useObjectEqualsHashCode() {
        return false;
      }
    }`;
}

/** How the driver is given them. */
function asText(): JavaFragment {
  const formatter = java`java.time.format.DateTimeFormatter`;
  const options = java`org.hibernate.type.descriptor.WrapperOptions options`;
  const problem = java`java.sql.SQLException`;
  return java`
    ${javadoc`Sends a moment as a text, which becomes what the column beside it is; a datetime2 would not.`}
    public static final class AsText extends ${JDBC_TYPE} {
      private static final long serialVersionUID = 1L;
      private static final ${formatter} FORMAT = ${formatter}.ofPattern(${literal("uuuu-MM-dd'T'HH:mm:ss.SSS")}, java.util.Locale.ROOT);

      @Override
      public <X> org.hibernate.type.descriptor.ValueBinder<X> getBinder(org.hibernate.type.descriptor.java.JavaType<X> type) {
        return new org.hibernate.type.descriptor.jdbc.BasicBinder<>(type, this) {
          private static final long serialVersionUID = 1L;

          @Override
          protected void doBind(java.sql.PreparedStatement statement, X value, int at, ${options}) throws ${problem} {
            statement.setString(at, textOf(value, options));
          }

          @Override
          protected void doBind(java.sql.CallableStatement call, X value, String name, ${options}) throws ${problem} {
            call.setString(name, textOf(value, options));
          }

          private String textOf(X value, ${options}) {
            return FORMAT.format(type.unwrap(value, ${MOMENT}.class, options));
          }
        };
      }
    }`;
}
