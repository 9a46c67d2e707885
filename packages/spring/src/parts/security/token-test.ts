import type { Blueprint, SecurityPart } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { awayTest } from './trusted-issuer.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const HEADERS = java`org.springframework.http.HttpHeaders`;
const KEY_SET = java`com.nimbusds.jose.jwk.JWKSet`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;

const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });

/** Attacks on the tokens that calls are made with, and on the keys they are signed by. */
export function tokenTest(part: SecurityPart, blueprint: Blueprint): JavaFile {
  const { classes, tests, issuedBy } = part;
  const self = tests.tokens;
  return fileOf(
    self,
    java`
      ${javadoc`Attacks each thing a token may lie about.`}
      class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        ${AUTOWIRED} private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;
        ${AUTOWIRED} private ${jwt('JwtEncoder')} encoder;
        ${AUTOWIRED} private ${KEY_SET} keys;
        ${AUTOWIRED} private ${classOf(classes.properties)} properties;

        ${lies()}

        ${part.sessions && sessionLies()}

        ${issuedBy === undefined ? keyTests(classes) : awayTest(part)}

        ${helpers(part)}
      }`,
  );
}

function lies(): JavaFragment {
  const rsa = java`com.nimbusds.jose.jwk.gen.RSAKeyGenerator`;
  const claims = java`com.nimbusds.jwt.JWTClaimsSet`;
  return java`
    ${TEST}
    void takesATokenOfItsOwn() {
      ${ASSERT_THAT}(call(signed(encoder, claims -> {}))).hasStatusOk();
    }

    ${TEST}
    void refusesAForeignKey() throws Exception {
      String known = keys.getKeys().get(0).getKeyID();
      var foreign = new ${KEY_SET}(new ${rsa}(2048).keyID(known).generate());
      var forger = new ${jwt('NimbusJwtEncoder')}(new com.nimbusds.jose.jwk.source.ImmutableJWKSet<>(foreign));
      assertRefused(signed(forger, claims -> {}));
    }

    ${TEST}
    void refusesATokenWithoutSignature() {
      assertRefused(new com.nimbusds.jwt.PlainJWT(claims()).serialize());
    }

    ${TEST}
    void refusesThePublicKeyAsASecret() throws Exception {
      byte[] secret = keys.getKeys().get(0).toRSAKey().toPublicKey().getEncoded();
      var token = new com.nimbusds.jwt.SignedJWT(new com.nimbusds.jose.JWSHeader(com.nimbusds.jose.JWSAlgorithm.HS256), claims());
      token.sign(new com.nimbusds.jose.crypto.MACSigner(secret));
      assertRefused(token.serialize());
    }

    ${TEST}
    void refusesAChangedToken() {
      String[] parts = signed(encoder, claims -> claims.claim("roles", java.util.List.of("USER"))).split("\\\\.");
      String promoted = signed(encoder, claims -> {}).split("\\\\.")[1];
      assertRefused(parts[0] + "." + promoted + "." + parts[2]);
    }

    ${TEST}
    void refusesAnExpiredToken() {
      java.time.Instant yesterday = java.time.Instant.now().minus(java.time.Duration.ofDays(1));
      assertRefused(signed(encoder, claims -> claims.issuedAt(yesterday).expiresAt(yesterday.plusSeconds(60))));
    }

    ${TEST}
    void refusesATokenForOthers() {
      assertRefused(signed(encoder, claims -> claims.audience(java.util.List.of("another-service"))));
    }

    ${TEST}
    void refusesATokenOfOthers() {
      assertRefused(signed(encoder, claims -> claims.issuer("https://attacker.example")));
    }

    private ${claims} claims() {
      return new ${claims}.Builder()
          .issuer(properties.issuer())
          .audience(properties.audience())
          .subject("attacker")
          .expirationTime(java.util.Date.from(java.time.Instant.now().plusSeconds(60)))
          .claim("roles", java.util.List.of("ADMIN"))
          .build();
    }`;
}

/** Tokens that name no session, or none that is there. */
function sessionLies(): JavaFragment {
  return java`
    ${TEST}
    void refusesATokenOfNoSession() {
      assertRefused(signed(encoder, claims -> claims.claims(all -> all.remove("sid"))));
      assertRefused(signed(encoder, claims -> claims.claim("sid", "")));
      assertRefused(signed(encoder, claims -> claims.claim("sid", java.util.UUID.randomUUID().toString())));
    }`;
}

function keyTests(classes: SecurityPart['classes']): JavaFragment {
  const properties = classOf(classes.properties);
  const issuer = classOf(classes.ownIssuer);
  const throwing = staticMember('org.assertj.core.api.Assertions', 'assertThatThrownBy');
  return java`
    ${TEST}
    void showsNoPrivateKey() {
      ${ASSERT_THAT}(read("/.well-known/jwks.json").toString()).contains("\\"n\\"").doesNotContain("\\"d\\"");
    }

    ${TEST}
    void takesTokensOfThePreviousKey() throws Exception {
      java.security.KeyPair previous = keyPair(2048);
      var issuer = new ${issuer}();
      var before = issuer.keys(with(pem("PRIVATE", previous.getPrivate()), ""));
      var after = issuer.keys(with(pem("PRIVATE", keyPair(2048).getPrivate()), pem("PUBLIC", previous.getPublic())));
      String old = signed(issuer.jwtEncoder(before), claims -> {});
      String current = signed(issuer.jwtEncoder(after), claims -> {});
      var decoder = issuer.jwtDecoder(after, properties);
      ${ASSERT_THAT}(decoder.decode(old).getAudience()).isEqualTo(decoder.decode(current).getAudience());
      ${ASSERT_THAT}(decoder.decode(old).getHeaders().get("kid")).isNotEqualTo(decoder.decode(current).getHeaders().get("kid"));
    }

    ${TEST}
    void startsWithoutAWeakKeyOnly() {
      ${throwing}(() -> new ${issuer}().keys(with("", ""))).hasMessageContaining("JWT_SIGNING_KEY");
      ${throwing}(() -> new ${issuer}().keys(with(pem("PRIVATE", keyPair(1024).getPrivate()), ""))).hasMessageContaining("2048");
    }

    private ${properties} with(String signingKey, String previousKey) {
      return new ${properties}(
          properties.issuer(),
          properties.audience(),
          properties.accessTokenLifetime(),
          properties.refreshTokenLifetime(),
          signingKey,
          previousKey,
          false,
          properties.registration(),
          properties.failuresBeforeLockout(),
          properties.lockout(),
          properties.allowedOrigins(),
          properties.firstAdministrator());
    }

    private static java.security.KeyPair keyPair(int bits) throws java.security.GeneralSecurityException {
      var generator = java.security.KeyPairGenerator.getInstance("RSA");
      generator.initialize(bits);
      return generator.generateKeyPair();
    }

    private static String pem(String kind, java.security.Key key) {
      String body = java.util.Base64.getMimeEncoder().encodeToString(key.getEncoded());
      return "-----BEGIN " + kind + " KEY-----\\n" + body + "\\n-----END " + kind + " KEY-----\\n";
    }`;
}

function helpers({ tests, tried, sessions }: SecurityPart): JavaFragment {
  const claims = jwt('JwtClaimsSet');
  return java`
    private ${RESULT} call(String token) {
      return mvc.get().uri(${literal(tried.answered)}).header(${HEADERS}.AUTHORIZATION, "Bearer " + token).exchange();
    }

    private void assertRefused(String token) {
      ${ASSERT_THAT}(call(token)).hasStatus(401);
    }

    private String signed(${jwt('JwtEncoder')} signer, java.util.function.Consumer<${claims}.Builder> change) {
      java.time.Instant now = java.time.Instant.now();
      ${claims}.Builder claims =
          ${claims}.builder()
              .issuer(properties.issuer())
              .audience(java.util.List.of(properties.audience()))
              .subject(java.util.UUID.randomUUID().toString())
              .issuedAt(now)
              .expiresAt(now.plusSeconds(60))
              ${sessions && java`.claim("sid", ${classOf(tests.caller)}.SESSION)`}
              .claim("roles", java.util.List.of("ADMIN"));
      change.accept(claims);
      var header = ${jwt('JwsHeader')}.with(org.springframework.security.oauth2.jose.jws.SignatureAlgorithm.RS256).build();
      return signer.encode(${jwt('JwtEncoderParameters')}.from(header, claims.build())).getTokenValue();
    }`;
}
