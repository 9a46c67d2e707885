import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherExecutionRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the tests of one generated project with one fault after the other. The project is compiled once; of a fault, the one
 * file it stands in is compiled again, into a folder that lies before the classes of the project. The tests that are about that
 * file come first, and the first that fails ends the run.
 *
 * <p>Arguments: package, folder of sources, folder for classes, folders of resources, and a file with a line per fault, with
 * tabs between: its number, the address of its database, the class of the first tests (or nothing), and the files with the
 * fault at one place each; then the file for the results. Number 0 is the project without a fault, of which all tests run.
 *
 * <p>Writes a line per fault: number, at which place it stood, how many tests ran, the seconds they took, the test that failed
 * and what went wrong. Place 0 says that it compiles nowhere.
 */
public final class RunFaults {
  private final String packageName;
  private final Path classes;
  private final String resources;
  private final Path results;
  /** What fails without a fault says nothing of one. */
  private final Set<String> failing = new HashSet<>();

  private RunFaults(String packageName, Path classes, String resources, Path results) {
    this.packageName = packageName;
    this.classes = classes;
    this.resources = resources;
    this.results = results;
  }

  public static void main(String[] arguments) throws Exception {
    var bench = new RunFaults(arguments[0], Path.of(arguments[2]), arguments[3], Path.of(arguments[5]));
    var errors = compile(sourcesIn(Path.of(arguments[1])), bench.classes, "");
    if (!errors.isEmpty()) {
      throw new IllegalStateException(errors);
    }
    for (String line : Files.readAllLines(Path.of(arguments[4]))) {
      bench.run(List.of(line.split("\t", -1)));
    }
    System.exit(0); // Pools of a last context may still have threads.
  }

  private static List<Path> sourcesIn(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  /** What is wrong with the files, or nothing. */
  private static String compile(List<Path> files, Path output, String before) throws IOException {
    Files.createDirectories(output);
    var compiler = ToolProvider.getSystemJavaCompiler();
    var said = new StringWriter();
    try (var manager = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      var classPath = before + System.getProperty("java.class.path");
      var options = List.of("--release", "17", "-parameters", "-proc:none", "-nowarn", "-cp", classPath, "-d", output.toString());
      var units = manager.getJavaFileObjectsFromPaths(files);
      return compiler.getTask(said, manager, null, options, null, units).call() ? "" : said + " ";
    }
  }

  private void run(List<String> fault) throws Exception {
    var number = fault.get(0);
    var places = fault.subList(3, fault.size()).stream().filter(place -> !place.isEmpty()).toList();
    var changed = Path.of(classes + "-" + number);
    var place = placeThatCompiles(places, changed);
    if (place == 0 && !places.isEmpty()) {
      print(number, "0", "0", "0", "", "");
      return;
    }
    System.setProperty("spring.profiles.active", "production");
    System.setProperty("DB_URL", fault.get(1));
    var started = System.nanoTime();
    var outcome = new Outcome(!places.isEmpty(), failing);
    try (var loader = new URLClassLoader(urlsOf(changed, classes))) {
      Thread.currentThread().setContextClassLoader(loader);
      if (!fault.get(2).isEmpty()) {
        execute(DiscoverySelectors.selectClass(loader, fault.get(2)), outcome);
      }
      if (outcome.failed.isEmpty()) {
        execute(DiscoverySelectors.selectPackage(packageName), outcome);
      }
    }
    if (places.isEmpty()) {
      failing.addAll(List.of(outcome.failed.split(", ")));
    }
    var seconds = "%.1f".formatted((System.nanoTime() - started) / 1e9);
    print(number, "" + place, "" + outcome.ran, seconds, outcome.failed, outcome.problem);
  }

  /** At once, as whoever waits for a hundred faults may look at the first. */
  private void print(String... words) throws IOException {
    Files.writeString(results, String.join("\t", words) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Counted from 1; 0 where the fault compiles nowhere. */
  private int placeThatCompiles(List<String> places, Path output) throws IOException {
    for (int i = 0; i < places.size(); i++) {
      if (compile(List.of(Path.of(places.get(i))), output, classes + File.pathSeparator).isEmpty()) {
        return i + 1;
      }
    }
    return 0;
  }

  private URL[] urlsOf(Path... folders) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path folder : folders) {
      urls.add(folder.toUri().toURL());
    }
    for (String folder : resources.split(File.pathSeparator)) {
      urls.add(Path.of(folder).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  private static void execute(DiscoverySelector tests, Outcome outcome) {
    var found = LauncherDiscoveryRequestBuilder.request().selectors(tests).build();
    LauncherFactory.create()
        .execute(
            LauncherExecutionRequestBuilder.request(found)
                .listeners(outcome)
                .cancellationToken(outcome.cancellation)
                .build());
  }

  /** Ends at the first failure, unless the project has no fault. */
  private static final class Outcome implements TestExecutionListener {
    private final CancellationToken cancellation = CancellationToken.create();
    private final boolean endsAtFirst;
    private final Set<String> failing;
    private int ran;
    private String failed = "";
    private String problem = "";

    Outcome(boolean endsAtFirst, Set<String> failing) {
      this.endsAtFirst = endsAtFirst;
      this.failing = failing;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
      // What a test logs is of no interest.
      System.setOut(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (test.isTest()) {
        ran++;
      }
      if (result.getStatus() == Status.SUCCESSFUL || cancellation.isCancellationRequested()) {
        return;
      }
      if (failing.contains(nameOf(test))) {
        return;
      }
      failed += (failed.isEmpty() ? "" : ", ") + nameOf(test);
      problem += (problem.isEmpty() ? "" : " ~ ") + result.getThrowable().map(Outcome::describe).orElse("");
      if (endsAtFirst) {
        cancellation.cancel();
      }
    }

    private static String nameOf(TestIdentifier test) {
      return test.getSource()
          .filter(MethodSource.class::isInstance)
          .map(MethodSource.class::cast)
          .map(source -> source.getJavaClass().getSimpleName() + "." + source.getMethodName())
          .orElse(test.getDisplayName());
    }

    private static String describe(Throwable failure) {
      var text = new StringBuilder(failure.toString());
      for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
        text.append(" by ").append(cause);
      }
      return text.toString().replaceAll("\\s+", " ");
    }
  }
}
