import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The reader of rows whose columns only the database knows. */
export function rows({
  support: {
    classes: { rows: self },
  },
}: JpaStore): JavaFile {
  const client = java`org.springframework.jdbc.core.simple.JdbcClient`;
  const row = java`java.util.Map<String, Object>`;
  const jdbc = java`org.springframework.jdbc.support.JdbcUtils`;
  return fileOf(
    self,
    java`
      ${javadoc`Reads rows of views: what columns they have is up to the database.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${client} jdbc;

        public ${self.name}(${client} jdbc) {
          this.jdbc = jdbc;
        }

        public java.util.List<${row}> list(String sql, int limit, int offset) {
          return jdbc.sql(sql)
              .param("limit", Math.min(Math.max(limit, 1), 200))
              .param("offset", Math.max(offset, 0))
              .query(${classOf(self)}::toMap)
              .list();
        }

        private static ${row} toMap(java.sql.ResultSet rows, int number) throws java.sql.SQLException {
          java.sql.ResultSetMetaData columns = rows.getMetaData();
          ${row} values = new java.util.LinkedHashMap<>();
          for (int i = 1; i <= columns.getColumnCount(); i++) {
            String name = ${jdbc}.convertUnderscoreNameToPropertyName(${jdbc}.lookupColumnName(columns, i));
            values.put(name, plain(${jdbc}.getResultSetValue(rows, i)));
          }
          return values;
        }

        ${javadoc`Drivers have classes of their own for JSON, shapes and the like; their texts say the same.`}
        private static Object plain(Object value) throws java.sql.SQLException {
          if (value instanceof java.sql.Array array) {
            java.util.List<Object> elements = new java.util.ArrayList<>();
            for (Object element : (Object[]) array.getArray()) {
              elements.add(plain(element));
            }
            return elements;
          }
          boolean isKnown = value == null || value instanceof byte[] || value.getClass().getName().startsWith("java.");
          return isKnown ? value : value.toString();
        }
      }`,
  );
}
