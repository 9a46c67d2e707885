import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.spi.ToolProvider;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * The Java programs that tests ask again and again, in one process that stays warm: the Eclipse compiler, google-java-format,
 * shapes of syntax trees, and what H2 keeps of migrations. Listens on a free port of this machine and prints it. A request is
 * an argument per line; the answer is what the program printed, with its success in the status: 200, or 422 where it failed.
 */
public final class JavaTools {
  @FunctionalInterface
  private interface Program {
    boolean run(String[] arguments, PrintWriter out) throws Exception;
  }

  public static void main(String[] arguments) throws IOException {
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    serve(server, "/compile", (args, out) -> BatchCompiler.compile(args, out, out, null));
    serve(server, "/format", JavaTools::format);
    serve(server, "/shapes", (args, out) -> TreeShape.print(List.of(args), out));
    serve(server, "/stored", (args, out) -> StoredInH2.print(List.of(args), out));
    server.start();
    System.out.println(server.getAddress().getPort());
  }

  private static boolean format(String[] arguments, PrintWriter out) {
    return ToolProvider.findFirst("google-java-format").orElseThrow().run(out, out, arguments) == 0;
  }

  /** One after the other: each has the processors to itself. */
  private static void serve(HttpServer server, String path, Program program) {
    server.createContext(path, exchange -> answer(exchange, program));
  }

  private static void answer(HttpExchange exchange, Program program) throws IOException {
    var request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    var printed = new StringWriter();
    var isSuccess = run(program, request.isEmpty() ? new String[0] : request.split("\n"), printed);
    var body = printed.toString().getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(isSuccess ? 200 : 422, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static boolean run(Program program, String[] arguments, StringWriter printed) {
    try (var out = new PrintWriter(printed)) {
      try {
        return program.run(arguments, out);
      } catch (Exception | LinkageError problem) {
        problem.printStackTrace(out);
        return false;
      }
    }
  }

  private JavaTools() {}
}
