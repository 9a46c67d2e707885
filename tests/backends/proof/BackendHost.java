import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringApplicationRunListener;
import org.springframework.boot.context.event.ApplicationEnvironmentPreparedEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.env.SystemEnvironmentPropertySource;

/**
 * Runs generated backends one after the other in one process that stays warm. They share the classes of their jars and nothing
 * else: each is started by its own main method, has a class loader and an environment of its own, and is closed before the
 * next one. Listens on a free port of this machine and prints it.
 *
 * <p>POST /start: a line each for the main class, the class path beside the jars, and the variables (NAME=value); 200 when the
 * backend answers, 422 with what went wrong. POST /stop closes it.
 */
public final class BackendHost {
  private static final PrintStream RESULTS = System.out;

  private static URLClassLoader loader;
  private static ConfigurableApplicationContext context;

  public static void main(String[] arguments) throws IOException {
    System.setOut(System.err);
    var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/start", exchange -> answer(exchange, () -> start(linesOf(exchange))));
    server.createContext("/stop", exchange -> answer(exchange, BackendHost::stop));
    server.start();
    RESULTS.println(server.getAddress().getPort());
  }

  private static List<String> linesOf(HttpExchange exchange) throws IOException {
    return new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
  }

  private static Void start(List<String> lines) throws Exception {
    loader = new URLClassLoader(urlsOf(lines.get(1)));
    Thread.currentThread().setContextClassLoader(loader);
    var main = loader.loadClass(lines.get(0)).getMethod("main", String[].class);
    var environment = new OwnEnvironment(variablesOf(lines.subList(2, lines.size())));
    SpringApplication.withHook(
        application -> {
          application.addListeners(environment);
          return new SpringApplicationRunListener() {
            @Override
            public void contextLoaded(ConfigurableApplicationContext loaded) {
              context = loaded;
            }
          };
        },
        () -> main.invoke(null, (Object) new String[0]));
    return null;
  }

  private static Void stop() throws IOException {
    if (context != null) {
      context.close();
    }
    context = null;
    if (loader != null) {
      loader.close();
    }
    loader = null;
    return null;
  }

  private static URL[] urlsOf(String paths) throws MalformedURLException {
    List<URL> urls = new ArrayList<>();
    for (String path : paths.split(File.pathSeparator)) {
      urls.add(Path.of(path).toUri().toURL());
    }
    return urls.toArray(URL[]::new);
  }

  private static Map<String, Object> variablesOf(List<String> lines) {
    Map<String, Object> variables = new LinkedHashMap<>();
    for (String line : lines) {
      int at = line.indexOf('=');
      variables.put(line.substring(0, at), line.substring(at + 1));
    }
    return variables;
  }

  private static void answer(HttpExchange exchange, Callable<Void> work) throws IOException {
    String problem = "";
    try {
      work.call();
    } catch (Exception | LinkageError error) {
      var trace = new StringWriter();
      error.printStackTrace(new PrintWriter(trace, true));
      problem = trace.toString();
    }
    byte[] body = problem.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(body.length == 0 ? 200 : 422, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  /** What a process of its own would find in its environment, before anything else reads it. */
  private record OwnEnvironment(Map<String, Object> variables)
      implements ApplicationListener<ApplicationEnvironmentPreparedEvent>, Ordered {
    @Override
    public void onApplicationEvent(ApplicationEnvironmentPreparedEvent event) {
      var sources = event.getEnvironment().getPropertySources();
      sources.addFirst(new SystemEnvironmentPropertySource("own-systemEnvironment", variables));
    }

    @Override
    public int getOrder() {
      return HIGHEST_PRECEDENCE;
    }
  }

  private BackendHost() {}
}
