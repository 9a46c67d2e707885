import java.nio.file.Files;
import java.nio.file.Path;
import org.codehaus.groovy.ast.CodeVisitorSupport;
import org.codehaus.groovy.ast.expr.ClosureExpression;
import org.codehaus.groovy.ast.expr.Expression;
import org.codehaus.groovy.ast.expr.MethodCallExpression;
import org.codehaus.groovy.ast.expr.TupleExpression;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;

/**
 * Prints, for every file given, the calls of a Groovy script as Groovy reads them, one per line: two blanks for each closure
 * around it, its name, and its arguments but for closures. A line of its own with the file's name stands before them. Ends
 * with an exception when a file does not parse.
 */
public final class JenkinsfileShape {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      System.out.println("== " + file);
      var unit = new CompilationUnit();
      unit.addSource("Jenkinsfile", Files.readString(Path.of(file)));
      unit.compile(Phases.CONVERSION);
      unit.getAST().getModules().get(0).getStatementBlock().visit(new Calls());
    }
  }

  private static final class Calls extends CodeVisitorSupport {
    private int depth;

    @Override
    public void visitMethodCallExpression(MethodCallExpression call) {
      var line = new StringBuilder("  ".repeat(depth)).append(call.getMethodAsString());
      var given = (TupleExpression) call.getArguments();
      for (Expression argument : given.getExpressions()) {
        if (!(argument instanceof ClosureExpression)) {
          line.append(' ').append(argument.getText());
        }
      }
      System.out.println(line);
      given.visit(this);
    }

    @Override
    public void visitClosureExpression(ClosureExpression closure) {
      depth++;
      super.visitClosureExpression(closure);
      depth--;
    }
  }

  private JenkinsfileShape() {}
}
