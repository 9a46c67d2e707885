import java.io.File;
import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import net.bytebuddy.agent.ByteBuddyAgent;

/**
 * Runs the tests of one generated project with one fault after the other, each by itself. The project is compiled and started
 * once, without a fault. Of a fault, the one file it stands in is compiled again and its classes are put into the running
 * application; the tests that are about that file are run, the classes are taken back, and the test that failed must pass again.
 *
 * <p>What stands in annotations, or is asked for once when the application starts, would not be there in one that runs already:
 * the application is started anew with such a fault, on a database of its own. What is not noticed by the first tests is left to
 * all others, which many faults share: those are planted together that stand in files of their own. What fails then is run again
 * with each of the faults alone, and what fails with none of them nobody has noticed.
 *
 * <p>Arguments: package, folder of sources, folder for classes, folders of resources, and a file with a line per fault, with
 * tabs between: its number, whether to try it in the running application, and of each place it can stand at the file with it and
 * the classes of the first tests, with commas between; then the file for the results. The properties DB_URL, DB_USER and
 * DB_PASSWORD name the database of the project without a fault, whose results have number 0.
 *
 * <p>Writes a line per fault: number, at which place it stood, how many tests ran, the seconds of processor they took, the test
 * that failed and what went wrong. Place 0 says that it compiles nowhere.
 */
public final class RunFaults {
  private final String packageName;
  private final Path classes;
  private final String resources;
  private final Path results;
  private final String database = System.getProperty("DB_URL");
  private final Compiler compiler;
  private final Instrumentation instrumentation = ByteBuddyAgent.install();
  /** What fails without a fault says nothing of one. */
  private final Set<String> failing = new HashSet<>();
  /** How many applications were started anew. */
  private int started;

  private record Fault(String number, boolean isLive, List<Place> places) {
    static Fault from(String line) {
      var words = List.of(line.split("\t", -1));
      var places = new ArrayList<Place>();
      for (int at = 2; at < words.size(); at += 2) {
        var tests = Stream.of(words.get(at + 1).split(",")).filter(test -> !test.isEmpty()).toList();
        places.add(new Place(Path.of(words.get(at)), tests));
      }
      return new Fault(words.get(0), words.get(1).equals("live"), places);
    }
  }

  private record Place(Path file, List<String> firstTests) {}

  /** A fault at the first of its places that compiles, counted from 1, and the classes it makes. */
  private record Planted(Fault fault, int place, Path changed) {
    List<String> firstTests() {
      return fault.places().get(place - 1).firstTests();
    }
  }

  private RunFaults(String packageName, Path classes, String resources, Path results) throws IOException {
    this.packageName = packageName;
    this.classes = classes;
    this.resources = resources;
    this.results = results;
    this.compiler = new Compiler(classes);
  }

  public static void main(String[] arguments) throws Exception {
    var bench = new RunFaults(arguments[0], Path.of(arguments[2]), arguments[3], Path.of(arguments[5]));
    var errors = bench.compiler.compile(sourcesIn(Path.of(arguments[1])), bench.classes);
    if (!errors.isEmpty()) {
      throw new IllegalStateException(errors);
    }
    var faults = Files.readAllLines(Path.of(arguments[4])).stream().map(Fault::from).toList();
    try (var running = bench.loaderOf(bench.classes)) {
      bench.runWithout(running);
      var unnoticed = new ArrayList<Planted>();
      for (Fault fault : faults) {
        bench.runFirstTests(fault, running).ifPresent(unnoticed::add);
      }
      for (List<Planted> pack : packsOf(unnoticed)) {
        bench.runPack(pack, running);
      }
      bench.print("all", 0, ProjectTests.none(), 0);
    }
    System.exit(0); // Pools of the contexts may still have threads.
  }

  private static List<Path> sourcesIn(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private void runWithout(ClassLoader running) throws IOException {
    System.setProperty("spring.profiles.active", "production");
    var started = processorSeconds();
    var tests = ProjectTests.all(running, packageName, Set.of());
    failing.addAll(tests.failed());
    print("0", 0, tests, started);
  }

  /** The fault, where the first tests have not noticed it. */
  private Optional<Planted> runFirstTests(Fault fault, ClassLoader running) throws Exception {
    var started = processorSeconds();
    var planted = compile(fault);
    if (planted.place() == 0) {
      print(fault.number(), 0, ProjectTests.none(), started);
      return Optional.empty();
    }
    var first = planted.firstTests();
    var tests = fault.isLive() ? runLive(planted, first, running) : runAnew(List.of(planted), first);
    if (tests.failed().isEmpty()) {
      return Optional.of(planted);
    }
    print(fault.number(), planted.place(), tests, started);
    return Optional.empty();
  }

  /** No two of a pack change the same class. */
  private static List<List<Planted>> packsOf(List<Planted> unnoticed) throws IOException {
    var packs = new ArrayList<List<Planted>>();
    var taken = new ArrayList<Set<Path>>();
    for (Planted planted : unnoticed) {
      var files = classFilesIn(planted.changed());
      int at = 0;
      while (at < packs.size() && !Collections.disjoint(taken.get(at), files)) {
        at++;
      }
      if (at == packs.size()) {
        packs.add(new ArrayList<>());
        taken.add(new HashSet<>());
      }
      packs.get(at).add(planted);
      taken.get(at).addAll(files);
    }
    return packs;
  }

  private void runPack(List<Planted> pack, ClassLoader running) throws Exception {
    var started = processorSeconds();
    var together = runAnew(pack, List.of());
    if (pack.size() > 1 && together.isWithoutApplication()) {
      runPack(pack.subList(0, pack.size() / 2), running);
      runPack(pack.subList(pack.size() / 2, pack.size()), running);
      return;
    }
    for (Planted planted : pack) {
      var isAlone = pack.size() == 1 || together.failed().isEmpty();
      print(planted.fault().number(), planted.place(), isAlone ? together : runAlone(planted, together, running), started);
      started = processorSeconds();
    }
  }

  /** With those tests that failed when it was planted with others. */
  private ProjectTests runAlone(Planted planted, ProjectTests together, ClassLoader running) throws Exception {
    if (planted.fault().isLive()) {
      var tests = runLive(planted, together.failedIds(), running);
      if (!tests.failed().isEmpty()) {
        return tests;
      }
    }
    return runAnew(List.of(planted), together.failedIds());
  }

  private Planted compile(Fault fault) throws IOException {
    var changed = Path.of(classes + "-" + fault.number());
    for (int i = 0; i < fault.places().size(); i++) {
      if (compiler.compile(List.of(fault.places().get(i).file()), changed).isEmpty()) {
        return new Planted(fault, i + 1, changed);
      }
    }
    return new Planted(fault, 0, changed);
  }

  /** No failure where the fault cannot be put into what runs, or where it left something behind that lets the test fail without it. */
  private ProjectTests runLive(Planted planted, List<String> names, ClassLoader running) throws Exception {
    var files = classFilesIn(planted.changed());
    if (!redefine(files, planted.changed()::resolve, running)) {
      return ProjectTests.none();
    }
    var tests = ProjectTests.untilOneFails(running, names, failing);
    if (!redefine(files, classes::resolve, running)) {
      throw new IllegalStateException("Fault " + planted.fault().number() + " cannot be taken back");
    }
    return tests.failAgain(running) ? ProjectTests.none() : tests;
  }

  private static List<Path> classFilesIn(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).map(folder::relativize).toList();
    }
  }

  /** Whether the running classes are those of the files now; some changes are more than a running class takes. */
  private boolean redefine(List<Path> files, Function<Path, Path> where, ClassLoader running) throws Exception {
    var definitions = new ArrayList<ClassDefinition>();
    for (Path file : files) {
      if (!Files.exists(classes.resolve(file))) {
        return false;
      }
      var name = file.toString().replace(".class", "").replace(File.separatorChar, '.');
      definitions.add(new ClassDefinition(Class.forName(name, false, running), Files.readAllBytes(where.apply(file))));
    }
    try {
      instrumentation.redefineClasses(definitions.toArray(ClassDefinition[]::new));
      return true;
    } catch (UnsupportedOperationException | UnmodifiableClassException e) {
      return false;
    }
  }

  /** Without names, all tests are run to the end. */
  private ProjectTests runAnew(List<Planted> planted, List<String> names) throws IOException, SQLException {
    System.setProperty("DB_URL", createDatabase("anew" + ++started));
    var folders = Stream.concat(planted.stream().map(Planted::changed), Stream.of(classes)).toArray(Path[]::new);
    try (var loader = loaderOf(folders)) {
      return names.isEmpty()
          ? ProjectTests.all(loader, packageName, failing)
          : ProjectTests.untilOneFails(loader, names, failing);
    }
  }

  /** The address of a new database beside the first. */
  private String createDatabase(String name) throws SQLException {
    var user = System.getProperty("DB_USER");
    try (var connection = DriverManager.getConnection(database, user, System.getProperty("DB_PASSWORD"));
        var statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE " + name);
    }
    return database.substring(0, database.lastIndexOf('/') + 1) + name;
  }

  private URLClassLoader loaderOf(Path... folders) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (Path folder : folders) {
      urls.add(folder.toUri().toURL());
    }
    for (String folder : resources.split(File.pathSeparator)) {
      urls.add(Path.of(folder).toUri().toURL());
    }
    return new URLClassLoader(urls.toArray(URL[]::new));
  }

  private static double processorSeconds() {
    var system = (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime() / 1e9;
  }

  /** At once, as whoever waits for a hundred faults may look at the first. */
  private void print(String number, int place, ProjectTests tests, double started) throws IOException {
    var seconds = String.format(Locale.ROOT, "%.1f", processorSeconds() - started);
    var failed = String.join(", ", tests.failed());
    var line = String.join("\t", number, "" + place, "" + tests.ran(), seconds, failed, tests.problem());
    Files.writeString(results, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
