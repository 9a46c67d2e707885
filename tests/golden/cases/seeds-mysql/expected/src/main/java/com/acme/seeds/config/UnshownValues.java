package com.acme.seeds.config;

import com.acme.seeds.common.ReadsAsNone;
import com.acme.seeds.common.Unshown;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.persistence.Column;
import jakarta.persistence.Table;
import java.lang.reflect.Field;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.hibernate.Hibernate;
import org.hibernate.Interceptor;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.type.Type;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.PropertyAccessorFactory;
import org.springframework.boot.hibernate.autoconfigure.HibernatePropertiesCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.util.ReflectionUtils;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

/**
 * Finds out what of the rows that a call reads is shown as null, and tells the answers made of
 * them.
 */
@Configuration(proxyBeanMethods = false)
public class UnshownValues {
  @Bean
  HibernatePropertiesCustomizer tellingUnshownValues() {
    return properties -> properties.put(AvailableSettings.INTERCEPTOR, new Loading());
  }

  /**
   * Keeps what a column of the current row holds and is read as none; null where it is read as what
   * it is.
   */
  public static void note(ResultSet row, int at, String text) {
    Row current = current(row);
    if (current != null) {
      keep(current.unread, at, text);
    }
  }

  /** Keeps a word of a choice, which is read as none where it is none of its values. */
  public static void noteWord(ResultSet row, int at, String word) {
    Row current = current(row);
    if (current != null) {
      keep(current.words, at, word);
    }
  }

  private static void keep(Map<Integer, String> texts, int at, String text) {
    if (text == null) {
      texts.remove(at);
    } else {
      texts.put(at, text);
    }
  }

  /** The answer, which tells what was noted of its record and is not there since. */
  public static <A> A told(Object entity, A answer) {
    Object record = Hibernate.unproxy(entity);
    Map<String, String> noted = Unshown.of(record);
    if (!noted.isEmpty()) {
      var values = PropertyAccessorFactory.forDirectFieldAccess(record);
      Map<String, String> told = new LinkedHashMap<>();
      noted.forEach(
          (attribute, text) -> {
            String name = nameIn(answer.getClass(), attribute);
            if (name != null && values.getPropertyValue(attribute) == null) {
              told.put(name, text);
            }
          });
      Unshown.note(answer, told);
    }
    return answer;
  }

  /** What clients call a field; nothing where they do not see it. */
  private static String nameIn(Class<?> answer, String field) {
    Field shown = ReflectionUtils.findField(answer, field);
    var named = shown == null ? null : shown.getAnnotation(JsonProperty.class);
    return shown == null ? null : named == null || named.value().isEmpty() ? field : named.value();
  }

  private static Row current(ResultSet row) {
    var request = RequestContextHolder.getRequestAttributes();
    if (request == null) {
      return null;
    }
    String name = Row.class.getName();
    int scope = RequestAttributes.SCOPE_REQUEST;
    Row known = (Row) request.getAttribute(name, scope);
    if (row == null || (known != null && known.values == row)) {
      return known;
    }
    Row made = new Row(row);
    request.setAttribute(name, made, scope);
    return made;
  }

  /** What the row that is read right now holds, by the places of the columns. */
  private static final class Row {
    private final ResultSet values;
    private final Map<Integer, String> unread = new TreeMap<>();
    private final Map<Integer, String> words = new TreeMap<>();

    Row(ResultSet values) {
      this.values = values;
    }

    /**
     * Columns are asked for their names only where something is not shown: to some drivers that is
     * a query.
     */
    boolean isWhole(Object[] shown) {
      return unread.isEmpty()
          && words.size() <= Arrays.stream(shown).filter(Enum.class::isInstance).count();
    }

    String textOf(Class<?> entity, String attribute) {
      Field field = ReflectionUtils.findField(entity, attribute);
      Column column = field == null ? null : field.getAnnotation(Column.class);
      if (column == null) {
        return null;
      }
      String text = find(field.getType().isEnum() ? words : unread, entity, column.name());
      return text == null || text.length() <= ReadsAsNone.MOST_SHOWN
          ? text
          : text.substring(0, ReadsAsNone.MOST_SHOWN) + "…";
    }

    private String find(Map<Integer, String> texts, Class<?> entity, String column) {
      try {
        var columns = values.getMetaData();
        var table = entity.getAnnotation(Table.class);
        for (var one : texts.entrySet()) {
          int at = one.getKey();
          if (isNamed(columns.getColumnName(at), column)
              && (table == null || isNamed(columns.getTableName(at), table.name()))) {
            ReadsAsNone.tell(values, at, one.getValue());
            return one.getValue();
          }
        }
        return null;
      } catch (SQLException e) {
        LOG.debug("What is not shown cannot be told", e);
        return null;
      }
    }

    private static boolean isNamed(String name, String declared) {
      return declared.replaceAll("^[\"`]|[\"`]$", "").equalsIgnoreCase(name);
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(UnshownValues.class);

  /** Notes what the row of a record holds as soon as the record is made of it. */
  private static final class Loading implements Interceptor {
    @Override
    public boolean onLoad(
        Object entity, Object id, Object[] state, String[] attributes, Type[] types) {
      Row row = current(null);
      Map<String, String> noted = new LinkedHashMap<>();
      if (row != null && !row.isWhole(state)) {
        for (int i = 0; i < attributes.length; i++) {
          String text = state[i] == null ? row.textOf(entity.getClass(), attributes[i]) : null;
          if (text != null) {
            noted.put(attributes[i], text);
          }
        }
      }
      Unshown.note(entity, noted);
      return false;
    }
  }
}
