package com.acme.seeds.common;

import java.sql.CallableStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.LocalDateJdbcType;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads values that Java has nothing for as none. They stay as they are until somebody gives
 * another.
 */
public final class ReadsAsNone {
  private static final Logger LOG = LoggerFactory.getLogger(ReadsAsNone.class);

  /** The columns that were told of. */
  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  private ReadsAsNone() {}

  private interface Test {
    boolean passes(ResultSet row, int at) throws SQLException;
  }

  public static final class Days extends LocalDateJdbcType {
    private static final long serialVersionUID = 1L;

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
      return orNone(super.getExtractor(javaType));
    }
  }

  private static <X> ValueExtractor<X> orNone(ValueExtractor<X> exact) {
    return orNone(exact, (row, at) -> true);
  }

  private static <X> ValueExtractor<X> orNone(ValueExtractor<X> exact, Test test) {
    return new ValueExtractor<>() {
      @Override
      public X extract(ResultSet row, int at, WrapperOptions options) throws SQLException {
        try {
          if (test.passes(row, at)) {
            return exact.extract(row, at, options);
          }
          tell(row, at, row.getString(at));
          return null;
        } catch (SQLException | RuntimeException e) {
          tell(row, at, row.getString(at));
          return null;
        }
      }

      @Override
      public X extract(CallableStatement call, int at, WrapperOptions options) throws SQLException {
        return exact.extract(call, at, options);
      }

      @Override
      public X extract(CallableStatement call, String name, WrapperOptions options)
          throws SQLException {
        return exact.extract(call, name, options);
      }
    };
  }

  private static void tell(ResultSet row, int at, String value) throws SQLException {
    ResultSetMetaData columns = row.getMetaData();
    String column = columns.getTableName(at) + "." + columns.getColumnName(at);
    if (TOLD.add(column)) {
      LOG.warn(
          "{} holds {}, which is shown as null and stays until another value is given",
          column,
          value);
    }
  }
}
