import type { ClassName, KeylessList, KeylessTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** Reads and adds rows without Hibernate, which needs a key. */
export function rowStore({ classes: { row } }: KeylessList, table: KeylessTable): JavaFile {
  const { store } = table;
  const client = java`org.springframework.jdbc.core.simple.JdbcClient`;
  return fileOf(
    store,
    java`
      ${javadoc`Rows of ${table.tableName} are listed and added, never addressed.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(store)} {
        private final ${client} jdbc;

        public ${store.name}(${client} jdbc) {
          this.jdbc = jdbc;
        }

        public java.util.List<${classOf(row)}> list(int limit, int offset) {
          return jdbc.sql(${literal(table.select)})
              .param("limit", limit)
              .param("offset", offset)
              .query(${classOf(row)}.class)
              .list();
        }

        ${append(table, row)}
      }`,
  );
}

function append(table: KeylessTable, row: ClassName): JavaValue {
  if (table.insert === undefined) return undefined;
  return java`
    public void append(${classOf(row)} row) {
      jdbc.sql(${literal(table.insert)}).paramSource(row).update();
    }`;
}
