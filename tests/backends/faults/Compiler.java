import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles against this program's jars and the project's classes; the jars are opened once. */
final class Compiler {
  private static final List<String> OPTIONS = List.of("--release", "17", "-parameters", "-proc:none", "-nowarn");

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files;

  Compiler(Path classes) throws IOException {
    Files.createDirectories(classes);
    files = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    var jars = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of);
    files.setLocationFromPaths(StandardLocation.CLASS_PATH, Stream.concat(Stream.of(classes), jars).toList());
  }

  /** What is wrong with the sources, or nothing. */
  String compile(List<Path> sources, Path output) throws IOException {
    Files.createDirectories(output);
    files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
    var said = new StringWriter();
    var units = files.getJavaFileObjectsFromPaths(sources);
    return compiler.getTask(said, files, null, OPTIONS, null, units).call() ? "" : said + " ";
  }
}
