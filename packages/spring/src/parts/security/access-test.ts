import type { Blueprint, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { awayTest } from './trusted-issuer.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const HEADERS = java`org.springframework.http.HttpHeaders`;
const METHOD = java`org.springframework.http.HttpMethod`;
const KEY_SET = java`com.nimbusds.jose.jwk.JWKSet`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;

const jwt = (name: string) => classOf({ packageName: 'org.springframework.security.oauth2.jwt', name });

/** What lets the tests of all other calls pass: they are made by administrators, from many places. */
export function testCaller({ classes, tests, records, ownAccounts, sessions }: SecurityPart): JavaFile {
  const self = tests.caller;
  const mvc = (name: string) => classOf({ packageName: 'org.springframework.boot.webmvc.test.autoconfigure', name });
  return fileOf(
    self,
    java`
      ${javadoc`Tests call as one of many administrators unless they say otherwise, so that no limit stops them.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      public class ${classOf(self)} {
        ${sessions && sessionOfTests()}

        private static final int MANY = 64;
        ${records && java`private static final ThreadLocal<String> CALLER = new ThreadLocal<>();`}

        ${records && callsAs()}

        @org.springframework.context.annotation.Bean
        ${mvc('MockMvcBuilderCustomizer')} callsAsAdministrator(${commas([java`${classOf(classes.accessTokens)} tokens`, ownAccounts && java`${classOf(ownAccounts.test)} accounts`, sessions && !ownAccounts && java`${classOf(sessions.accounts)} accounts`, sessions && java`org.springframework.jdbc.core.simple.JdbcClient jdbc`])}) {
          ${sessions && beginSession(sessions, classOf(classes.role), ownAccounts !== undefined)}
          java.util.List<String> headers =
              java.util.stream.Stream.generate(() -> ${ownAccounts ? java`accounts.make(${classOf(classes.role)}.ADMIN)` : java`java.util.UUID.randomUUID().toString()`})
                  .limit(MANY)
                  .map(id -> "Bearer " + tokens.issue(id, java.util.Set.of(${classOf(classes.role)}.ADMIN)${sessions && java`, SESSION`}))
                  .toList();
          var counter = new java.util.concurrent.atomic.AtomicInteger();
          return builder ->
              builder.defaultRequest(
                  org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get("/")
                      .with(
                          request -> {
                            int number = Math.floorMod(counter.getAndIncrement(), MANY);
                            request.setRemoteAddr("198.51.100." + number);
                            if (request.getHeader(${HEADERS}.AUTHORIZATION) == null) {
                              request.addHeader(${HEADERS}.AUTHORIZATION, ${records ? java`CALLER.get() == null ? headers.get(number) : CALLER.get()` : java`headers.get(number)`});
                            }
                            return request;
                          }));
        }
      }`,
  );
}

/** The session all tokens of tests belong to. */
function sessionOfTests(): JavaFragment {
  return java`
    ${javadoc`The session of the tokens that tests make without signing in.`}
    public static final String SESSION = "session-of-tests";`;
}

function beginSession(
  { table }: NonNullable<SecurityPart['sessions']>,
  role: JavaFragment,
  isOwnTable: boolean,
): JavaFragment {
  const made = isOwnTable
    ? java`accounts.make(${role}.USER)`
    : java`accounts.add(java.util.UUID.randomUUID() + "@caller.example", "none", java.util.Set.of(${role}.USER))`;
  return java`
    jdbc.sql(${literal(`INSERT INTO ${table} (token_hash, account_id, family, expires_at) VALUES (:hash, :account, :family, :expires)`)})
        .param("hash", java.util.UUID.randomUUID().toString())
        .param("account", ${made})
        .param("family", SESSION)
        .param("expires", java.time.OffsetDateTime.now().plusDays(1))
        .update();`;
}

/** Whom tests call as that attack the rules of records. */
function callsAs(): JavaFragment {
  return java`
    ${javadoc`Makes calls with a token; without one of their own, calls are those of administrators.`}
    public static <T> T as(String authorization, java.util.function.Supplier<T> calls) {
      CALLER.set(authorization);
      try {
        return calls.get();
      } finally {
        CALLER.remove();
      }
    }`;
}

/** Attacks on the tokens and on the rules. */
export function accessTest(part: SecurityPart, blueprint: Blueprint): JavaFile {
  const { classes, tests, tried, issuedBy } = part;
  const self = tests.access;
  return fileOf(
    self,
    java`
      ${javadoc`Attacks each rule on who may call what, and each thing a token may lie about.`}
      class ${classOf(self)} extends ${classOf(blueprint.tests.api)} {
        ${AUTOWIRED} private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;
        ${AUTOWIRED} private ${jwt('JwtEncoder')} encoder;
        ${AUTOWIRED} private ${KEY_SET} keys;
        ${AUTOWIRED} private ${classOf(classes.properties)} properties;

        ${part.rules.length > 0 && recordRules(part)}

        ${rules(part)}

        ${lies(literal(tried.answered))}

        ${part.sessions && sessionLies()}

        ${issuedBy === undefined ? keyTests(classes) : awayTest(part)}

        ${part.rules.length > 0 && rulePaths(part)}

        ${helpers(part)}
      }`,
  );
}

/** Attacks on the rules of records, an address for each. */
function recordRules(part: SecurityPart): JavaFragment {
  const role = classOf(part.classes.role);
  const shared = sharedPaths(part);
  return java`
    ${TEST}
    void refusesCallsWithoutToken() {
      for (String path : paths()) {
        for (String method : java.util.List.of("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH")) {
          ${ASSERT_THAT}(call(method, path, "")).as("%s %s", method, path).hasStatus(401);
        }
      }
    }

    ${TEST}
    void letsUsersReadOnly() {
      for (String path : ${shared}) {
        String token = bearer(${role}.USER);
        for (String method : java.util.List.of("POST", "PUT", "DELETE", "PATCH")) {
          ${ASSERT_THAT}(call(method, path, token)).as("%s %s", method, path).hasStatus(403);
        }
      }
    }

    ${TEST}
    void letsEditorsDeleteNoRecords() {
      for (String path : ${shared}) {
        if (!path.contains("/1/")) {
          ${ASSERT_THAT}(call("DELETE", path + "/1", bearer(${role}.EDITOR))).as("DELETE %s", path).hasStatus(403);
        }
      }
    }
`;
}

/** A method named beside the real one. */
function disguises(part: SecurityPart): JavaFragment {
  const { classes } = part;
  return java`
    ${TEST}
    void takesNoOtherMethodForOne() {
      for (String path : ${sharedPaths(part)}) {
        ${RESULT} disguised =
            mvc.post()
                .uri(java.net.URI.create(path + "?_method=GET"))
                .header("X-HTTP-Method-Override", "GET")
                .header(${HEADERS}.AUTHORIZATION, bearer(${classOf(classes.role)}.USER))
                .exchange();
        ${ASSERT_THAT}(disguised).as(path).hasStatus(403);
      }
    }`;
}

function rules(part: SecurityPart): JavaFragment {
  const { classes, tried, issuedBy, rules: all } = part;
  const records = all.length > 0;
  const role = classOf(classes.role);
  const administration = commas(tried.administration.map((path) => literal(path)));
  return java`
    ${TEST}
    void letsAdministratorsAloneAdminister() {
      for (String path : java.util.List.of(${administration})) {
        ${ASSERT_THAT}(call("GET", path, "")).as(path).hasStatus(401);
        ${ASSERT_THAT}(call("GET", path, bearer(${role}.EDITOR))).as(path).hasStatus(403);
      }
      ${issuedBy === undefined && java`${ASSERT_THAT}(call("PUT", "/auth/accounts/1/roles", bearer(${role}.EDITOR))).hasStatus(403);`}
    }

    ${TEST}
    void refusesWhatNoRuleNames() {
      String token = bearer(${role}.ADMIN);
      for (String path : java.util.List.of("/", "/api", "/api/v1", "/api/v1/nothing-like-this", "/auth/nothing")) {
        ${ASSERT_THAT}(call("GET", path, token)).as(path).hasStatus(403);
      }
    }

    ${records && disguises(part)}

    ${TEST}
    void givesNoStrangeOriginAccess() {
      ${RESULT} preflight =
          mvc.options()
              .uri(${literal(tried.browser)})
              .header(${HEADERS}.ORIGIN, "https://attacker.example")
              .header(${HEADERS}.ACCESS_CONTROL_REQUEST_METHOD, "POST")
              .exchange();
      ${ASSERT_THAT}(preflight).hasStatus(403).headers().doesNotContainHeader(${HEADERS}.ACCESS_CONTROL_ALLOW_ORIGIN);
    }`;
}

function lies(answered: JavaFragment): JavaFragment {
  const rsa = java`com.nimbusds.jose.jwk.gen.RSAKeyGenerator`;
  const claims = java`com.nimbusds.jwt.JWTClaimsSet`;
  return java`
    ${TEST}
    void takesATokenOfItsOwn() {
      ${ASSERT_THAT}(call("GET", ${answered}, "Bearer " + signed(encoder, claims -> {}))).hasStatusOk();
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
    }

    private void assertRefused(String token) {
      ${ASSERT_THAT}(call("GET", ${answered}, "Bearer " + token)).hasStatus(401);
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

/** The paths of what is everybody's: of records of their own people do what they like. */
function sharedPaths({ rules }: SecurityPart): JavaFragment {
  return rules.every(({ isOwn }) => !isOwn) ? java`paths()` : java`sharedPaths()`;
}

function rulePaths({ classes, rules: all }: SecurityPart): JavaFragment {
  const rules = classOf(classes.accessRules);
  if (all.every(({ isOwn }) => !isOwn)) {
    return java`
      ${javadoc`An address for each rule.`}
      private static java.util.List<String> paths() {
        return ${rules}.byPath().keySet().stream()
            .filter(path -> !path.startsWith("/auth/"))
            .map(path -> path.replace("/**", "").replace("*", "1"))
            .toList();
      }`;
  }
  return java`
    ${javadoc`An address for each rule.`}
    private static java.util.List<String> paths() {
      return paths(path -> true);
    }

    ${javadoc`The same for those on records that are everybody's.`}
    private static java.util.List<String> sharedPaths() {
      return paths(path -> !${rules}.OWN.contains(path));
    }

    private static java.util.List<String> paths(java.util.function.Predicate<String> wanted) {
      return ${rules}.byPath().keySet().stream()
          .filter(path -> !path.startsWith("/auth/"))
          .filter(wanted)
          .map(path -> path.replace("/**", "").replace("*", "1"))
          .toList();
    }`;
}

function helpers({ classes, tests, sessions }: SecurityPart): JavaFragment {
  const claims = jwt('JwtClaimsSet');
  return java`
    private ${RESULT} call(String method, String path, String authorization) {
      return mvc.method(${METHOD}.valueOf(method))
          .uri(java.net.URI.create(path))
          .header(${HEADERS}.AUTHORIZATION, authorization)
          .contentType(org.springframework.http.MediaType.APPLICATION_JSON)
          .content("{}")
          .exchange();
    }

    private String bearer(${classOf(classes.role)} role) {
      return "Bearer " + signed(encoder, claims -> claims.claim("roles", java.util.List.of(role.name())));
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
