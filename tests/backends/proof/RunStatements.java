import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Base64;

/**
 * Runs statements, one a line in Base64, on the database whose address is the only argument, as the user whom the variables
 * DB_USER and DB_PASSWORD name. Prints the rows of queries: a line for each, each value as name:value in Base64.
 */
public final class RunStatements {
  public static void main(String[] arguments) throws IOException, SQLException {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
    var user = System.getenv("DB_USER");
    var password = System.getenv("DB_PASSWORD");
    try (var connection = DriverManager.getConnection(arguments[0], user, password);
        var statement = connection.createStatement()) {
      for (var line = input.readLine(); line != null; line = input.readLine()) {
        var text = new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8);
        if (statement.execute(text)) {
          print(statement.getResultSet());
        }
      }
    }
  }

  private static void print(ResultSet rows) throws SQLException {
    var columns = rows.getMetaData();
    while (rows.next()) {
      var line = new StringBuilder();
      for (int at = 1; at <= columns.getColumnCount(); at++) {
        line.append(encoded(columns.getColumnLabel(at))).append(':').append(encoded(rows.getString(at))).append(' ');
      }
      System.out.println(line.toString().strip());
    }
  }

  /** No value is called as clients of other databases call it. */
  private static String encoded(String text) {
    return Base64.getEncoder().encodeToString((text == null ? "NULL" : text).getBytes(StandardCharsets.UTF_8));
  }

  private RunStatements() {}
}
