package com.acme.jobs.exception;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.apache.tomcat.util.descriptor.web.ErrorPage;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;

/** Tells as problem documents what Tomcat refuses before Spring hears of it. */
@Component
public class ServerProblems
    implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {
  @Override
  public void customize(ConfigurableTomcatWebServerFactory factory) {
    factory.addContextCustomizers(
        context -> {
          // Spring's page of errors answers with documents of another kind.
          for (ErrorPage page : context.findErrorPages()) {
            context.removeErrorPage(page);
          }
          context.getParent().getPipeline().addValve(new Problems());
        });
  }

  private static final class Problems extends ErrorReportValve {
    @Override
    protected void report(Request request, Response response, Throwable failure) {
      HttpStatus status = HttpStatus.resolve(response.getStatus());
      if (status == null
          || !status.isError()
          || response.getContentWritten() > 0
          || !response.setErrorReported()) {
        return;
      }
      String code = status.name().toLowerCase(Locale.ROOT).replace('_', '-');
      try {
        response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
        Writer writer = response.getReporter();
        if (writer != null) {
          writer.write(
              "{\"type\":\"about:blank\",\"title\":\"%s\",\"status\":%d,\"code\":\"%s\"}"
                  .formatted(status.getReasonPhrase(), status.value(), code));
          response.finishResponse();
        }
      } catch (IOException e) {
        getContainer().getLogger().debug("The client is gone", e);
      }
    }
  }
}
