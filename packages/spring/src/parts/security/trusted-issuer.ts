import type { SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const BEAN = java`@org.springframework.context.annotation.Bean`;
const DURATION = java`java.time.Duration`;
const HTTP = java`org.springframework.security.config.annotation.web.builders.HttpSecurity`;
const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });

/** What checks the tokens another service issues. */
export function trustedIssuer(part: SecurityPart): JavaFile {
  const { classes } = part;
  const self = classes.trustedIssuer;
  const properties = classOf(classes.properties);
  const customizer = java`org.springframework.security.config.Customizer<${HTTP}>`;
  const bearer = java`org.springframework.security.oauth2.server.resource.web.authentication.BearerTokenAuthenticationFilter`;
  return fileOf(
    self,
    java`
      ${javadoc`Believes the tokens of the auth service, by the keys it shows. They are read with the first call, so that the order of starts does not matter.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        private static final ${DURATION} CONNECT = ${DURATION}.ofSeconds(1);
        private static final ${DURATION} READ = ${DURATION}.ofSeconds(2);
        private static final int MOST_BYTES = 64 * 1024;
        private static final ${DURATION} REREAD = ${DURATION}.ofMinutes(5);
        private static final ${DURATION} WAIT = ${DURATION}.ofSeconds(5);

        ${javadoc`How long known keys stay good while the auth service is away: longer than any access token.`}
        private static final ${DURATION} OUTAGE = ${DURATION}.ofMinutes(30);

        ${javadoc`A foreign issuer, once configured, takes the place of the auth service.`}
        ${BEAN}
        @org.springframework.boot.autoconfigure.condition.ConditionalOnProperty(
            name = "spring.security.oauth2.resourceserver.jwt.issuer-uri",
            havingValue = "none",
            matchIfMissing = true)
        ${jwt('JwtDecoder')} jwtDecoder(${properties} properties) throws java.net.MalformedURLException {
          ${decoding(part)}
        }

        ${BEAN}
        ${customizer} issuerAway(${classOf(classes.problems)} problems) {
          return http -> http.addFilterBefore(new ${classOf(classes.issuerAway)}(problems), ${bearer}.class);
        }
      }`,
  );
}

/** Keys are read again when a token names one that is not among them, so that new ones count at once. */
function decoding({ classes }: SecurityPart): JavaFragment {
  const source = (name: string) => classOf({ packageName: 'com.nimbusds.jose.jwk.source', name });
  const context = java`com.nimbusds.jose.proc.SecurityContext`;
  const rs256 = java`org.springframework.security.oauth2.jose.jws.SignatureAlgorithm.RS256`;
  return java`
    java.net.URL address = java.net.URI.create(properties.authService() + "/.well-known/jwks.json").toURL();
    var retriever =
        new com.nimbusds.jose.util.DefaultResourceRetriever((int) CONNECT.toMillis(), (int) READ.toMillis(), MOST_BYTES);
    var shown = new ${source('URLBasedJWKSetSource')}<${context}>(address, retriever);
    var kept = new ${source('OutageTolerantJWKSetSource')}<>(shown, OUTAGE.toMillis(), null);
    var known = new ${source('CachingJWKSetSource')}<>(kept, REREAD.toMillis(), WAIT.toMillis(), null);
    var keys = new ${source('JWKSetBasedJWKSource')}<>(new ${classOf(classes.calmKeys)}(known));
    ${jwt('NimbusJwtDecoder')} decoder = ${jwt('NimbusJwtDecoder')}.withJwkSource(keys).jwsAlgorithm(${rs256}).build();
    decoder.setJwtValidator(
        ${jwt('JwtValidators')}.createDefaultWithValidators(
            new ${jwt('JwtIssuerValidator')}(properties.issuer()),
            new ${jwt('JwtAudienceValidator')}(properties.audience())));
    return decoder;`;
}

/** The answer where no token can be checked. */
export function issuerAway({ classes }: SecurityPart): JavaFile {
  const self = classes.issuerAway;
  const servlet = (name: string) => classOf({ packageName: 'jakarta.servlet.http', name });
  return fileOf(
    self,
    java`
      ${javadoc`Answers 503 where the keys of the issuer cannot be read: nobody can say then whether a token is good.`}
      final class ${classOf(self)} extends org.springframework.web.filter.OncePerRequestFilter {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        private final ${classOf(classes.problems)} problems;

        ${self.name}(${classOf(classes.problems)} problems) {
          this.problems = problems;
        }

        @Override
        protected void doFilterInternal(
            ${servlet('HttpServletRequest')} request, ${servlet('HttpServletResponse')} response, jakarta.servlet.FilterChain chain)
            throws jakarta.servlet.ServletException, java.io.IOException {
          try {
            chain.doFilter(request, response);
          } catch (
              org.springframework.security.authentication.AuthenticationServiceException
              | ${jwt('JwtDecoderInitializationException')} e) {
            log.warn("The keys of the issuer cannot be read: {}", e.getMessage());
            problems.write(
                response,
                org.springframework.http.HttpStatus.SERVICE_UNAVAILABLE,
                "unavailable",
                "Tokens cannot be checked; please try again in a moment");
          }
        }
      }`,
  );
}

/** The test that a service tells an issuer that is away from a token that is bad. */
export function awayTest({ classes }: SecurityPart): JavaFragment {
  const mock = (name: string) => classOf({ packageName: 'org.springframework.mock.web', name });
  const resource = 'org.springframework.security.oauth2.server.resource.authentication';
  const provider = classOf({ packageName: resource, name: 'JwtAuthenticationProvider' });
  const bearer = classOf({ packageName: resource, name: 'BearerTokenAuthenticationToken' });
  return java`
    @org.springframework.beans.factory.annotation.Autowired private ${classOf(classes.problems)} problems;

    @org.junit.jupiter.api.Test
    void saysThatTheIssuerIsAway() throws Exception {
      var nowhere =
          new ${classOf(classes.properties)}(
              properties.issuer(), properties.audience(), "http://localhost:1", properties.allowedOrigins());
      var provider = new ${provider}(new ${classOf(classes.trustedIssuer)}().jwtDecoder(nowhere));
      var token = new ${bearer}(signed(encoder, claims -> {}));
      var response = new ${mock('MockHttpServletResponse')}();
      new ${classOf(classes.issuerAway)}(problems)
          .doFilter(new ${mock('MockHttpServletRequest')}(), response, (request, answer) -> provider.authenticate(token));
      ${staticMember('org.assertj.core.api.Assertions', 'assertThat')}(response.getStatus()).isEqualTo(503);
    }`;
}
