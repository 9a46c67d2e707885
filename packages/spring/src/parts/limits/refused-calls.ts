import type { LimitsPart } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const servlet = (name: string) => classOf({ packageName: 'jakarta.servlet.http', name });
const HTTP = java`org.springframework.security.config.annotation.web.builders.HttpSecurity`;

/** What leaves a line in the log for calls that were refused. */
export function refusedCalls({ classes }: LimitsPart): JavaFile {
  const self = classes.refused;
  const caffeine = (name: string) => classOf({ packageName: 'com.github.benmanes.caffeine.cache', name });
  const counter = java`java.util.concurrent.atomic.AtomicInteger`;
  const bucket = java`io.github.bucket4j.Bucket`;
  return fileOf(
    self,
    java`
      ${javadoc`Leaves a line in the log for calls that were refused: who asked for what, from where, and, as in every line, the id of the request. What may be secret is not in it, such as tokens and queries. Whoever is refused again and again leaves one for the first, the tenth and the hundredth time within a minute, and all together leave no more than the log can hold.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);
        private static final java.util.Set<Integer> REFUSALS = java.util.Set.of(401, 403, 429);
        private static final java.time.Duration MINUTE = java.time.Duration.ofMinutes(1);
        private static final int MOST_CALLERS = 10_000;
        private static final int MOST_LINES = 1000;
        private static final int LONGEST = 200;

        private final ${caffeine('Cache')}<String, ${counter}> refused =
            ${caffeine('Caffeine')}.newBuilder().maximumSize(MOST_CALLERS).expireAfterWrite(MINUTE).build();
        private final ${bucket} lines =
            ${bucket}.builder().addLimit(limit -> limit.capacity(MOST_LINES).refillGreedy(MOST_LINES, MINUTE)).build();

        @org.springframework.context.annotation.Bean
        org.springframework.security.config.Customizer<${HTTP}> refusedCallsInTheLog() {
          return http ->
              http.addFilterAfter(
                  new Watch(), org.springframework.security.web.context.SecurityContextHolderFilter.class);
        }

        private void note(int status, ${servlet('HttpServletRequest')} request) {
          var caller = org.springframework.security.core.context.SecurityContextHolder.getContext().getAuthentication();
          boolean isKnown =
              caller != null
                  && !(caller instanceof org.springframework.security.authentication.AnonymousAuthenticationToken);
          String who = isKnown ? caller.getName() : "nobody";
          String from = request.getRemoteAddr();
          int times =
              refused.get(status + (isKnown ? " " + who : "@" + from), key -> new ${counter}()).incrementAndGet();
          if (isPowerOfTen(times) && lines.tryConsume(1)) {
            log.warn(
                "Refused with {}: {} {} by {} from {}, {} within a minute",
                status,
                plain(request.getMethod()),
                plain(request.getRequestURI()),
                plain(who),
                plain(from),
                times);
          }
        }

        private static boolean isPowerOfTen(int number) {
          int rest = number;
          while (rest % 10 == 0) {
            rest /= 10;
          }
          return rest == 1;
        }

        ${javadoc`Nobody writes a line of their own into the log.`}
        private static String plain(String text) {
          String line = text.replaceAll(${literal('[\\p{Cntrl}\\u2028\\u2029]')}, "?");
          return line.length() > LONGEST ? line.substring(0, LONGEST) : line;
        }

        private final class Watch extends org.springframework.web.filter.OncePerRequestFilter {
          @Override
          protected void doFilterInternal(
              ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
              throws jakarta.servlet.ServletException, java.io.IOException {
            chain.doFilter(request, response);
            if (REFUSALS.contains(response.getStatus())) {
              note(response.getStatus(), request);
            }
          }
        }
      }`,
  );
}

/** The test that refused calls are in the log, and do not fill it. */
export function refusedCallsTest(tried: string): JavaFragment {
  const assertThat = staticMember('org.assertj.core.api.Assertions', 'assertThat');
  return java`
    @org.junit.jupiter.api.Test
    @org.junit.jupiter.api.extension.ExtendWith(org.springframework.boot.test.system.OutputCaptureExtension.class)
    void notesRefusedCallsWithoutSecretsOrAFlood(org.springframework.boot.test.system.CapturedOutput output) {
      for (int i = 0; i < 20; i++) {
        ${assertThat}(call("GET", ${literal(`${tried}?code=hidden-code`)}, "Bearer hidden-token", "192.0.2.77")).hasStatus(401);
      }
      ${assertThat}(output.getAll().lines().filter(line -> line.contains("192.0.2.77")))
          .hasSize(2)
          .allMatch(line -> line.contains(${literal(`Refused with 401: GET ${tried} by nobody`)}))
          .noneMatch(line -> line.contains("hidden"));
    }`;
}
