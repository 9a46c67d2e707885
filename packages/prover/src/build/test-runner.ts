/**
 * The program that runs the tests of a generated project, as its source: the JDK runs it as it stands, with the project's
 * own JUnit. It prints a line per test, with tabs between: a mark, what became of it, its name, and what went wrong.
 */
export const TEST_RUNNER = `
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

public final class RunTests {
  private static final PrintStream RESULTS = System.out;

  public static void main(String[] arguments) {
    var request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectPackage(arguments[0]))
            .build();
    LauncherFactory.create().execute(request, new Printer());
    print("end", "", "");
    Runtime.getRuntime().halt(0); // Pools of a last context may still have threads.
  }

  private static synchronized void print(String kind, String test, String problem) {
    RESULTS.println("#test\\t" + kind + "\\t" + test + "\\t" + problem);
    RESULTS.flush();
  }

  /** Holds back what a test logs, and shows its warnings beside what went wrong. */
  private static final class Printer implements TestExecutionListener {
    private ByteArrayOutputStream log = new ByteArrayOutputStream();

    @Override
    public void executionStarted(TestIdentifier test) {
      log = new ByteArrayOutputStream();
      System.setOut(new PrintStream(log, true, StandardCharsets.UTF_8));
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
      print("skipped", nameOf(test), "");
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      switch (result.getStatus()) {
        case SUCCESSFUL -> {
          if (test.isTest()) {
            print("passed", nameOf(test), "");
          }
        }
        case ABORTED -> print("skipped", nameOf(test), "");
        case FAILED -> print("failed", nameOf(test), result.getThrowable().map(this::describe).orElse(""));
      }
    }

    private static String nameOf(TestIdentifier test) {
      return test.getSource()
          .filter(MethodSource.class::isInstance)
          .map(MethodSource.class::cast)
          .map(source -> source.getJavaClass().getSimpleName() + "." + source.getMethodName())
          .orElse(test.getDisplayName());
    }

    private String describe(Throwable problem) {
      var text = new StringBuilder(problem.toString());
      for (var cause = problem.getCause(); cause != null; cause = cause.getCause()) {
        text.append(" ~ by ").append(cause);
      }
      log.toString(StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
          .forEach(line -> text.append(" ~ ").append(line));
      var line = text.toString().replaceAll("\\\\s*\\\\R\\\\s*", " ~ ").replace('\\t', ' ');
      return line.length() > 3000 ? line.substring(0, 3000) : line;
    }
  }

  private RunTests() {}
}
`;
