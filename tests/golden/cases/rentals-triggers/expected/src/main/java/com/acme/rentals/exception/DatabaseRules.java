package com.acme.rentals.exception;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import org.springframework.core.io.support.PropertiesLoaderUtils;

/**
 * Which fields the unique keys, references and checks of the database are about, by their names.
 */
final class DatabaseRules {
  private static final Properties FIELDS = load();

  private DatabaseRules() {}

  static List<String> fieldsOf(String rule) {
    String name = nameOf(rule);
    String fields =
        FIELDS.getProperty(name, FIELDS.getProperty(name.substring(name.lastIndexOf('.') + 1)));
    return fields == null ? List.of() : List.of(fields.split(","));
  }

  /** The name of a rule without what some databases say around it. */
  static String nameOf(String rule) {
    return rule == null
        ? "of the database"
        : rule.toLowerCase(Locale.ROOT).split(" ", 2)[0].replaceAll("[\"`]", "");
  }

  private static Properties load() {
    try {
      return PropertiesLoaderUtils.loadAllProperties("database-rules.properties");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
