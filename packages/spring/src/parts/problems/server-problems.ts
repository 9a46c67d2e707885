import type { ProblemsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** What the server refuses before the application hears of it, such as an address with wrong escapes, as a problem, too. */
export function serverProblems({ server: self }: ProblemsPart): JavaFile {
  const factory = java`org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory`;
  const status = java`org.springframework.http.HttpStatus`;
  return fileOf(
    self,
    java`
      ${javadoc`Tells as problem documents what Tomcat refuses before Spring hears of it.`}
      @org.springframework.stereotype.Component
      public class ${classOf(self)} implements org.springframework.boot.web.server.WebServerFactoryCustomizer<${factory}> {
        @Override
        public void customize(${factory} factory) {
          factory.addContextCustomizers(
              context -> {
                // Spring's page of errors answers with documents of another kind.
                for (org.apache.tomcat.util.descriptor.web.ErrorPage page : context.findErrorPages()) {
                  context.removeErrorPage(page);
                }
                context.getParent().getPipeline().addValve(new Problems());
              });
        }

        private static final class Problems extends org.apache.catalina.valves.ErrorReportValve {
          @Override
          protected void report(
              org.apache.catalina.connector.Request request,
              org.apache.catalina.connector.Response response,
              Throwable failure) {
            ${status} status = ${status}.resolve(response.getStatus());
            if (status == null || !status.isError() || response.getContentWritten() > 0 || !response.setErrorReported()) {
              return;
            }
            String code = status.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
            try {
              response.setContentType(org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE);
              java.io.Writer writer = response.getReporter();
              if (writer != null) {
                writer.write(
                    "{\\"type\\":\\"about:blank\\",\\"title\\":\\"%s\\",\\"status\\":%d,\\"code\\":\\"%s\\"}"
                        .formatted(status.getReasonPhrase(), status.value(), code));
                response.finishResponse();
              }
            } catch (java.io.IOException e) {
              getContainer().getLogger().debug("The client is gone", e);
            }
          }
        }
      }`,
  );
}
