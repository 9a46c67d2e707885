import type { Blueprint, JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const TEXTS = java`java.util.Map<String, String>`;

/**
 * What answers are told of the rows they are made of. Hibernate reads a row from its first column to its last, and then makes
 * the record: what was read as none is kept for as long, by the places of the columns.
 */
export function unshownValues(store: JpaStore, { support }: Blueprint): JavaFile {
  const { unshownValues: self, readsAsNone } = store.support.classes;
  const unshown = classOf(support.classes.unshown);
  const column = java`jakarta.persistence.Column`;
  return fileOf(
    self,
    java`
      ${javadoc`Finds out what of the rows that a call reads is shown as null, and tells the answers made of them.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        @org.springframework.context.annotation.Bean
        org.springframework.boot.hibernate.autoconfigure.HibernatePropertiesCustomizer tellingUnshownValues() {
          return properties -> properties.put(org.hibernate.cfg.AvailableSettings.INTERCEPTOR, new Loading());
        }

        ${javadoc`Keeps what a column of the current row holds and is read as none; null where it is read as what it is.`}
        public static void note(java.sql.ResultSet row, int at, String text) {
          Row current = current(row);
          if (current != null) {
            keep(current.unread, at, text);
          }
        }

        ${javadoc`Keeps a word of a choice, which is read as none where it is none of its values.`}
        public static void noteWord(java.sql.ResultSet row, int at, String word) {
          Row current = current(row);
          if (current != null) {
            keep(current.words, at, word);
          }
        }

        private static void keep(java.util.Map<Integer, String> texts, int at, String text) {
          if (text == null) {
            texts.remove(at);
          } else {
            texts.put(at, text);
          }
        }

        ${javadoc`The answer, which tells what was noted of its record and is not there since.`}
        public static <A> A told(Object entity, A answer) {
          Object record = org.hibernate.Hibernate.unproxy(entity);
          ${TEXTS} noted = ${unshown}.of(record);
          if (!noted.isEmpty()) {
            var values = org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(record);
            ${TEXTS} told = new java.util.LinkedHashMap<>();
            noted.forEach(
                (attribute, text) -> {
                  String name = nameIn(answer.getClass(), attribute);
                  if (name != null && values.getPropertyValue(attribute) == null) {
                    told.put(name, text);
                  }
                });
            ${unshown}.note(answer, told);
          }
          return answer;
        }

        ${store.support.needed.includes('summaries') && summaryTold(unshown)}

        ${javadoc`What clients call a field; nothing where they do not see it.`}
        private static String nameIn(Class<?> answer, String field) {
          java.lang.reflect.Field shown = org.springframework.util.ReflectionUtils.findField(answer, field);
          var named = shown == null ? null : shown.getAnnotation(com.fasterxml.jackson.annotation.JsonProperty.class);
          return shown == null ? null : named == null || named.value().isEmpty() ? field : named.value();
        }

        private static Row current(java.sql.ResultSet row) {
          var request = org.springframework.web.context.request.RequestContextHolder.getRequestAttributes();
          if (request == null) {
            return null;
          }
          String name = Row.class.getName();
          int scope = org.springframework.web.context.request.RequestAttributes.SCOPE_REQUEST;
          Row known = (Row) request.getAttribute(name, scope);
          if (row == null || (known != null && known.values == row)) {
            return known;
          }
          Row made = new Row(row);
          request.setAttribute(name, made, scope);
          return made;
        }

        ${javadoc`What the row that is read right now holds, by the places of the columns.`}
        private static final class Row {
          private final java.sql.ResultSet values;
          private final java.util.Map<Integer, String> unread = new java.util.TreeMap<>();
          private final java.util.Map<Integer, String> words = new java.util.TreeMap<>();

          Row(java.sql.ResultSet values) {
            this.values = values;
          }

          ${javadoc`Columns are asked for their names only where something is not shown: to some drivers that is a query.`}
          boolean isWhole(Object[] shown) {
            return unread.isEmpty()
                && words.size() <= java.util.Arrays.stream(shown).filter(Enum.class::isInstance).count();
          }

          String textOf(Class<?> entity, String attribute) {
            java.lang.reflect.Field field = org.springframework.util.ReflectionUtils.findField(entity, attribute);
            ${column} column = field == null ? null : field.getAnnotation(${column}.class);
            if (column == null) {
              return null;
            }
            String text = find(field.getType().isEnum() ? words : unread, entity, column.name());
            return text == null || text.length() <= ${classOf(readsAsNone)}.MOST_SHOWN
                ? text
                : text.substring(0, ${classOf(readsAsNone)}.MOST_SHOWN) + "…";
          }

          private String find(java.util.Map<Integer, String> texts, Class<?> entity, String column) {
            try {
              var columns = values.getMetaData();
              var table = entity.getAnnotation(jakarta.persistence.Table.class);
              for (var one : texts.entrySet()) {
                int at = one.getKey();
                if (isNamed(columns.getColumnName(at), column)
                    && (table == null || isNamed(columns.getTableName(at), table.name()))) {
                  ${classOf(readsAsNone)}.tell(values, at, one.getValue());
                  return one.getValue();
                }
              }
              return null;
            } catch (java.sql.SQLException e) {
              LOG.debug("What is not shown cannot be told", e);
              return null;
            }
          }

          private static boolean isNamed(String name, String declared) {
            return declared.replaceAll(${literal('^["`]|["`]$')}, "").equalsIgnoreCase(name);
          }
        }

        private static final org.slf4j.Logger LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        ${loading(unshown)}
      }`,
  );
}

function loading(unshown: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Notes what the row of a record holds as soon as the record is made of it.`}
    private static final class Loading implements org.hibernate.Interceptor {
      @Override
      public boolean onLoad(
          Object entity, Object id, Object[] state, String[] attributes, org.hibernate.type.Type[] types) {
        Row row = current(null);
        ${TEXTS} noted = new java.util.LinkedHashMap<>();
        if (row != null && !row.isWhole(state)) {
          for (int i = 0; i < attributes.length; i++) {
            String text = state[i] == null ? row.textOf(entity.getClass(), attributes[i]) : null;
            if (text != null) {
              noted.put(attributes[i], text);
            }
          }
        }
        ${unshown}.note(entity, noted);
        return false;
      }
    }`;
}

/** Summaries are made of columns, without a record that could be asked. */
function summaryTold(unshown: JavaFragment): JavaFragment {
  return java`
    ${javadoc`The same of an answer that was made of columns of the current row.`}
    public static <A> A toldOfRow(Class<?> entity, A answer) {
      Row row = current(null);
      if (row == null || !(answer instanceof Record)) {
        return answer;
      }
      var fields = org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(answer);
      java.lang.reflect.RecordComponent[] components = answer.getClass().getRecordComponents();
      Object[] shown = java.util.Arrays.stream(components).map(one -> fields.getPropertyValue(one.getName())).toArray();
      if (row.isWhole(shown)) {
        return answer;
      }
      ${TEXTS} told = new java.util.LinkedHashMap<>();
      for (int i = 0; i < components.length; i++) {
        String field = components[i].getName();
        String text = shown[i] == null ? row.textOf(entity, field) : null;
        if (text != null) {
          told.put(nameIn(answer.getClass(), field), text);
        }
      }
      ${unshown}.note(answer, told);
      return answer;
    }`;
}
