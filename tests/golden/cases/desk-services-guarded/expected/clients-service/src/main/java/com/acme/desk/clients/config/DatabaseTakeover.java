package com.acme.desk.clients.config;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Scanner;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.Configuration;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.dao.InvalidDataAccessResourceUsageException;
import org.springframework.dao.UncategorizedDataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Makes the tables, or takes over a database that has those of the first migration already. Nothing
 * is written into any other that is not empty: it is somebody else's.
 */
@Component
public class DatabaseTakeover implements FlywayMigrationStrategy {
  private static final Pattern TABLE =
      Pattern.compile(
          "(?im)^create table (?:if not exists"
              + " )?((?:\"[^\"]*\"|`[^`]*`|\\[[^\\]]*\\]|[^\\s(\"`\\[])+)");

  /** Tables are missing from a database that is not empty. */
  public static final class IncompleteException extends RuntimeException {
    IncompleteException(List<String> missing) {
      super(String.join(", ", missing));
    }
  }

  @Override
  public void migrate(Flyway flyway) {
    try {
      flyway.migrate();
    } catch (FlywayException e) {
      if (e.getErrorCode() != CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
        throw e;
      }
      takeOver(flyway);
    }
  }

  private static void takeOver(Flyway flyway) {
    Configuration configuration = flyway.getConfiguration();
    var jdbc = JdbcClient.create(configuration.getDataSource());
    List<String> missing =
        Arrays.stream(flyway.info().pending())
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

  private static boolean isDone(MigrationInfo migration, Configuration configuration) {
    return migration.getVersion() != null
        && migration.getVersion().compareTo(configuration.getBaselineVersion()) <= 0;
  }

  private static Stream<String> tablesOf(MigrationInfo migration, Configuration configuration) {
    return Arrays.stream(configuration.getLocations())
        .map(location -> location.getRootPath() + "/" + migration.getScript())
        .map(DatabaseTakeover.class.getClassLoader()::getResourceAsStream)
        .filter(Objects::nonNull)
        .flatMap(DatabaseTakeover::tablesIn);
  }

  private static Stream<String> tablesIn(InputStream script) {
    try (var text = new Scanner(script, StandardCharsets.UTF_8)) {
      return text.findAll(TABLE).map(table -> table.group(1)).toList().stream();
    }
  }

  private static boolean isThere(String table, JdbcClient jdbc) {
    try {
      jdbc.sql("select 1 from " + table + " where 1 = 0").query().listOfRows();
      return true;
    } catch (InvalidDataAccessResourceUsageException | UncategorizedDataAccessException e) {
      return false;
    }
  }
}
