package com.acme.jobs.exception;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.springframework.core.io.support.PropertiesLoaderUtils;

/**
 * Which fields the unique keys, references and checks of the database are about, by their names.
 */
final class DatabaseRules {
  private static final Pattern WRITTEN =
      Pattern.compile("(?:insert into|update|delete from) (\\S+)");
  private static final Properties FIELDS = load();

  private DatabaseRules() {}

  /**
   * The fields of a rule that a statement broke; a name that several tables have is told apart by
   * the table.
   */
  static List<String> fieldsOf(String rule, String statement) {
    String name = nameOf(rule);
    String last = name.substring(name.lastIndexOf('.') + 1);
    return Stream.of(name, tableOf(statement) + "." + last, last)
        .map(FIELDS::getProperty)
        .filter(Objects::nonNull)
        .findFirst()
        .map(fields -> List.of(fields.split(",")))
        .orElse(List.of());
  }

  /** The name of a rule without what some databases say around it. */
  static String nameOf(String rule) {
    return rule == null
        ? "of the database"
        : rule.toLowerCase(Locale.ROOT).split(" ", 2)[0].replaceAll("[\"`]", "");
  }

  /** The table a statement writes to, as Hibernate words it. */
  private static String tableOf(String statement) {
    Matcher words = WRITTEN.matcher(statement == null ? "" : statement);
    String table = words.lookingAt() ? nameOf(words.group(1)) : "";
    return table.substring(table.lastIndexOf('.') + 1);
  }

  private static Properties load() {
    try {
      return PropertiesLoaderUtils.loadAllProperties("database-rules.properties");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
