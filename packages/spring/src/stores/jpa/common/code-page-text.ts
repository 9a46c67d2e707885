import type { CodePageText, JpaClasses, JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The classes Hibernate sends the texts of each type by, and those it has for them. */
const SENT: Readonly<Record<CodePageText, { readonly name: string; readonly base: JavaFragment }>> = {
  char: { name: 'Char', base: java`org.hibernate.type.descriptor.jdbc.CharJdbcType` },
  varchar: { name: 'Varchar', base: java`org.hibernate.type.descriptor.jdbc.VarcharJdbcType` },
};

const KINDS: readonly CodePageText[] = ['varchar', 'char'];

const TYPE = 'varchar(8000)';

/** A parameter of a statement of ours as it is compared with a column: as a text of the code page where that is one. */
export function besideCodePage(parameter: string, isOfCodePage: true | undefined): string {
  return isOfCodePage === true ? `cast(${parameter} as ${TYPE})` : parameter;
}

/** The annotation by which Hibernate sends the values of a column as texts of its code page. */
export function codePageAnnotation(kind: CodePageText, { codePageText }: JpaClasses): JavaFragment {
  return java`@org.hibernate.annotations.JdbcType(${classOf(codePageText)}.${SENT[kind].name}.class)`;
}

/**
 * Sends texts as varchar, as long as one may be: a national text, which the driver makes of every one, has precedence over the
 * column, whose values are converted one by one where an index would find them.
 * https://learn.microsoft.com/sql/t-sql/data-types/data-type-precedence-transact-sql
 */
export function codePageText({
  entities,
  views,
  support: {
    classes: { codePageText: self },
  },
}: JpaStore): JavaFile {
  const found = new Set([
    ...entities.flatMap(({ key }) => key.parts.map(({ column }) => column.codePage)),
    ...[...entities, ...views]
      .flatMap(({ attributes }) => attributes)
      .map((one) => (one.kind === 'basic' ? one.column.codePage : undefined)),
  ]);
  return fileOf(
    self,
    java`
      ${javadoc`Sends texts in the code page of the database, so that the indexes of columns in it are used.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        private static void append(
            String value, org.hibernate.sql.ast.spi.SqlAppender sql, org.hibernate.dialect.Dialect dialect) {
          boolean isCast = dialect instanceof org.hibernate.dialect.SQLServerDialect;
          sql.append(isCast ? "cast(" + value + ${literal(` as ${TYPE})`)} : value);
        }

        ${KINDS.filter((kind) => found.has(kind)).map((kind) => jdbcType(kind, classOf(self)))}
      }`,
  );
}

function jdbcType(kind: CodePageText, self: JavaFragment): JavaFragment {
  const { name, base } = SENT[kind];
  return java`
    public static final class ${name} extends ${base} {
      private static final long serialVersionUID = 1L;

      @Override
      public void appendWriteExpression(
          String value, org.hibernate.sql.ast.spi.SqlAppender sql, org.hibernate.dialect.Dialect dialect) {
        ${self}.append(value, sql, dialect);
      }
    }`;
}
