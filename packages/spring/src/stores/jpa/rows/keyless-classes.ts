import type { JpaStore, KeylessList, KeylessTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaValue } from '@backsmith/render';
import { isFilledWhenAppended, WITH_DEFAULTS } from '../../../api/records/records.ts';
import { classOf, fileOf } from '../../../java/types.ts';

/** Reads and adds rows without Hibernate, which needs a key. */
export function rowStore(list: KeylessList, table: KeylessTable, { support: { classes } }: JpaStore): JavaFile {
  const { row } = list.classes;
  const isOdd = list.fields.some(({ mayBeUnshown }) => mayBeUnshown === true);
  const mapper = isOdd ? java`new ${classOf(classes.shownRows)}<>(${classOf(row)}.class)` : java`${classOf(row)}.class`;
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
              .query(${mapper})
              .list();
        }

        ${append(table, list)}
      }`,
  );
}

function append(table: KeylessTable, { classes: { row }, fields }: KeylessList): JavaValue {
  if (table.insert === undefined) return undefined;
  const given = fields.some(isFilledWhenAppended) ? java`${classOf(row)}.${WITH_DEFAULTS}(row)` : java`row`;
  return java`
    public void append(${classOf(row)} row) {
      jdbc.sql(${literal(table.insert)}).paramSource(${given}).update();
    }`;
}
