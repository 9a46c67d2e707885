import type { SecurityPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const BEAN = java`@org.springframework.context.annotation.Bean`;
const VALUE = java`@org.springframework.beans.factory.annotation.Value`;
const KEY_SET = java`com.nimbusds.jose.jwk.JWKSet`;
const RS256 = java`org.springframework.security.oauth2.jose.jws.SignatureAlgorithm.RS256`;
const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });

/** What stands for the service that issues tokens while the tests of another one run. */
export function testIssuer({ classes, hasTenants }: SecurityPart): JavaFile {
  const self = classes.accessTokens;
  const server = java`com.sun.net.httpserver.HttpServer`;
  return fileOf(
    self,
    java`
      ${javadoc`Stands for the auth service in tests: signs tokens, and shows the public half of its key over HTTP.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} implements AutoCloseable {
        private final String issuer;
        private final String audience;
        private final ${KEY_SET} keys;
        private final ${server} server;

        ${self.name}(
            ${VALUE}("\${app.security.issuer}") String issuer, ${VALUE}("\${app.security.audience}") String audience)
            throws com.nimbusds.jose.JOSEException, java.io.IOException {
          this.issuer = issuer;
          this.audience = audience;
          this.keys =
              new ${KEY_SET}(
                  new com.nimbusds.jose.jwk.gen.RSAKeyGenerator(2048)
                      .keyUse(com.nimbusds.jose.jwk.KeyUse.SIGNATURE)
                      .algorithm(com.nimbusds.jose.JWSAlgorithm.RS256)
                      .keyIDFromThumbprint(true)
                      .generate());
          this.server = ${server}.create(new java.net.InetSocketAddress(java.net.InetAddress.getLoopbackAddress(), 0), 0);
          byte[] shown = keys.toString(true).getBytes(java.nio.charset.StandardCharsets.UTF_8);
          server.createContext(
              "/.well-known/jwks.json",
              exchange -> {
                try (exchange) {
                  exchange.sendResponseHeaders(200, shown.length);
                  exchange.getResponseBody().write(shown);
                }
              });
          server.start();
        }

        ${BEAN}
        ${KEY_SET} keys() {
          return keys;
        }

        ${BEAN}
        ${jwt('JwtEncoder')} jwtEncoder() {
          return new ${jwt('NimbusJwtEncoder')}(new com.nimbusds.jose.jwk.source.ImmutableJWKSet<>(keys));
        }

        ${BEAN}
        org.springframework.test.context.DynamicPropertyRegistrar address() {
          return settings ->
              settings.add("app.security.auth-service", () -> "http://localhost:" + server.getAddress().getPort());
        }

        ${javadoc`A token that outlasts the tests.`}
        public String issue(String subject, java.util.Set<${classOf(classes.role)}> roles) {
          ${
            hasTenants &&
            java`
            return issue(subject, roles, null);
          }

          public String issue(String subject, java.util.Set<${classOf(classes.role)}> roles, String tenant) {`
          }
          java.time.Instant now = java.time.Instant.now();
          var claims =
              ${jwt('JwtClaimsSet')}.builder()
                  .issuer(issuer)
                  .audience(java.util.List.of(audience))
                  .subject(subject)
                  .issuedAt(now)
                  .expiresAt(now.plus(java.time.Duration.ofHours(2)))
                  .claim("roles", roles.stream().map(Enum::name).toList())
                  ${hasTenants && java`.claims(all -> { if (tenant != null) { all.put("tenant", tenant); } })`}
                  .build();
          var header = ${jwt('JwsHeader')}.with(${RS256}).build();
          return jwtEncoder().encode(${jwt('JwtEncoderParameters')}.from(header, claims)).getTokenValue();
        }

        @Override
        public void close() {
          server.stop(0);
        }
      }`,
  );
}
