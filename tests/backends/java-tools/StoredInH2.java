import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Base64;
import java.util.List;
import org.h2.tools.RunScript;

/**
 * Runs each migration given on an H2 database in memory and prints what the database keeps of it: a line with the file's
 * name, then a kind of word, a tab and the word in Base64 on each line.
 */
public final class StoredInH2 {
  private final PrintWriter out;

  private static final String ADDRESS = "jdbc:h2:mem:;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
  private static final String OWN = " where lower(%s_schema) not in ('information_schema', 'public', 'pg_catalog')";
  private static final String TABLES = " from information_schema.tables" + OWN.formatted("table");
  private static final String COLUMNS = " from information_schema.columns c join information_schema.tables t"
      + " using (table_schema, table_name)" + OWN.formatted("c.table") + " and table_type = 'BASE TABLE'";

  static boolean print(List<String> files, PrintWriter out) throws Exception {
    for (String file : files) {
      out.println("== " + file);
      new StoredInH2(out).printStored(Path.of(file));
    }
    return true;
  }

  /** The database is gone with its only connection. */
  private void printStored(Path migration) throws Exception {
    try (var connection = DriverManager.getConnection(ADDRESS, "sa", "");
        var script = Files.newBufferedReader(migration)) {
      RunScript.execute(connection, script);
      print(connection, "schema name", "select distinct table_schema" + TABLES);
      print(connection, "table name", "select table_name" + TABLES + " and table_type = 'BASE TABLE'");
      print(connection, "view name", "select table_name" + TABLES + " and table_type = 'VIEW'");
      print(connection, "table comment", "select remarks" + TABLES + " and table_type = 'BASE TABLE'");
      print(connection, "column name", "select column_name" + COLUMNS + " and column_name <> 'id'");
      print(connection, "column comment", "select c.remarks" + COLUMNS);
      printDefaults(connection);
    }
  }

  private void print(Connection connection, String kind, String query) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      while (rows.next()) {
        print(kind, rows.getString(1));
      }
    }
  }

  private void print(String kind, String word) {
    if (word != null) {
      var bytes = word.getBytes(StandardCharsets.UTF_8);
      out.println(kind + "\t" + Base64.getEncoder().encodeToString(bytes));
    }
  }

  /** Defaults are expressions, which the database evaluates for us. */
  private void printDefaults(Connection connection) throws SQLException {
    var query = "select column_default" + COLUMNS + " and lower(data_type) = 'character varying' and column_default is not null";
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(query)) {
      while (rows.next()) {
        print(connection, "default", "select " + rows.getString(1));
      }
    }
  }

  private StoredInH2(PrintWriter out) {
    this.out = out;
  }
}
