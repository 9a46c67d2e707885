import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the tests of generated projects one after the other. The projects share the classes of their jars, which are warm
 * after the first one, and nothing else: each has a class loader of its own.
 *
 * <p>Arguments: the folders of compiled classes as a class path, then package, folder, folders of resources and database of
 * each project in turn; the address of the latter is empty where a project brings its own. Prints a line per test, with tabs between: package, test, and what went wrong (empty when nothing did); behind the
 * tests of a package, the package and the seconds they took.
 */
public final class RunGeneratedTests {
  private static final PrintStream RESULTS = System.out;

  /** What a project describes its API in: beside its POM, which for Maven is where tests run. */
  private static final Path CONTRACT = Path.of("openapi.yaml");

  public static void main(String[] arguments) throws Exception {
    for (int at = 1; at < arguments.length; at += 4) {
      Path committed = Path.of(arguments[at + 1]).resolve(CONTRACT);
      copyOrDelete(committed, CONTRACT);
      chooseDatabase(arguments[at + 3]);
      runProject(arguments[0], arguments[at], arguments[at + 2]);
      copyOrDelete(CONTRACT, committed);
    }
    System.exit(0); // Pools of a last context may still have threads.
  }

  private static void copyOrDelete(Path from, Path to) throws IOException {
    if (Files.exists(from)) {
      Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    } else {
      Files.deleteIfExists(to);
    }
  }

  private static void chooseDatabase(String url) {
    if (url.isEmpty()) {
      System.clearProperty("spring.profiles.active");
    } else {
      System.setProperty("spring.profiles.active", "production");
      System.setProperty("DB_URL", url);
    }
  }

  private static void runProject(String classes, String packageName, String resources) throws Exception {
    try (var loader = new URLClassLoader(urlsOf(classes + File.pathSeparator + resources))) {
      Thread.currentThread().setContextClassLoader(loader);
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(DiscoverySelectors.selectPackage(packageName))
              .build();
      long started = System.nanoTime();
      LauncherFactory.create().execute(request, new Printer(packageName));
      RESULTS.printf(Locale.ROOT, "%s\t%.1f%n", packageName, (System.nanoTime() - started) / 1e9);
    }
  }

  private static URL[] urlsOf(String paths) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String path : paths.split(File.pathSeparator)) {
      urls.add(Path.of(path).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  /** Holds back what a test logs, and shows its warnings beside what went wrong. */
  private static final class Printer implements TestExecutionListener {
    private final String packageName;
    private ByteArrayOutputStream log = new ByteArrayOutputStream();

    Printer(String packageName) {
      this.packageName = packageName;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
      log = new ByteArrayOutputStream();
      System.setOut(new PrintStream(log, true, StandardCharsets.UTF_8));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (!test.isTest() && result.getStatus() == Status.SUCCESSFUL) {
        return;
      }
      String problem = result.getThrowable().map(this::describe).orElse("");
      RESULTS.println(packageName + "\t" + nameOf(test) + "\t" + problem);
    }

    private static String nameOf(TestIdentifier test) {
      return test.getSource()
          .filter(MethodSource.class::isInstance)
          .map(MethodSource.class::cast)
          .map(source -> source.getJavaClass().getSimpleName() + "." + source.getMethodName())
          .orElse(test.getDisplayName());
    }

    private String describe(Throwable problem) {
      StringBuilder text = new StringBuilder(problem.toString());
      for (Throwable cause = problem.getCause(); cause != null; cause = cause.getCause()) {
        text.append("\n  by ").append(cause);
      }
      log.toString(StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
          .forEach(line -> text.append("\n  ").append(line));
      return text.toString().replaceAll("\\s*\\R\\s*", " ~ ").replace('\t', ' ');
    }
  }
}
