import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Prints, for every Java file below the folders given, the kinds of its syntax tree in order, without any name or value: what
 * is left of a program when only its shape counts. Imports are left out, a qualified type counts like a simple one, and a
 * text in parts like a whole one, since these follow from names. Prints the errors and says so when a file does not parse.
 */
public final class TreeShape {
  static boolean print(List<String> folders, PrintWriter out) throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    for (String folder : folders) {
      try (var manager = compiler.getStandardFileManager(diagnostics, null, null)) {
        var files = manager.getJavaFileObjectsFromPaths(javaFiles(Path.of(folder)));
        var task = (JavacTask) compiler.getTask(null, manager, diagnostics, List.of(), null, files);
        for (CompilationUnitTree unit : task.parse()) {
          out.println(folder + "\t" + shapeOf(unit));
        }
      }
    }
    diagnostics.getDiagnostics().forEach(out::println);
    return diagnostics.getDiagnostics().isEmpty();
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static String shapeOf(CompilationUnitTree unit) {
    var shape = new StringBuilder();
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void nothing) {
        if (tree == null || tree instanceof ImportTree) {
          return null;
        }
        if (isQualifiedType(tree)) {
          shape.append("IDENTIFIER ");
          return null;
        }
        if (isText(tree)) {
          shape.append("STRING_LITERAL() ");
          return null;
        }
        shape.append(tree.getKind()).append('(');
        super.scan(tree, nothing);
        shape.append(") ");
        return null;
      }
    }.scan(unit, null);
    return shape.toString();
  }

  /** A string literal, whole or in parts, as a long one is written on several lines. */
  private static boolean isText(Tree tree) {
    return tree.getKind() == Tree.Kind.STRING_LITERAL
        || (tree.getKind() == Tree.Kind.PLUS
            && tree instanceof BinaryTree sum
            && isText(sum.getLeftOperand())
            && isText(sum.getRightOperand()));
  }

  /** A simple or qualified name, such as {@code List} or {@code java.util.List}. */
  private static boolean isQualifiedType(Tree tree) {
    return switch (tree) {
      case IdentifierTree ignored -> true;
      case MemberSelectTree select -> isQualifiedType(select.getExpression());
      default -> false;
    };
  }

  private TreeShape() {}
}
