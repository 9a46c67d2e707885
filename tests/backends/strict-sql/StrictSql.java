import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.apache.shardingsphere.sql.parser.api.CacheOption;
import org.apache.shardingsphere.sql.parser.api.SQLParserEngine;

/**
 * Reads statements as a database of a type would, by ShardingSphere's grammar of it. The first argument is the type, the second a
 * file with one statement on each line, in Base64. Prints the number of each line that is refused and why, in Base64.
 */
public final class StrictSql {
  public static void main(String[] arguments) throws Exception {
    var engine = new SQLParserEngine(arguments[0], new CacheOption(1, 1));
    var number = 0;
    for (var line : Files.readAllLines(Path.of(arguments[1]))) {
      var refusal = refusalOf(engine, new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8));
      if (refusal != null) {
        var words = Base64.getEncoder().encodeToString(refusal.getBytes(StandardCharsets.UTF_8));
        System.out.println(number + " " + words);
      }
      number++;
    }
    System.out.println("read " + number);
  }

  private static String refusalOf(SQLParserEngine engine, String statement) {
    try {
      engine.parse(statement, false);
      return null;
    } catch (RuntimeException refused) {
      return String.valueOf(refused.getMessage());
    }
  }
}
