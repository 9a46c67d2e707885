import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** The resource in which the rules of the database stand. */
export const RULES_FILE = 'database-rules.properties';

/** Says which fields a rule of the database is about. */
export function databaseRules({ referred, support: { classes } }: JpaStore): JavaFile {
  const self = classes.rules;
  const properties = java`java.util.Properties`;
  return fileOf(
    self,
    java`
      ${javadoc`Which fields the unique keys, references and checks of the database are about, by their names.`}
      final class ${classOf(self)} {
        private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("(?:insert into|update|delete from) (\\\\S+)");
        private static final ${properties} FIELDS = load();

        private ${self.name}() {}

        ${javadoc`The fields of a rule that a statement broke; a name that several tables have is told apart by the table.`}
        static java.util.List<String> fieldsOf(String rule, String statement) {
          String name = nameOf(rule);
          String last = name.substring(name.lastIndexOf('.') + 1);
          return java.util.stream.Stream.of(name, tableOf(statement) + "." + last, last)
              .map(FIELDS::getProperty)
              .filter(java.util.Objects::nonNull)
              .findFirst()
              .map(fields -> java.util.List.of(fields.split(",")))
              .orElse(java.util.List.of());
        }

        ${referred.length > 0 && referredFields()}

        ${javadoc`The name of a rule without what some databases say around it.`}
        static String nameOf(String rule) {
          return rule == null
              ? "of the database"
              : rule.toLowerCase(java.util.Locale.ROOT).split(" ", 2)[0].replaceAll("[\\"\`]", "");
        }

        ${javadoc`The table a statement writes to, as Hibernate words it.`}
        private static String tableOf(String statement) {
          java.util.regex.Matcher words = WRITTEN.matcher(statement == null ? "" : statement);
          String table = words.lookingAt() ? nameOf(words.group(1)) : "";
          return table.substring(table.lastIndexOf('.') + 1);
        }

        private static ${properties} load() {
          try {
            return org.springframework.core.io.support.PropertiesLoaderUtils.loadAllProperties(${literal(RULES_FILE)});
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        }
      }`,
  );
}

/** What tells a value that others refer to from a reference that leads nowhere: a database reports both by the same name. */
function referredFields(): JavaFragment {
  return java`
    ${javadoc`The fields a statement must not change as other records refer to them; none where it is no such statement.`}
    static java.util.List<String> referredFieldsOf(String rule, String statement) {
      String name = nameOf(rule);
      String fields =
          FIELDS.getProperty(${literal(REFERRED)} + tableOf(statement) + "." + name.substring(name.lastIndexOf('.') + 1));
      return fields == null ? java.util.List.of() : java.util.List.of(fields.split(","));
    }`;
}

/** Begins the lines of the file that say what others refer to. */
const REFERRED = 'referred.';

/** The file: a line for each rule. All but letters, digits and a few signs is escaped. */
export function rulesFile({ rules, referred }: JpaStore): string {
  const lines = [...rules, ...referred.map(({ name, fields }) => ({ name: REFERRED + name, fields }))];
  return lines.map(({ name, fields }) => `${escaped(name)}=${fields.map(escaped).join(',')}\n`).join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_.]/gu, (sign) =>
    [...Array(sign.length).keys()].map((at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}
