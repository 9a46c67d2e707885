package com.acme.tasks.common;

import java.sql.Array;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcUtils;
import org.springframework.stereotype.Repository;

/** Reads rows of views: what columns they have is up to the database. */
@Repository
public class Rows {
  private final JdbcClient jdbc;

  public Rows(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public List<Map<String, Object>> list(String sql, int limit, int offset) {
    return jdbc.sql(sql)
        .param("limit", Math.min(Math.max(limit, 1), 200))
        .param("offset", Math.max(offset, 0))
        .query(Rows::toMap)
        .list();
  }

  private static Map<String, Object> toMap(ResultSet rows, int number) throws SQLException {
    ResultSetMetaData columns = rows.getMetaData();
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 1; i <= columns.getColumnCount(); i++) {
      String name =
          JdbcUtils.convertUnderscoreNameToPropertyName(JdbcUtils.lookupColumnName(columns, i));
      values.put(name, plain(JdbcUtils.getResultSetValue(rows, i)));
    }
    return values;
  }

  /** Drivers have classes of their own for JSON, shapes and the like; their texts say the same. */
  private static Object plain(Object value) throws SQLException {
    if (value instanceof Array array) {
      List<Object> elements = new ArrayList<>();
      for (Object element : (Object[]) array.getArray()) {
        elements.add(plain(element));
      }
      return elements;
    }
    boolean isKnown =
        value == null || value instanceof byte[] || value.getClass().getName().startsWith("java.");
    return isKnown ? value : value.toString();
  }
}
