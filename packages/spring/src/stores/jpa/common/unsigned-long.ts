import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';
import { extracting } from './value-extractor.ts';

const BINDER = java`org.hibernate.type.descriptor.ValueBinder`;
const OPTIONS = java`org.hibernate.type.descriptor.WrapperOptions options`;
const PROBLEM = java`java.sql.SQLException`;

/**
 * How counted numbers of 64 bits without a sign are read and written. Counters stay within a `Long`; a row that somebody gave a
 * number beyond is read as the negative one of the same bits, which no such column holds, so that it is listed and found.
 */
export function unsignedLong({
  support: {
    classes: { unsignedLong: self },
  },
}: JpaStore): JavaFile {
  return fileOf(
    self,
    java`
      ${javadoc`Reads and writes numbers of 64 bits without a sign: those beyond a long as the negative one of the same bits.`}
      public final class ${classOf(self)} extends org.hibernate.type.descriptor.jdbc.BigIntJdbcType {
        private static final long serialVersionUID = 1L;

        private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        ${extractor()}

        ${binder()}

        ${javadoc`What statements are given that know nothing of the column.`}
        public static Number written(Long number) {
          return number < 0 ? new java.math.BigDecimal(Long.toUnsignedString(number)) : number;
        }
      }`,
  );
}

function extractor(): JavaFragment {
  const type = java`org.hibernate.type.descriptor.ValueExtractor`;
  return java`
    @Override
    public <X> ${type}<X> getExtractor(org.hibernate.type.descriptor.java.JavaType<X> type) {
      ${type}<X> exact = super.getExtractor(type);
      ${extracting(java`
        try {
          return exact.extract(row, at, options);
        } catch (${PROBLEM} e) {
          java.math.BigDecimal whole = row.getBigDecimal(at);
          if (whole == null || whole.signum() <= 0) {
            throw e;
          }
          java.sql.ResultSetMetaData columns = row.getMetaData();
          long same = whole.longValue();
          LOG.warn("{}.{} holds {}, which is answered as {}", columns.getTableName(at), columns.getColumnName(at), whole, same);
          return type.wrap(same, options);
        }`)}
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
          Long number = value == null ? null : type.unwrap(value, Long.class, options);
          // A database in memory has the sign.
          if (number != null && number < 0 && options.getDialect() instanceof org.hibernate.dialect.MySQLDialect) {
            statement.setObject(at, written(number));
          } else {
            exact.bind(statement, value, at, options);
          }
        }

        @Override
        public void bind(java.sql.CallableStatement call, X value, String name, ${OPTIONS}) throws ${PROBLEM} {
          exact.bind(call, value, name, options);
        }
      };
    }`;
}
