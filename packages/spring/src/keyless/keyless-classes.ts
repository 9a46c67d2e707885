import type { Blueprint, KeylessTable } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { capitalized, tagAnnotation } from '../controllers/parameters.ts';
import { constraintAnnotations } from '../dtos/constraint-annotations.ts';
import { initialValue } from '../entities/initial-value.ts';
import { withStatus } from '../errors/throwing.ts';
import { classOf, fileOf, typeOf } from '../java/types.ts';

const PROPERTY = java`com.fasterxml.jackson.annotation.JsonProperty`;
const READ_ONLY = java`@${PROPERTY}(access = ${PROPERTY}.Access.READ_ONLY)`;

/** One row as JSON and as SQL parameters. */
export function rowRecord(table: KeylessTable): JavaFile {
  const { row } = table.classes;
  const components = table.columns.map(
    ({ constraints, type, field, readOnly }) =>
      java`${readOnly === true && READ_ONLY} ${constraintAnnotations(constraints)} ${typeOf(type)} ${field}`,
  );
  const defaults = table.columns.flatMap(({ field, initial }) =>
    initial === undefined ? [] : [java`${field} = ${field} == null ? ${initialValue(initial)} : ${field};`],
  );
  const constructor = java`
    public ${row.name} {
      ${defaults}
    }`;
  return fileOf(
    row,
    java`
      ${javadoc`${table.comment ?? ''}`}
      public record ${classOf(row)}(${commas(components)}) {
        ${defaults.length > 0 && constructor}
      }`,
  );
}

/** Reads and adds rows without Hibernate, which needs a key. */
export function rowStore(table: KeylessTable): JavaFile {
  const { row, store } = table.classes;
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

        ${append(table)}
      }`,
  );
}

function append(table: KeylessTable): JavaValue {
  if (table.insert === undefined) return undefined;
  return java`
    public void append(${classOf(table.classes.row)} row) {
      jdbc.sql(${literal(table.insert)}).paramSource(row).update();
    }`;
}

/** The controller of a table without a key. */
export function rowController(table: KeylessTable, blueprint: Blueprint): JavaFile {
  const { row, store, controller } = table.classes;
  return fileOf(
    controller,
    java`
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(table.path)})
      ${tagAnnotation(capitalized(table.titlePlural), blueprint)}
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

        ${table.insert !== undefined && appendCall(table, blueprint)}
      }`,
  );
}

function appendCall(table: KeylessTable, blueprint: Blueprint): JavaFragment {
  const integrity = java`org.springframework.dao.DataIntegrityViolationException`;
  const reason = literal('The change breaks a uniqueness, reference or check rule');
  const body = blueprint.features.exceptionHandler
    ? java`store.append(row);`
    : java`
        try {
          store.append(row);
        } catch (${integrity} e) {
          throw ${withStatus(java`CONFLICT`, reason, java`e`)};
        }`;
  return java`
    @org.springframework.web.bind.annotation.PostMapping
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.CREATED)
    public void append(
        @jakarta.validation.Valid @org.springframework.web.bind.annotation.RequestBody ${classOf(table.classes.row)} row) {
      ${body}
    }`;
}
