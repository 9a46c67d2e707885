import jakarta.persistence.Converter;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Entity;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.model.naming.PhysicalNamingStrategyStandardImpl;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.boot.spi.MetadataImplementor;
import org.hibernate.dialect.Dialect;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Table;
import org.hibernate.tool.schema.extract.spi.ColumnInformation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Asks Hibernate whether it would start on tables it is told of, without their database: the check that
 * `ddl-auto: validate` makes of each mapped column, with what the vendor's driver says of the column. Reads a file of jobs,
 * one JSON object a line, and prints a line for each column that would end the start, and for each job how many it judged.
 */
public final class Validated {
  private static final Method HAS_MATCHING_TYPE = matching();

  public static void main(String[] arguments) throws IOException {
    var json = new JsonMapper();
    for (var line : Files.readAllLines(Path.of(arguments[0]))) {
      var job = json.readTree(line);
      try {
        judge(job);
      } catch (Exception | LinkageError problem) {
        say(job, "failed", String.valueOf(problem));
      }
    }
  }

  private static void judge(JsonNode job) throws Exception {
    var settings = new TreeMap<String, Object>();
    job.get("settings").properties().forEach(one -> settings.put(one.getKey(), one.getValue().asString()));
    settings.put("hibernate.boot.allow_jdbc_metadata_access", false);
    settings.put("hibernate.physical_naming_strategy", PhysicalNamingStrategyStandardImpl.INSTANCE);
    settings.put("jakarta.persistence.database-product-name", job.get("product").asString());
    settings.put("jakarta.persistence.database-major-version", job.get("major").asString());
    // What the project's services file names takes part, and nothing of other projects.
    var resources = Path.of(job.get("resources").asString()).toUri().toURL();
    var loader = new URLClassLoader(new URL[] {resources}, Validated.class.getClassLoader());
    var bootstrap = new BootstrapServiceRegistryBuilder().applyClassLoader(loader).build();
    var registry = new StandardServiceRegistryBuilder(bootstrap).applySettings(settings).build();
    var sources = new MetadataSources(registry);
    for (var classes : job.get("classes")) {
      mapped(Path.of(classes.asString()), job.get("folder").asString()).forEach(sources::addAnnotatedClass);
    }
    var metadata = (MetadataImplementor) sources.buildMetadata();
    metadata.validate();
    var dialect = metadata.getDatabase().getDialect();
    var judged = 0;
    for (var namespace : metadata.getDatabase().getNamespaces()) {
      for (var table : namespace.getTables()) {
        if (table.isPhysicalTable() && !table.isView()) judged += judge(job, table, metadata, dialect);
      }
    }
    say(job, "judged", String.valueOf(judged));
    registry.close();
  }

  private static int judge(JsonNode job, Table table, Metadata metadata, Dialect dialect) throws Exception {
    var columns = job.get("tables").get(table.getName());
    if (columns == null) {
      say(job, "missing", table.getName());
      return 0;
    }
    var judged = 0;
    for (var column : table.getColumns()) {
      var found = columns.get(column.getName());
      if (found == null) {
        say(job, "missing", table.getName() + "." + column.getName());
      } else if (!found.isNull()) {
        judged++;
        judge(job, table, column, found, metadata, dialect);
      }
    }
    return judged;
  }

  private static void judge(
      JsonNode job, Table table, Column column, JsonNode found, Metadata metadata, Dialect dialect)
      throws Exception {
    var place = table.getName() + "." + column.getName();
    try {
      if ((boolean) HAS_MATCHING_TYPE.invoke(null, column, informationOf(found), metadata, dialect)) return;
      var expected = column.getSqlType(metadata) + " (" + column.getSqlTypeCode(metadata) + ")";
      say(job, "wrong", place + ": found " + found.get("name").asString() + " (" + found.get("code") + "), expected " + expected);
    } catch (InvocationTargetException problem) {
      say(job, "wrong", place + ": " + problem.getCause());
    }
  }

  /** What the driver says of a column, as far as Hibernate asks. */
  private static ColumnInformation informationOf(JsonNode found) {
    return (ColumnInformation)
        Proxy.newProxyInstance(
            Validated.class.getClassLoader(),
            new Class<?>[] {ColumnInformation.class},
            (proxy, method, none) ->
                switch (method.getName()) {
                  case "getTypeCode" -> found.get("code").asInt();
                  case "getTypeName" -> found.get("name").asString();
                  case "getColumnSize" -> found.get("size").asInt();
                  case "getDecimalDigits" -> found.get("digits").asInt();
                  default -> null;
                });
  }

  private static List<Class<?>> mapped(Path classes, String folder) throws IOException {
    var found = new ArrayList<Class<?>>();
    if (Files.notExists(classes.resolve(folder))) return found;
    try (var files = Files.walk(classes.resolve(folder))) {
      for (var file : files.filter(one -> one.toString().endsWith(".class")).sorted().toList()) {
        var name = classes.relativize(file).toString().replace(".class", "").replace('/', '.').replace('\\', '.');
        var type = classNamed(name);
        if (type != null && isMapped(type)) found.add(type);
      }
    }
    return found;
  }

  private static boolean isMapped(Class<?> type) {
    return type.isAnnotationPresent(Entity.class)
        || type.isAnnotationPresent(Embeddable.class)
        || type.isAnnotationPresent(Converter.class);
  }

  /** A class without running what it begins with; none where something it needs is not on the class path. */
  private static Class<?> classNamed(String name) {
    try {
      return Class.forName(name, false, Validated.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError problem) {
      return null;
    }
  }

  /** The check is Hibernate's own, and not public. */
  private static Method matching() {
    try {
      var type = Class.forName("org.hibernate.tool.schema.internal.ColumnDefinitions");
      var method =
          type.getDeclaredMethod(
              "hasMatchingType", Column.class, ColumnInformation.class, Metadata.class, Dialect.class);
      method.setAccessible(true);
      return method;
    } catch (ReflectiveOperationException problem) {
      throw new IllegalStateException(problem);
    }
  }

  private static void say(JsonNode job, String what, String text) {
    System.out.println(job.get("name").asString() + "\t" + what + "\t" + text.replaceAll("\\s+", " "));
  }

  private Validated() {}
}
