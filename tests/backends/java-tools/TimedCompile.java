import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles the Java files below each of the folders given with javac, a folder at a time. Arguments: the file with the class
 * path, a folder for class files, and the folders. Prints `class`, folder, name and milliseconds of processor time for each
 * top-level class, and `error`, folder and message for each error, with tabs between.
 */
public final class TimedCompile {
  public static void main(String[] arguments) throws IOException {
    var classPath = Files.readString(Path.of(arguments[0]));
    for (String folder : List.of(arguments).subList(2, arguments.length)) {
      compile(folder, classPath, Files.createTempDirectory(Path.of(arguments[1]), "classes"));
    }
  }

  private static void compile(String folder, String classPath, Path output) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    var times = new ProcessorTimes();
    try (var manager = compiler.getStandardFileManager(diagnostics, null, null);
        Stream<Path> files = Files.walk(Path.of(folder))) {
      var sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
      var options = List.of("--release", "17", "-proc:none", "-nowarn", "-parameters", "-cp", classPath, "-d", output.toString());
      var units = manager.getJavaFileObjectsFromPaths(sources);
      var task = (JavacTask) compiler.getTask(new StringWriter(), manager, diagnostics, options, null, units);
      task.addTaskListener(times);
      task.call();
    }
    times.nanoseconds.forEach((name, spent) -> print("class", folder, name + "\t" + spent / 1_000_000));
    diagnostics.getDiagnostics().stream()
        .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
        .forEach(one -> print("error", folder, String.valueOf(one).replaceAll("\\s+", " ")));
  }

  private static void print(String kind, String folder, String said) {
    System.out.println(kind + "\t" + folder + "\t" + said);
  }

  /** What javac spends on understanding a class and on writing it, which it does class by class. */
  private static final class ProcessorTimes implements TaskListener {
    private final Map<String, Long> nanoseconds = new TreeMap<>();
    /** One begins within another where javac needs what the first stands on. */
    private final Deque<Long> begun = new ArrayDeque<>();

    @Override
    public void started(TaskEvent event) {
      begun.push(now());
    }

    @Override
    public void finished(TaskEvent event) {
      var spent = begun.isEmpty() ? 0 : now() - begun.pop();
      var isOfClass = event.getKind() == TaskEvent.Kind.ANALYZE || event.getKind() == TaskEvent.Kind.GENERATE;
      if (isOfClass && event.getTypeElement() != null) {
        nanoseconds.merge(event.getTypeElement().getQualifiedName().toString(), spent, Long::sum);
      }
    }

    private static long now() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  private TimedCompile() {}
}
