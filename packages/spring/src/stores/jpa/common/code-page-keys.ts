import type { Entity, JpaStore } from '@backsmith/blueprint';
import { java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';
import { besideCodePage } from './code-page-text.ts';

/** A table as Hibernate writes it for SQL Server, and the columns of keys in the code page of the database. */
type KeyColumns = readonly [table: string, columns: readonly string[]];

/**
 * Puts the words around keys that Hibernate puts around no parameter of what it changes and deletes. A national text, which the
 * driver makes of every one, has precedence over the column, whose values would be converted one by one, and be locked meanwhile.
 * https://learn.microsoft.com/sql/t-sql/data-types/data-type-precedence-transact-sql
 */
export function codePageKeys({ entities, support: { classes } }: JpaStore): JavaFile {
  const self = classes.codePageKeys;
  const set = java`java.util.Set`;
  const map = java`java.util.Map`;
  const pattern = java`java.util.regex.Pattern`;
  const keys = [...keyColumns(entities)].map(
    ([table, columns]) => java`${map}.entry(${literal(table)}, ${set}.of(${join(columns.map(literal), java`, `)}))`,
  );
  return fileOf(
    self,
    java`
      ${javadoc`Compares the keys of rows that are changed or deleted as texts in the code page of the database, so that the indexes of columns in it are used.`}
      public class ${classOf(self)} implements org.hibernate.resource.jdbc.spi.StatementInspector {
        private static final long serialVersionUID = 1L;
        private static final ${map}<String, ${set}<String>> KEYS = ${map}.ofEntries(${join(keys, java`, `)});
        private static final ${pattern} WRITTEN = ${pattern}.compile(${literal(String.raw`^(?:update|delete from) (\[.+?\]) (?:set|where) \[`)});

        @Override
        public String inspect(String sql) {
          var written = WRITTEN.matcher(sql);
          int at = sql.lastIndexOf(" where ");
          if (at < 0 || !written.find()) {
            return sql;
          }
          String condition = sql.substring(at);
          for (String column : KEYS.getOrDefault(written.group(1), ${set}.of())) {
            condition = condition.replace(column + "=?", column + ${literal(`=${besideCodePage('?', true)}`)});
          }
          return sql.substring(0, at) + condition;
        }
      }`,
  );
}

/** Those of the tables of entities, and of tables that relate two. */
function keyColumns(entities: readonly Entity[]): ReadonlyMap<string, readonly string[]> {
  const ofCodePage = ({ key }: Entity): ReadonlySet<string> =>
    new Set(key.parts.flatMap(({ column }) => (column.codePage === undefined ? [] : [column.name])));
  const found: readonly KeyColumns[] = entities.flatMap((entity) => {
    const own = ofCodePage(entity);
    const links = entity.attributes.flatMap((one): readonly KeyColumns[] => {
      if (one.kind !== 'many-to-many') return [];
      const other = entities.find(
        ({ classes }) => `${classes.entity.packageName}.${classes.entity.name}` === one.target.name,
      );
      const others = other === undefined ? new Set<string>() : ofCodePage(other);
      const columns = [
        ...one.columns.filter(({ referenced }) => own.has(referenced)),
        ...one.inverseColumns.filter(({ referenced }) => others.has(referenced)),
      ];
      return [[writtenTable(one.table), columns.map(({ name }) => quoted(name))]];
    });
    return [[writtenTable(entity.table), [...own].map(quoted)], ...links];
  });
  return new Map(found.filter(([, columns]) => columns.length > 0));
}

function quoted(name: string): string {
  return `[${name}]`;
}

function writtenTable({ catalog, schema, name }: Entity['table']): string {
  return [catalog, schema, name].flatMap((part) => (part === undefined ? [] : [quoted(part)])).join('.');
}
