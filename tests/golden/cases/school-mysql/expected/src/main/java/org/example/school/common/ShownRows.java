package org.example.school.common;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.DataClassRowMapper;

/** Reads rows without a key; what Java has nothing for is null, and is told beside the fields. */
public final class ShownRows<R> extends DataClassRowMapper<R> {
  private static final Set<Class<?>> ODD =
      Set.of(LocalDate.class, LocalDateTime.class, LocalTime.class);

  private static final int MOST_SHOWN = 200;

  private final Map<String, String> unread = new LinkedHashMap<>();

  public ShownRows(Class<R> type) {
    super(type);
  }

  @Override
  public R mapRow(ResultSet row, int number) throws SQLException {
    unread.clear();
    R shown = super.mapRow(row, number);
    Unshown.note(shown, new LinkedHashMap<>(unread));
    return shown;
  }

  @Override
  protected Object getColumnValue(ResultSet row, int at, Class<?> type) throws SQLException {
    String text = ODD.contains(type) ? row.getString(at) : null;
    if (text == null) {
      return super.getColumnValue(row, at, type);
    }
    Object value = isTimeOfDay(text, type) ? valueOf(row, at, type) : null;
    if (value == null) {
      unread.put(
          nameOf(row.getMetaData().getColumnLabel(at)),
          text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…");
    }
    return value;
  }

  private Object valueOf(ResultSet row, int at, Class<?> type) {
    try {
      return super.getColumnValue(row, at, type);
    } catch (SQLException | RuntimeException e) {
      logger.debug("A value is not read as what it is", e);
      return null;
    }
  }

  /** Drivers read some of the others as another time. */
  private static boolean isTimeOfDay(String text, Class<?> type) {
    return type != LocalTime.class || text.matches("(?:[01]\\d|2[0-3]):.*");
  }

  /** What clients call the field of a column. */
  private String nameOf(String column) {
    String plain = column.replace("_", "");
    return Arrays.stream(getMappedClass().getDeclaredFields())
        .filter(field -> plain.equalsIgnoreCase(field.getName().replace("_", "")))
        .findFirst()
        .map(
            field -> {
              var named = field.getAnnotation(JsonProperty.class);
              return named == null || named.value().isEmpty() ? field.getName() : named.value();
            })
        .orElse(column);
  }
}
