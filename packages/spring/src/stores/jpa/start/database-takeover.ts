import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** A table as a migration makes it, with its name in whatever quotes the database has. */
const TABLE = '(?im)^create table (?:if not exists )?((?:"[^"]*"|`[^`]*`|\\[[^\\]]*\\]|[^\\s("`\\[])+)';

/** Only a database with all of the tables is taken over: in any other, later migrations would fail halfway, and for ever. */
export function databaseTakeover({ takeover: { strategy: self } }: JpaStore): JavaFile {
  const flyway = java`org.flywaydb.core.Flyway`;
  const migration = java`org.flywaydb.core.api.MigrationInfo`;
  const configuration = java`org.flywaydb.core.api.configuration.Configuration`;
  const pattern = java`java.util.regex.Pattern`;
  const stream = java`java.util.stream.Stream`;
  return fileOf(
    self,
    java`
      ${javadoc`Makes the tables, or takes over a database that has those of the first migration already. Nothing is written into any other that is not empty: it is somebody else's.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} implements org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy {
        private static final ${pattern} TABLE = ${pattern}.compile(${literal(TABLE)});

        ${javadoc`Tables are missing from a database that is not empty.`}
        public static final class IncompleteException extends RuntimeException {
          IncompleteException(java.util.List<String> missing) {
            super(String.join(", ", missing));
          }
        }

        @Override
        public void migrate(${flyway} flyway) {
          try {
            flyway.migrate();
          } catch (org.flywaydb.core.api.FlywayException e) {
            if (e.getErrorCode()
                != org.flywaydb.core.api.CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
              throw e;
            }
            takeOver(flyway);
          }
        }

        private static void takeOver(${flyway} flyway) {
          ${configuration} configuration = flyway.getConfiguration();
          var jdbc = org.springframework.jdbc.core.simple.JdbcClient.create(configuration.getDataSource());
          java.util.List<String> missing =
              java.util.Arrays.stream(flyway.info().pending())
                  .filter(one -> isDone(one, configuration))
                  .flatMap(one -> tablesOf(one, configuration))
                  .filter(table -> !isThere(table, jdbc))
                  .toList();
          if (!missing.isEmpty()) {
            throw new IncompleteException(missing);
          }
          flyway.baseline();
          flyway.migrate();
        }

        private static boolean isDone(${migration} migration, ${configuration} configuration) {
          return migration.getVersion() != null
              && migration.getVersion().compareTo(configuration.getBaselineVersion()) <= 0;
        }

        private static ${stream}<String> tablesOf(${migration} migration, ${configuration} configuration) {
          return java.util.Arrays.stream(configuration.getLocations())
              .map(location -> location.getRootPath() + "/" + migration.getScript())
              .map(${self.name}.class.getClassLoader()::getResourceAsStream)
              .filter(java.util.Objects::nonNull)
              .flatMap(${self.name}::tablesIn);
        }

        private static ${stream}<String> tablesIn(java.io.InputStream script) {
          try (var text = new java.util.Scanner(script, java.nio.charset.StandardCharsets.UTF_8)) {
            return text.findAll(TABLE).map(table -> table.group(1)).toList().stream();
          }
        }

        private static boolean isThere(String table, org.springframework.jdbc.core.simple.JdbcClient jdbc) {
          try {
            jdbc.sql("select 1 from " + table + " where 1 = 0").query().listOfRows();
            return true;
          } catch (org.springframework.dao.InvalidDataAccessResourceUsageException
              | org.springframework.dao.UncategorizedDataAccessException e) {
            return false;
          }
        }
      }`,
  );
}

/** Tells in a sentence why the start refuses a database, and what to do. */
export function incompleteDatabase({ takeover: { analyzer: self, strategy }, variables }: JpaStore): JavaFile {
  const analysis = java`org.springframework.boot.diagnostics.FailureAnalysis`;
  const incomplete = java`${classOf(strategy)}.IncompleteException`;
  const [url] = variables;
  const advice = `Name an empty database, or one that has them all${url === undefined ? '' : `: ${url.name}`}. To have the tables beside those that are there, start once with --spring.flyway.baseline-on-migrate=true --spring.flyway.baseline-version=0.`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in a sentence why a database is refused.`}
      public class ${classOf(self)}
          extends org.springframework.boot.diagnostics.AbstractFailureAnalyzer<${incomplete}> {
        @Override
        protected ${analysis} analyze(Throwable failure, ${incomplete} cause) {
          return new ${analysis}(
              "The database is not empty, and these tables are not in it: "
                  + cause.getMessage()
                  + ". Nothing was written into it.",
              ${literal(advice)},
              failure);
        }
      }`,
  );
}
