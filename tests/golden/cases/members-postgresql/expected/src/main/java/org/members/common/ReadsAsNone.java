package org.members.common;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import org.hibernate.type.descriptor.ValueExtractor;
import org.hibernate.type.descriptor.WrapperOptions;
import org.hibernate.type.descriptor.java.JavaType;
import org.hibernate.type.descriptor.jdbc.NumericJdbcType;
import org.hibernate.type.descriptor.jdbc.VarcharJdbcType;
import org.members.config.UnshownValues;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads values that Java has nothing for as none. They stay as they are until somebody gives
 * another.
 */
public final class ReadsAsNone {
  private static final Logger LOG = LoggerFactory.getLogger(ReadsAsNone.class);

  /** The values that were told of, by their columns and the keys of their rows. */
  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  /** So many are told of: a table full of them fills no log. */
  private static final int MOST_TOLD = 1000;

  public static final int MOST_SHOWN = 200;

  /** The columns of primary keys, by their tables. */
  private static final Map<String, List<String>> KEYS = new ConcurrentHashMap<>();

  private ReadsAsNone() {}

  private interface Test {
    boolean passes(ResultSet row, int at) throws SQLException;
  }

  public static final class Numbers extends NumericJdbcType {
    private static final long serialVersionUID = 1L;

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
      return orNone(super.getExtractor(javaType));
    }
  }

  public static final class Choices extends VarcharJdbcType {
    private static final long serialVersionUID = 1L;

    @Override
    public <X> ValueExtractor<X> getExtractor(JavaType<X> javaType) {
      return noting(super.getExtractor(javaType));
    }
  }

  private static <X> ValueExtractor<X> noting(ValueExtractor<X> exact) {
    return new ValueExtractor<>() {
      @Override
      public X extract(ResultSet row, int at, WrapperOptions options) throws SQLException {
        X word = exact.extract(row, at, options);
        UnshownValues.noteWord(row, at, word == null ? null : word.toString());
        return word;
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

  private static <X> ValueExtractor<X> orNone(ValueExtractor<X> exact) {
    return orNone(exact, (row, at) -> true);
  }

  private static <X> ValueExtractor<X> orNone(ValueExtractor<X> exact, Test test) {
    return new ValueExtractor<>() {
      @Override
      public X extract(ResultSet row, int at, WrapperOptions options) throws SQLException {
        try {
          if (test.passes(row, at)) {
            X value = exact.extract(row, at, options);
            // Drivers read some days as nothing, although there is one.
            if (value != null || row.getString(at) == null) {
              UnshownValues.note(row, at, null);
              return value;
            }
          }
        } catch (SQLException | RuntimeException e) {
          LOG.debug("A value is not read as what it is", e);
        }
        String text = row.getString(at);
        tell(row, at, text);
        UnshownValues.note(row, at, text);
        return null;
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

  public static void tell(ResultSet row, int at, String value) throws SQLException {
    ResultSetMetaData columns = row.getMetaData();
    String table = columns.getTableName(at);
    String place = table + "." + columns.getColumnName(at) + keyOf(row, at, table);
    if (TOLD.size() < MOST_TOLD && TOLD.add(place)) {
      LOG.warn(
          "{} holds {}, which is shown as null and stays until another value is given",
          place,
          shortened(value));
    }
  }

  private static String shortened(String value) {
    return value == null || value.length() <= MOST_SHOWN
        ? value
        : value.substring(0, MOST_SHOWN) + "…";
  }

  /** Which row it is, as far as its key was read with it. */
  private static String keyOf(ResultSet row, int at, String table) {
    StringJoiner key = new StringJoiner(", ", " of ", "").setEmptyValue("");
    try {
      ResultSetMetaData columns = row.getMetaData();
      for (String name : keyColumns(row, table)) {
        int found = 0;
        for (int i = 1; i <= columns.getColumnCount(); i++) {
          boolean isKey =
              name.equals(columns.getColumnName(i)) && table.equals(columns.getTableName(i));
          if (isKey && (found == 0 || Math.abs(i - at) < Math.abs(found - at))) {
            found = i;
          }
        }
        if (found > 0) {
          key.add(name + " " + row.getString(found));
        }
      }
      return key.toString();
    } catch (SQLException e) {
      return " (its key is not known: " + e.getMessage() + ")";
    }
  }

  private static List<String> keyColumns(ResultSet row, String table) throws SQLException {
    List<String> known = KEYS.get(table);
    if (known != null) {
      return known;
    }
    List<String> names = new ArrayList<>();
    Connection connection = row.getStatement().getConnection();
    try (ResultSet key =
        connection.getMetaData().getPrimaryKeys(connection.getCatalog(), null, table)) {
      while (key.next()) {
        names.add(key.getString("COLUMN_NAME"));
      }
    }
    KEYS.put(table, names);
    return names;
  }
}
