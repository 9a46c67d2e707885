import type { AccountsPart, Blueprint, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import type { KeptAccounts, KeptParts } from '../../stores/kept-parts.ts';
import { newAccountAttacks } from './new-account-attacks.ts';
import { sampledProfile } from './profile.ts';
import { administrationAttacks, sessionAttacks } from './session-attacks.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const AUTOWIRED = java`@org.springframework.beans.factory.annotation.Autowired`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const HEADERS = java`org.springframework.http.HttpHeaders`;
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
const NODE = java`tools.jackson.databind.JsonNode`;
const BODY = java`java.util.Map<String, Object>`;

/** Attacks on accounts, passwords and sessions. */
export function signInTest(
  part: AccountsPart,
  { tests: kept }: Pick<KeptAccounts, 'tests'>,
  client: KeptParts['client'],
  blueprint: Blueprint,
): JavaFile {
  const { classes, security, test, own } = part;
  return fileOf(
    test,
    java`
      ${javadoc`Attacks accounts, passwords and sessions.`}
      @org.springframework.test.context.event.RecordApplicationEvents
      class ${classOf(test)} extends ${classOf(blueprint.tests.api)} {
        private static final String PASSWORD = "correct horse battery";
        private static final java.util.concurrent.atomic.AtomicInteger ADDRESS = new java.util.concurrent.atomic.AtomicInteger();

        ${AUTOWIRED} private org.springframework.test.web.servlet.assertj.MockMvcTester mvc;
        ${AUTOWIRED} private tools.jackson.databind.json.JsonMapper json;
        ${AUTOWIRED} private ${client.type} ${client.name};
        ${AUTOWIRED} private org.springframework.security.crypto.password.PasswordEncoder passwords;
        ${AUTOWIRED} private org.springframework.test.context.event.ApplicationEvents events;
        ${AUTOWIRED} private ${classOf(classes.accounts)} accounts;
        ${own && java`${AUTOWIRED} private ${classOf(own.test)} testAccounts;`}
        ${AUTOWIRED} private ${classOf(classes.refreshTokens)} refreshTokens;
        ${AUTOWIRED} private ${classOf(classes.registration)} registration;
        ${AUTOWIRED} private ${classOf(security.properties)} properties;

        @org.junit.jupiter.api.AfterEach
        void deleteAccounts() {
          ${kept.deleteAccounts('test.example')}
        }

        ${flows(part)}

        ${passwordAttacks(kept, own)}

        ${newAccountAttacks(part)}

        ${sessionAttacks(kept)}

        ${administrationAttacks(security)}

        ${helpers(security, own)}
      }`,
  );
}

function flows({ classes, security, own }: AccountsPart): JavaFragment {
  const register = registering(own);
  const profile = own && sampledProfile(own);
  return java`
    ${TEST}
    void registersVerifiesAndSignsIn() {
      String email = email();
      ${ASSERT_THAT}(${register}email, PASSWORD)).hasStatus(202);
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatus(403);
      ${ASSERT_THAT}(send("/auth/verify-email", java.util.Map.of("token", mailed("verify-email")))).hasStatus(204);
      ${NODE} tokens = signIn(email);
      ${ASSERT_THAT}(asCaller(mvc.get().uri("/auth/me"), tokens)).hasStatusOk().bodyText().contains(email);
      ${ASSERT_THAT}(accounts.findByEmail(email).orElseThrow().roles()).containsExactly(${classOf(security.role)}.USER);
    }

    ${TEST}
    void takesNoRolesFromARegistration() {
      String email = email();
      ${BODY} body =
          java.util.Map.of("email", email, "password", PASSWORD, "roles", java.util.List.of("ADMIN"), "verified", true, "verifiedAt", "2020-01-01T00:00:00Z");
      ${ASSERT_THAT}(send("/auth/register", ${own ? java`with(body)` : java`body`})).hasStatus(400);
      ${ASSERT_THAT}(accounts.findByEmail(email)).isEmpty();
    }

    ${TEST}
    void resetsAPasswordOnceAndEndsAllSessions() {
      String email = account();
      ${NODE} tokens = signIn(email);
      registration.requestReset(email);
      ${BODY} body = java.util.Map.of("token", mailed("reset-password"), "password", "another horse battery");
      ${ASSERT_THAT}(send("/auth/reset-password", body)).hasStatus(204);
      ${ASSERT_THAT}(send("/auth/reset-password", body)).hasStatus(401);
      ${ASSERT_THAT}(refresh(tokens)).hasStatus(401);
      ${ASSERT_THAT}(me(tokens)).hasStatus(401);
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatus(401);
      ${ASSERT_THAT}(post("/auth/login", email, "another horse battery")).hasStatusOk();
    }

    ${TEST}
    void mailsOnceAMinuteHoweverOftenSomebodyAsks() {
      String email = account();
      for (int i = 0; i < 5; i++) {
        registration.requestReset(email);
      }
      ${ASSERT_THAT}(events.stream(${classOf(classes.mail)}.class)).hasSize(1);
    }

    ${TEST}
    void takesATokenForItsPurposeOnly() {
      String email = email();
      ${register}email, PASSWORD);
      ${BODY} body = java.util.Map.of("token", mailed("verify-email"), "password", "another horse battery");
      ${ASSERT_THAT}(send("/auth/reset-password", body)).hasStatus(401);
    }

    ${profile && asProfile(profile)}
    private String mailed(String template) {
      return events.stream(${classOf(classes.mail)}.class)
          .filter(mail -> mail.template().equals(template))
          .reduce((first, last) -> last)
          .orElseThrow()
          .token();
    }`;
}

/** How a call that registers begins; address and password follow. */
function registering(own: OwnAccountTable | undefined): JavaFragment {
  return own ? java`register(` : java`post("/auth/register", `;
}

/** What whoever registers says besides. */
function asProfile(profile: JavaFragment): JavaFragment {
  return java`
    private ${RESULT} register(String email, String password) {
      return send("/auth/register", with(java.util.Map.of("email", email, "password", password)));
    }

    private static ${BODY} with(${BODY} body) {
      ${BODY} all = new java.util.HashMap<>(${profile});
      all.putAll(body);
      return all;
    }
`;
}

function passwordAttacks({ codes }: KeptAccounts['tests'], own: OwnAccountTable | undefined): JavaFragment {
  const register = registering(own);
  return java`
    ${TEST}
    void tellsNobodyWhoHasAnAccount() throws Exception {
      String email = account();
      String wrong = post("/auth/login", email, "wrong horse battery").getResponse().getContentAsString();
      String unknown = post("/auth/login", email(), "wrong horse battery").getResponse().getContentAsString();
      ${ASSERT_THAT}(wrong).isEqualTo(unknown);
      ${ASSERT_THAT}(send("/auth/request-password-reset", java.util.Map.of("email", email))).hasStatus(202);
      ${ASSERT_THAT}(send("/auth/request-password-reset", java.util.Map.of("email", email()))).hasStatus(202);
      // It is answered before it is done, and has to be done before the account is deleted.
      String id = accounts.findByEmail(email).orElseThrow().id();
      org.awaitility.Awaitility.await().until(() -> tokens(id) == 1);
      ${ASSERT_THAT}(${register}email, PASSWORD)).hasStatus(202);
    }

    private long tokens(String account) {
      return ${codes};
    }

    ${TEST}
    void takesAsLongForUnknownAccounts() {
      String email = account();
      long known = Long.MAX_VALUE;
      long unknown = Long.MAX_VALUE;
      // By turns, as calls take less the more often they are made; and once less often than what locks.
      for (int i = 1; i < properties.failuresBeforeLockout(); i++) {
        known = Math.min(known, nanos(email));
        unknown = Math.min(unknown, nanos(email()));
      }
      ${ASSERT_THAT}((double) known / unknown).isBetween(0.3, 3.0);
    }

    ${javadoc`What the thread that hashes works, whatever else the machine does meanwhile.`}
    private long nanos(String email) {
      java.lang.management.ThreadMXBean threads = java.lang.management.ManagementFactory.getThreadMXBean();
      long start = threads.getCurrentThreadCpuTime();
      post("/auth/login", email, "wrong horse battery");
      return threads.getCurrentThreadCpuTime() - start;
    }

    ${TEST}
    void locksAnAccountBehindTooManyFailures() {
      String email = account();
      for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
        ${ASSERT_THAT}(post("/auth/login", email, "wrong horse battery")).hasStatus(401);
      }
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatus(401);
      accounts.enable(accounts.findByEmail(email).orElseThrow().id());
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatusOk();
    }

    ${TEST}
    void countsGuessesAnewBehindALock() {
      String email = account();
      String id = accounts.findByEmail(email).orElseThrow().id();
      for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
        accounts.countFailure(id, properties.failuresBeforeLockout(), java.time.OffsetDateTime.now().minusSeconds(1));
      }
      // One guess whenever a lock has ended would else keep the owner out for good.
      ${ASSERT_THAT}(post("/auth/login", email, "wrong horse battery")).hasStatus(401);
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatusOk();
    }

    ${TEST}
    void refusesWeakPasswords() {
      String email = "a-rather-long-" + email();
      for (String password : java.util.List.of("short", "eleven char", "x".repeat(73), email, "PassWord1234")) {
        ${ASSERT_THAT}(${register}email, password)).as(password).hasStatus(422).bodyText().contains("weak-password", ${literal('"field":"password"')});
      }
    }

    ${TEST}
    void refusesWeakPasswordsInPlaceOfOthers() {
      String email = account();
      ${BODY} change = java.util.Map.of("current", PASSWORD, "password", "QwertyUiop123");
      ${ASSERT_THAT}(asCaller(content(mvc.put().uri("/auth/me/password"), change), signIn(email))).hasStatus(422);
      registration.requestReset(email);
      String token = mailed("reset-password");
      ${ASSERT_THAT}(send("/auth/reset-password", java.util.Map.of("token", token, "password", email))).hasStatus(422);
      // A password that is refused uses no token up.
      ${ASSERT_THAT}(send("/auth/reset-password", java.util.Map.of("token", token, "password", "another horse battery"))).hasStatus(204);
    }

    ${TEST}
    void keepsPasswordsAsHashesOnly() {
      String email = account();
      ${ASSERT_THAT}(accounts.findByEmail(email).orElseThrow().passwordHash()).startsWith(${own ? literal('$2a$') : literal('{bcrypt}')});
    }

    ${TEST}
    void changesAPasswordForItsOwnerOnly() {
      String email = account();
      ${NODE} tokens = signIn(email);
      ${BODY} wrong = java.util.Map.of("current", "wrong horse battery", "password", "another horse battery");
      ${ASSERT_THAT}(asCaller(content(mvc.put().uri("/auth/me/password"), wrong), tokens)).hasStatus(401);
      ${BODY} right = java.util.Map.of("current", PASSWORD, "password", "another horse battery");
      ${ASSERT_THAT}(asCaller(content(mvc.put().uri("/auth/me/password"), right), tokens)).hasStatus(204);
      ${ASSERT_THAT}(refresh(tokens)).hasStatus(401);
      ${ASSERT_THAT}(me(tokens)).hasStatus(401);
    }

    ${TEST}
    void locksAnAccountBehindTooManyGuessesOfItsSession() {
      String email = account();
      ${NODE} tokens = signIn(email);
      for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
        ${BODY} wrong = java.util.Map.of("current", "wrong horse battery", "password", "another horse battery");
        ${ASSERT_THAT}(asCaller(content(mvc.put().uri("/auth/me/password"), wrong), tokens)).hasStatus(401);
      }
      ${BODY} right = java.util.Map.of("current", PASSWORD, "password", "another horse battery");
      ${ASSERT_THAT}(asCaller(content(mvc.put().uri("/auth/me/password"), right), tokens)).hasStatus(401);
      ${ASSERT_THAT}(me(tokens)).hasStatus(401);
    }`;
}

function helpers(security: AccountsPart['security'], own: OwnAccountTable | undefined): JavaFragment {
  const role = classOf(security.role);
  const builder = java`org.springframework.test.web.servlet.assertj.MockMvcTester.MockMvcRequestBuilder`;
  return java`
    private String email() {
      return text(12).toLowerCase(java.util.Locale.ROOT) + "@test.example";
    }

    private String account() {
      return account(${role}.USER);
    }

    private String account(${role} role) {
      String email = email();
      ${own ? java`testAccounts.make(email, passwords.encode(PASSWORD), role);` : java`accounts.verify(accounts.add(email, passwords.encode(PASSWORD), java.util.Set.of(role)));`}
      return email;
    }

    private ${NODE} signIn(String email) {
      ${RESULT} result = post("/auth/login", email, PASSWORD);
      ${ASSERT_THAT}(result).hasStatusOk();
      return json.readTree(result.getResponse().getContentAsByteArray());
    }

    private ${RESULT} post(String path, String email, String password) {
      return send(path, java.util.Map.of("email", email, "password", password));
    }

    ${javadoc`Sends as nobody, each time from another address: limits are another test's business.`}
    private ${RESULT} send(String path, ${BODY} body) {
      int number = ADDRESS.getAndIncrement();
      return content(mvc.post().uri(path), body)
          .header(${HEADERS}.AUTHORIZATION, "")
          .with(
              request -> {
                request.setRemoteAddr("203.0." + number / 250 % 250 + "." + number % 250);
                return request;
              })
          .exchange();
    }

    private ${builder} content(${builder} request, ${BODY} body) {
      return request.contentType(org.springframework.http.MediaType.APPLICATION_JSON).content(json.writeValueAsString(body));
    }

    private static ${RESULT} asCaller(${builder} request, ${NODE} tokens) {
      return asBearer(request, tokens.get("accessToken").asString());
    }

    private static ${RESULT} asBearer(${builder} request, String token) {
      return request.header(${HEADERS}.AUTHORIZATION, "Bearer " + token).exchange();
    }`;
}
