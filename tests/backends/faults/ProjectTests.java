import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

/** Tests of a project that were run: how many, which of them failed, and why. */
final class ProjectTests implements TestExecutionListener {
  private final CancellationToken cancellation = CancellationToken.create();
  private final boolean endsAtFirst;
  private final Set<String> ignored;
  private final List<String> failed = new ArrayList<>();
  private final List<String> problems = new ArrayList<>();
  private final List<String> failedIds = new ArrayList<>();
  private int ran;

  private ProjectTests(boolean endsAtFirst, Set<String> ignored) {
    this.endsAtFirst = endsAtFirst;
    this.ignored = ignored;
  }

  static ProjectTests none() {
    return new ProjectTests(true, Set.of());
  }

  /** All, whatever fails; those are passed over that fail anyway. */
  static ProjectTests all(ClassLoader loader, String packageName, Set<String> ignored) {
    return new ProjectTests(false, ignored).run(loader, List.of(DiscoverySelectors.selectPackage(packageName)));
  }

  /** The first that fails ends the run. They are named by their class, or as {@link #failedIds()} names them. */
  static ProjectTests untilOneFails(ClassLoader loader, List<String> names, Set<String> ignored) {
    var tests = new ProjectTests(true, ignored);
    return tests.run(loader, names.stream().map(name -> selectorFor(name, loader)).toList());
  }

  private static DiscoverySelector selectorFor(String name, ClassLoader loader) {
    return name.startsWith("[") ? DiscoverySelectors.selectUniqueId(name) : DiscoverySelectors.selectClass(loader, name);
  }

  /** Whether the test that ended the run fails once more. */
  boolean failAgain(ClassLoader loader) {
    return !failed.isEmpty() && !untilOneFails(loader, failedIds, ignored).failed.isEmpty();
  }

  int ran() {
    return ran;
  }

  List<String> failed() {
    return failed;
  }

  List<String> failedIds() {
    return failedIds;
  }

  /** Whether the application did not start. */
  boolean isWithoutApplication() {
    return problems.stream().anyMatch(problem -> problem.contains("ApplicationContext"));
  }

  String problem() {
    return String.join(" ~ ", problems);
  }

  private ProjectTests run(ClassLoader loader, List<? extends DiscoverySelector> selectors) {
    Thread.currentThread().setContextClassLoader(loader);
    var found = LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
    var request = LauncherExecutionRequestBuilder.request(found).listeners(this).cancellationToken(cancellation);
    LauncherFactory.create().execute(request.build());
    return this;
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
    if (ignored.contains(nameOf(test))) {
      return;
    }
    failed.add(nameOf(test));
    problems.add(result.getThrowable().map(ProjectTests::describe).orElse(""));
    failedIds.add(test.getUniqueId());
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
