import type { OperationsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The filter that gives every request a name that its log lines and its answer share. */
export function requestIdFilter({ requestId: self }: OperationsPart): JavaFile {
  const pattern = java`java.util.regex.Pattern`;
  const servlet = (name: string) => java`${classOf({ packageName: 'jakarta.servlet.http', name })}`;
  return fileOf(
    self,
    java`
      ${javadoc`Gives every request an id, the caller's own if it has one: it stands in each log line and in the answer.`}
      @org.springframework.stereotype.Component
      @org.springframework.core.annotation.Order(org.springframework.core.Ordered.HIGHEST_PRECEDENCE)
      public class ${classOf(self)} extends org.springframework.web.filter.OncePerRequestFilter {
        public static final String HEADER = "X-Request-Id";

        private static final ${pattern} SAFE = ${pattern}.compile("[A-Za-z0-9._-]{1,64}");

        @Override
        protected void doFilterInternal(
            ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
            throws jakarta.servlet.ServletException, java.io.IOException {
          String given = request.getHeader(HEADER);
          String id = given != null && SAFE.matcher(given).matches() ? given : java.util.UUID.randomUUID().toString();
          response.setHeader(HEADER, id);
          try (var ignored = org.slf4j.MDC.putCloseable("requestId", id)) {
            chain.doFilter(request, response);
          }
        }
      }`,
  );
}
