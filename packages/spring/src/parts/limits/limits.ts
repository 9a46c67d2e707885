import type { LimitsPart } from '@backsmith/blueprint';
import { commas, java, javadoc, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, MAIN, TEST } from '../../java/types.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { limitsTest } from './limits-test.ts';
import { refusedCalls } from './refused-calls.ts';
import { serviceIdentity } from './service-identity.ts';

const servlet = (name: string) => classOf({ packageName: 'jakarta.servlet.http', name });
const HTTP = java`org.springframework.security.config.annotation.web.builders.HttpSecurity`;
// Compares paths as the calls are found by, so that no way to spell one goes uncounted.
const MATCHER = java`org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher`;
const BEARER = java`org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter`;

/** Where passwords are tried. */
const PASSWORD_CALLS = java`
  private static final ${MATCHER} SIGN_IN =
      ${MATCHER}.withDefaults().matcher(org.springframework.http.HttpMethod.POST, "/auth/**");
  private static final ${MATCHER} NEW_PASSWORD =
      ${MATCHER}.withDefaults().matcher(org.springframework.http.HttpMethod.PUT, "/auth/me/password");`;

function limitsRecord(signsIn: boolean): JavaFragment {
  return java`
    @org.springframework.boot.context.properties.ConfigurationProperties("app.limits")
    public record Limits(int perAddress, int perUser${signsIn && java`, int signInsPerAddress`}) {}`;
}

function limitConfig({ classes, security, signsIn, services }: LimitsPart): JavaFile {
  const self = classes.configuration;
  const filter = classOf(classes.filter);
  const told = commas(['problems', services && 'services']);
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${signsIn ? javadoc`How often one address and one user may call in a minute; less often where passwords are tried.` : javadoc`How often one address and one user may call in a minute.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      @org.springframework.boot.context.properties.EnableConfigurationProperties(${classOf(self)}.Limits.class)
      public class ${classOf(self)} {
        private static final int NETWORK_BYTES = 8;

        ${paragraphs([signsIn && PASSWORD_CALLS, limitsRecord(signsIn)])}

        ${javadoc`Addresses are counted before tokens are read, users behind that.`}
        @org.springframework.context.annotation.Bean
        org.springframework.security.config.Customizer<${HTTP}> rateLimits(
            ${commas([java`Limits limits`, java`${classOf(security.problems)} problems`, services && java`${classOf(services.identity)} services`])}) {
          ${filter} perAddress =
              new ${filter}("address", limits.perAddress(), ${classOf(self)}::network, ${told});
          ${signsIn && java`${filter} signIns = new ${filter}("sign-in", limits.signInsPerAddress(), ${classOf(self)}::signIn, ${told});`}
          ${filter} perUser = new ${filter}("user", limits.perUser(), ${classOf(self)}::user, ${told});
          return http ->
              http.addFilterBefore(perAddress, ${BEARER}.class)
                  ${signsIn && java`.addFilterBefore(signIns, ${BEARER}.class)`}
                  ${signsIn && java`.addFilterBefore(new ${classOf(classes.bodies)}(problems), ${BEARER}.class)`}
                  .addFilterAfter(perUser, ${BEARER}.class);
        }

        ${
          signsIn &&
          java`
          private static String signIn(${servlet('HttpServletRequest')} request) {
            boolean triesPassword = SIGN_IN.matches(request) || NEW_PASSWORD.matches(request);
            return triesPassword ? network(request) : null;
          }`
        }

        ${javadoc`Where a call comes from: its address, or of one of IPv6 the network, all of which a single caller has.`}
        private static String network(${servlet('HttpServletRequest')} request) {
          String address = request.getRemoteAddr();
          // Nothing but an address, or the name of somebody's host would be looked up.
          if (!address.contains(":") || !address.matches("[0-9A-Fa-f:.]+")) {
            return address;
          }
          try {
            var parsed = java.net.InetAddress.getByName(address);
            return parsed instanceof java.net.Inet6Address
                ? java.util.HexFormat.of().formatHex(parsed.getAddress(), 0, NETWORK_BYTES)
                : parsed.getHostAddress();
          } catch (java.net.UnknownHostException e) {
            // Proxies may call their callers as they like.
            return address;
          }
        }

        private static String user(${servlet('HttpServletRequest')} request) {
          var caller = ${holder}.getContext().getAuthentication();
          return caller == null ? null : caller.getName();
        }
      }`,
  );
}

function rateLimitFilter({ classes, security, services }: LimitsPart): JavaFile {
  const self = classes.filter;
  const bucket = java`io.github.bucket4j.Bucket`;
  const key = java`java.util.function.Function<${servlet('HttpServletRequest')}, String>`;
  return fileOf(
    self,
    java`
      ${javadoc`Lets each caller make so many requests in a minute. Whoever makes more is told when to come back.`}
      final class ${classOf(self)} extends org.springframework.web.filter.OncePerRequestFilter {
        private static final int MOST_CALLERS = 50_000;
        private static final ${MATCHER} HEALTH = ${MATCHER}.withDefaults().matcher("/actuator/health/**");

        private final com.github.benmanes.caffeine.cache.Cache<String, ${bucket}> buckets =
            com.github.benmanes.caffeine.cache.Caffeine.newBuilder()
                .maximumSize(MOST_CALLERS)
                .expireAfterAccess(java.time.Duration.ofMinutes(2))
                .build();
        private final String name;
        private final int perMinute;
        private final ${key} caller;
        private final ${classOf(security.problems)} problems;
        ${services && java`private final ${classOf(services.identity)} services;`}

        ${self.name}(${commas([java`String name`, java`int perMinute`, java`${key} caller`, java`${classOf(security.problems)} problems`, services && java`${classOf(services.identity)} services`])}) {
          this.name = name;
          this.perMinute = perMinute;
          this.caller = caller;
          this.problems = problems;
          ${services && java`this.services = services;`}
        }

        @Override
        protected void doFilterInternal(
            ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
            throws jakarta.servlet.ServletException, java.io.IOException {
          String key = caller.apply(request);
          if (key != null) {
            var probe = buckets.get(key, ignored -> bucket()).tryConsumeAndReturnRemaining(1);
            if (!probe.isConsumed()) {
              long seconds = java.time.Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds() + 1;
              response.setHeader(org.springframework.http.HttpHeaders.RETRY_AFTER, Long.toString(seconds));
              problems.write(
                  response,
                  org.springframework.http.HttpStatus.TOO_MANY_REQUESTS,
                  "too-many-requests",
                  "Too many requests; try again in " + seconds + " s");
              return;
            }
          }
          chain.doFilter(request, response);
        }

        ${javadoc`There are several of these in one chain; each runs once.`}
        @Override
        protected String getAlreadyFilteredAttributeName() {
          return ${classOf(self)}.class.getName() + "." + name;
        }

        @Override
        protected boolean shouldNotFilter(${servlet('HttpServletRequest')} request) {
          return HEALTH.matches(request)${services && java` || services.isCalling(request)`};
        }

        private ${bucket} bucket() {
          return ${bucket}.builder()
              .addLimit(
                  limit -> limit.capacity(perMinute).refillGreedy(perMinute, java.time.Duration.ofMinutes(1)))
              .build();
        }
      }`,
  );
}

/** What anybody may send must not fill the memory. */
function bodyLimitFilter({ classes, security }: LimitsPart): JavaFile {
  const self = classes.bodies;
  const wrapper = java`org.springframework.web.util.ContentCachingRequestWrapper`;
  return fileOf(
    self,
    java`
      ${javadoc`Reads no more of what is sent to sign in than anybody would type: those who send it need no account.`}
      final class ${classOf(self)} extends org.springframework.web.filter.OncePerRequestFilter {
        private static final int MOST_BYTES = 16 * 1024;
        private static final ${MATCHER} SIGN_IN = ${MATCHER}.withDefaults().matcher("/auth/**");

        private final ${classOf(security.problems)} problems;

        ${self.name}(${classOf(security.problems)} problems) {
          this.problems = problems;
        }

        @Override
        protected void doFilterInternal(
            ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
            throws jakarta.servlet.ServletException, java.io.IOException {
          if (request.getContentLengthLong() > MOST_BYTES) {
            problems.write(
                response,
                org.springframework.http.HttpStatus.CONTENT_TOO_LARGE,
                "content-too-large",
                "This call takes at most " + MOST_BYTES + " bytes");
            return;
          }
          chain.doFilter(new Limited(request), response);
        }

        @Override
        protected boolean shouldNotFilter(${servlet('HttpServletRequest')} request) {
          return !SIGN_IN.matches(request);
        }

        ${javadoc`A request that need not have said how long it is.`}
        private static final class Limited extends ${wrapper} {
          Limited(${servlet('HttpServletRequest')} request) {
            super(request, MOST_BYTES);
          }

          @Override
          protected void handleContentOverflow(int limit) {
            throw new org.springframework.web.server.ResponseStatusException(
                org.springframework.http.HttpStatus.CONTENT_TOO_LARGE);
          }
        }
      }`,
  );
}

/** How often one may call. */
export const limits: PartRenderer<LimitsPart> = {
  files: (part, blueprint, files) => {
    files.addJava(MAIN, limitConfig(part));
    files.addJava(MAIN, rateLimitFilter(part));
    files.addJava(MAIN, refusedCalls(part));
    const identity = serviceIdentity(part);
    if (identity !== undefined) files.addJava(MAIN, identity);
    if (part.signsIn) files.addJava(MAIN, bodyLimitFilter(part));
    files.addJava(TEST, limitsTest(part, blueprint));
  },
};
