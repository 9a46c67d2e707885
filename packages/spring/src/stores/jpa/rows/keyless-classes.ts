import type { ClassName, KeylessList, KeylessTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { annotationsAt } from '../../../api/annotations.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import { answering } from '../answering.ts';
import type { JpaService } from '../jpa-service.ts';

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

/** The controller of a table without a key. */
export function keylessController(list: KeylessList, { store }: KeylessTable, blueprint: JpaService): JavaFile {
  const { row, controller } = list.classes;
  return fileOf(
    controller,
    java`
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(list.path)})
      ${annotationsAt(blueprint, 'controller', { title: list.heading })}
      public class ${classOf(controller)} {
        private final ${classOf(store)} store;

        public ${controller.name}(${classOf(store)} store) {
          this.store = store;
        }

        @org.springframework.web.bind.annotation.GetMapping
        public java.util.List<${classOf(row)}> list(
            @org.springframework.web.bind.annotation.RequestParam(defaultValue = "50") int limit,
            @org.springframework.web.bind.annotation.RequestParam(defaultValue = "0") int offset) {
          return store.list(Math.min(Math.max(limit, 1), 200), Math.max(offset, 0));
        }

        ${list.isAppendable && appendCall(row, blueprint)}
      }`,
  );
}

function appendCall(row: ClassName, { store }: JpaService): JavaFragment {
  return java`
    @org.springframework.web.bind.annotation.PostMapping
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.CREATED)
    public void append(
        @jakarta.validation.Valid @org.springframework.web.bind.annotation.RequestBody ${classOf(row)} row) {
      ${answering(store.refusals.rows, java`store.append(row);`)}
    }`;
}
