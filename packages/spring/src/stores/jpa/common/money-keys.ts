import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';
import { extracting } from './value-extractor.ts';

const NUMBER = java`java.math.BigDecimal`;
const BINDER = java`org.hibernate.type.descriptor.ValueBinder`;
const OPTIONS = java`org.hibernate.type.descriptor.WrapperOptions options`;
const PROBLEM = java`java.sql.SQLException`;

/**
 * How amounts of PostgreSQL's money are read and written where they identify a row. Hibernate puts no cast around keys, the driver
 * reads no amount from 1,000 on, and money compares with nothing but money: it is the text of the server, whose locale decides
 * over its decimal point, and how many digits stand behind it.
 * https://www.postgresql.org/docs/current/datatype-money.html
 */
export function moneyKeys({
  support: {
    classes: { moneyKeys: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Reads and writes amounts of money in keys as texts of the server's locale.`}
      public final class ${classOf(self)} extends org.hibernate.type.descriptor.jdbc.NumericJdbcType {
        private static final long serialVersionUID = 1L;

        private static final java.util.regex.Pattern DIGITS = java.util.regex.Pattern.compile(${literal(String.raw`\d(?:.*\d)?`)});

        private static final java.util.regex.Pattern NEGATIVE = java.util.regex.Pattern.compile(${literal(String.raw`[-(\u2212]`)});

        ${javadoc`What stands before the digits of a fraction, or nothing where amounts have none; asked for once.`}
        private static volatile String decimalPoint;

        ${extractor(self.name)}

        ${binder()}

        private static boolean isMoney(${OPTIONS}) {
          return options.getDialect() instanceof org.hibernate.dialect.PostgreSQLDialect;
        }

        private static ${NUMBER} amountOf(String text, String point) {
          var found = DIGITS.matcher(text);
          if (!found.find()) {
            throw new IllegalArgumentException("No amount of money: " + text);
          }
          int at = point.isEmpty() ? -1 : found.group().lastIndexOf(point);
          String whole = at < 0 ? found.group() : found.group().substring(0, at);
          String fraction = at < 0 ? "" : found.group().substring(at);
          ${NUMBER} amount = new ${NUMBER}(digitsOf(whole) + digitsOf(fraction)).movePointLeft(digitsOf(fraction).length());
          return NEGATIVE.matcher(text).find() ? amount.negate() : amount;
        }

        private static String digitsOf(String text) {
          return text.replaceAll(${literal(String.raw`\D`)}, "");
        }

        private static String decimalPoint(java.sql.Connection connection) throws ${PROBLEM} {
          String known = decimalPoint;
          if (known == null) {
            try (java.sql.Statement statement = connection.createStatement();
                java.sql.ResultSet row = statement.executeQuery("select cast(cast(4.5 as numeric) as money)")) {
              row.next();
              var found = java.util.regex.Pattern.compile(${literal(String.raw`4(\D+)5`)}).matcher(row.getString(1));
              known = found.find() ? found.group(1) : "";
            }
            decimalPoint = known;
          }
          return known;
        }
      }`,
  );
}

function extractor(self: string): JavaFragment {
  const type = java`org.hibernate.type.descriptor.ValueExtractor`;
  return java`
    @Override
    public <X> ${type}<X> getExtractor(org.hibernate.type.descriptor.java.JavaType<X> type) {
      ${type}<X> exact = super.getExtractor(type);
      ${extracting(java`
        if (!isMoney(options)) {
          return exact.extract(row, at, options);
        }
        String text = row.getString(at);
        String point = text == null ? null : decimalPoint(row.getStatement().getConnection());
        return text == null ? null : type.wrap(${self}.amountOf(text, point), options);`)}
    }`;
}

function binder(): JavaFragment {
  return java`
    @Override
    public <X> ${BINDER}<X> getBinder(org.hibernate.type.descriptor.java.JavaType<X> type) {
      ${BINDER}<X> exact = super.getBinder(type);
      return new ${BINDER}<>() {
        @Override
        public void bind(java.sql.PreparedStatement statement, X value, int at, ${OPTIONS}) throws ${PROBLEM} {
          if (value == null || !isMoney(options)) {
            exact.bind(statement, value, at, options);
            return;
          }
          String point = decimalPoint(statement.getConnection());
          String amount = type.unwrap(value, ${NUMBER}.class, options).toPlainString();
          statement.setObject(at, amount.replace(".", point.isEmpty() ? "." : point), java.sql.Types.OTHER);
        }

        @Override
        public void bind(java.sql.CallableStatement call, X value, String name, ${OPTIONS}) throws ${PROBLEM} {
          exact.bind(call, value, name, options);
        }
      };
    }`;
}
