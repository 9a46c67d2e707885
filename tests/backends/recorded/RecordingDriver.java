import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A database of one kind that calls itself another one and keeps a record of what it is told. The address says whom it plays
 * and where the record goes: {@code jdbc:recorded:<product>;<major version>;<file>;<address of the database that answers>}.
 *
 * <p>Beside it stands what kinds of values the parameters of each statement were given: {@code .bound}.
 *
 * <p>The record has each statement once, as it was sent, a line in Base64. What the database that answers has no words for is
 * said in its own words afterwards, so that whoever sends it gets an answer.
 */
public class RecordingDriver implements Driver {
  private static final Pattern ADDRESS = Pattern.compile("jdbc:recorded:([^;]+);(\\d+);([^;]+);(jdbc:.+)");

  private static final Pattern DOCUMENTS =
      Pattern.compile("^(\\s+(?:\"(?:[^\"]|\"\")*\"|\\S+)) json\\b", Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);

  private static final Set<String> RECORDED = ConcurrentHashMap.newKeySet();

  /** What H2 does not know though it plays the database, and its own words for it. */
  private static final Map<String, List<Rewording>> REWORDINGS =
      Map.of(
          "Microsoft SQL Server",
          List.of(
              new Rewording("^(insert into .+?) output inserted\\.(\\S+) (values.*)$", "select $2 from final table ($1 $3)"),
              // What Hibernate asks before it begins: the level of SQL Server 2022, and the schema of the one who asks.
              new Rewording("^select compatibility_level from sys\\.databases.*", "select 160"),
              // H2 reads past hints without holding a row.
              new Rewording("^(select .*\\bwith \\([a-z, ]*readpast.*)$", "$1 for update skip locked"),
              new Rewording("^(select .*\\bwith \\(updlock(?:(?!\\bfor update\\b).)*)$", "$1 for update"),
              new Rewording("\\bschema_name\\(\\)", "current_schema"),
              new Rewording("\\bcount_big\\(", "count("),
              new Rewording("^create database ", "create schema "),
              new Rewording("^alter database .*", "select 1"),
              new Rewording("^drop database (.*)$", "drop schema $1 cascade"),
              new Rewording("\\bsysdatetimeoffset\\(\\)", "current_timestamp"),
              new Rewording("\\bsysdatetime\\(\\)", "localtimestamp")),
          "Oracle",
          List.of(
              // What Hibernate asks before it begins: whether texts may be longer, and whether this is Oracle's own cloud.
              new Rewording("^select property_value from database_properties .*", "select 'STANDARD'"),
              new Rewording("\\bsys_context\\('USERENV','CLOUD_SERVICE'\\)", "null"),
              new Rewording("^create user (\\S+) identified by \"(.*)\"$", "create user $1 password '$2'"),
              new Rewording("^grant create session,.*", "select 1"),
              new Rewording("^drop user (\\S+) cascade$", "drop user $1")));

  static {
    try {
      DriverManager.registerDriver(new RecordingDriver());
    } catch (SQLException problem) {
      throw new ExceptionInInitializerError(problem);
    }
  }

  private record Rewording(Pattern words, String instead) {
    Rewording(String words, String instead) {
      this(Pattern.compile(words, Pattern.CASE_INSENSITIVE | Pattern.DOTALL), instead);
    }
  }

  /** The statement is that of the object, where it was made for one. */
  private record Target(String product, int major, Path file, String statement) {
    Target of(String prepared) {
      return new Target(product, major, file, prepared);
    }
  }

  @Override
  public Connection connect(String url, Properties properties) throws SQLException {
    Matcher said = ADDRESS.matcher(url);
    if (!said.matches()) {
      return null;
    }
    var target = new Target(said.group(1), Integer.parseInt(said.group(2)), Path.of(said.group(3)), null);
    return recorded(Connection.class, DriverManager.getConnection(said.group(4), properties), target);
  }

  @Override
  public boolean acceptsURL(String url) {
    return ADDRESS.matcher(url).matches();
  }

  /**
   * Makes the tables, and stays connected: H2 2.4 checks a list of values by the connection that made the rule, and refuses every
   * row once that is closed, which it does itself to connections that nothing refers to any longer.
   */
  public static final class Kept extends RecordingDriver {
    private static final List<Connection> KEPT = new CopyOnWriteArrayList<>();

    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
      var real = DriverManager.getConnection(url, properties);
      KEPT.add(real);
      InvocationHandler handler = (proxy, method, arguments) -> kept(method, real, arguments);
      return (Connection) Proxy.newProxyInstance(Kept.class.getClassLoader(), new Class<?>[] {Connection.class}, handler);
    }

    private static Object kept(Method method, Connection real, Object[] arguments) throws Throwable {
      if (method.getName().equals("close")) {
        return null;
      }
      try {
        var answer = method.invoke(real, arguments);
        return answer instanceof Statement made && method.getName().equals("createStatement") ? asTexts(made) : answer;
      } catch (InvocationTargetException problem) {
        throw problem.getCause();
      }
    }
  }

  /** Makes columns of documents texts, as which the servers keep them; H2 would take the text of a document for a document. */
  private static Object asTexts(Statement real) {
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (takesStatement(method)) {
            arguments[0] = DOCUMENTS.matcher((String) arguments[0]).replaceAll("$1 character varying(1000000)");
          }
          try {
            return method.invoke(real, arguments);
          } catch (InvocationTargetException problem) {
            throw problem.getCause();
          }
        };
    return Proxy.newProxyInstance(RecordingDriver.class.getClassLoader(), new Class<?>[] {Statement.class}, handler);
  }

  /** One interface of an object, its statements recorded, and those it makes as well. */
  private static <T> T recorded(Class<T> type, Object real, Target target) {
    InvocationHandler handler = (proxy, method, arguments) -> call(method, real, arguments, target);
    return type.cast(Proxy.newProxyInstance(RecordingDriver.class.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private static Object call(Method method, Object real, Object[] arguments, Target target) throws Throwable {
    if (real instanceof DatabaseMetaData) {
      switch (method.getName()) {
        case "getDatabaseProductName":
          return target.product;
        case "getDatabaseProductVersion":
          return target.major + ".0";
        case "getDatabaseMajorVersion":
          return target.major;
        case "getDatabaseMinorVersion":
          return 0;
        default:
          break;
      }
    }
    var prepared = takesStatement(method) && real instanceof Connection ? target.of((String) arguments[0]) : target;
    if (real instanceof PreparedStatement && target.statement != null) {
      noteBound(method, arguments, target);
    }
    if (method.getName().equals("setByte") && target.product.equals("Oracle")) {
      // A flag, which is a number to Oracle and compared with none in H2.
      ((PreparedStatement) real).setBoolean((int) arguments[0], (byte) arguments[1] != 0);
      return null;
    }
    if ((real instanceof Connection || real instanceof Statement) && takesStatement(method)) {
      arguments[0] = taken((String) arguments[0], target);
      unquoteKeys(arguments);
    }
    try {
      return followed(method.invoke(real, arguments), method, prepared);
    } catch (InvocationTargetException problem) {
      if (problem.getCause() instanceof SQLException refused) {
        noteUnanswered(refused, target);
      }
      throw problem.getCause();
    }
  }

  /**
   * Notes what the database that answers did not understand, beside the record: an application that is not answered says less
   * than it would. States of the classes 22, 23 and 40 are answers: values, rules and transactions that are refused.
   */
  private static void noteUnanswered(SQLException refused, Target target) {
    var state = String.valueOf(refused.getSQLState());
    if (!state.matches("(?:22|23|40).*")) {
      append(Path.of(target.file + ".unanswered"), refused.getMessage());
    }
  }

  /** Notes what kind of value a parameter is given, each once. */
  private static void noteBound(Method method, Object[] arguments, Target target) {
    var isValue = method.getName().startsWith("set") && arguments != null && arguments.length > 1;
    if (!isValue || !(arguments[0] instanceof Integer at) || arguments[1] == null || method.getName().equals("setNull")) {
      return;
    }
    var note = at + "\n" + arguments[1].getClass().getName() + "\n" + target.statement;
    if (RECORDED.add(target.file + ".bound " + note)) {
      append(Path.of(target.file + ".bound"), note);
    }
  }

  private static boolean takesStatement(Method method) {
    var name = method.getName();
    var sends = name.startsWith("prepare") || name.startsWith("execute") || name.equals("addBatch");
    return sends && method.getParameterCount() > 0 && method.getParameterTypes()[0] == String.class;
  }

  private static Object followed(Object answer, Method method, Target target) {
    var type = method.getReturnType();
    var isOurs = type == PreparedStatement.class || type == Statement.class || type == DatabaseMetaData.class;
    return isOurs && answer != null ? recorded(type, answer, target) : answer;
  }

  /** Oracle's driver takes the names of generated keys as a statement would have them, and H2 without their quotes. */
  private static void unquoteKeys(Object[] arguments) {
    if (arguments.length == 2 && arguments[1] instanceof String[] names) {
      var bare = Arrays.stream(names).map(name -> name.replaceAll("^\"(.*)\"$", "$1"));
      arguments[1] = bare.toArray(String[]::new);
    }
  }

  /** Records a statement, and returns what the database that answers is told. */
  private static String taken(String statement, Target target) {
    if (RECORDED.add(target.file + " " + statement)) {
      append(target.file, statement);
    }
    var told = statement;
    for (var rewording : REWORDINGS.getOrDefault(target.product, List.of())) {
      told = rewording.words.matcher(told).replaceAll(rewording.instead);
    }
    return told;
  }

  private static void append(Path file, String text) {
    var line = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)) + "\n";
    try {
      Files.writeString(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
    return new DriverPropertyInfo[0];
  }

  @Override
  public int getMajorVersion() {
    return 1;
  }

  @Override
  public int getMinorVersion() {
    return 0;
  }

  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public Logger getParentLogger() {
    return Logger.getLogger(RecordingDriver.class.getName());
  }
}
