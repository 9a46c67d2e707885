package com.acme.desk.auth.security.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.acme.desk.auth.ApiTest;
import com.acme.desk.auth.security.Role;
import com.acme.desk.auth.security.SecurityProperties;
import com.acme.desk.auth.security.mail.Mail;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.test.context.event.ApplicationEvents;
import org.springframework.test.context.event.RecordApplicationEvents;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Attacks accounts, passwords and sessions. */
@RecordApplicationEvents
class SignInTest extends ApiTest {
  private static final String PASSWORD = "correct horse battery";
  private static final AtomicInteger ADDRESS = new AtomicInteger();

  @Autowired private MockMvcTester mvc;
  @Autowired private JsonMapper json;
  @Autowired private JdbcClient jdbc;
  @Autowired private PasswordEncoder passwords;
  @Autowired private ApplicationEvents events;
  @Autowired private Accounts accounts;
  @Autowired private RefreshTokens refreshTokens;
  @Autowired private Registration registration;
  @Autowired private SecurityProperties properties;

  @AfterEach
  void deleteAccounts() {
    jdbc.sql("DELETE FROM auth_account WHERE email LIKE '%@test.example'").update();
  }

  @Test
  void registersVerifiesAndSignsIn() {
    String email = email();
    assertThat(post("/auth/register", email, PASSWORD)).hasStatus(202);
    assertThat(post("/auth/login", email, PASSWORD)).hasStatus(403);
    assertThat(send("/auth/verify-email", Map.of("token", mailed("verify-email")))).hasStatus(204);
    JsonNode tokens = signIn(email);
    assertThat(asCaller(mvc.get().uri("/auth/me"), tokens))
        .hasStatusOk()
        .bodyText()
        .contains(email);
    assertThat(accounts.findByEmail(email).orElseThrow().roles()).containsExactly(Role.USER);
  }

  @Test
  void takesNoRolesFromARegistration() {
    String email = email();
    Map<String, Object> body =
        Map.of(
            "email",
            email,
            "password",
            PASSWORD,
            "roles",
            List.of("ADMIN"),
            "verified",
            true,
            "verifiedAt",
            "2020-01-01T00:00:00Z");
    assertThat(send("/auth/register", body)).hasStatus(400);
    assertThat(accounts.findByEmail(email)).isEmpty();
  }

  @Test
  void resetsAPasswordOnceAndEndsAllSessions() {
    String email = account();
    JsonNode tokens = signIn(email);
    registration.requestReset(email);
    Map<String, Object> body =
        Map.of("token", mailed("reset-password"), "password", "another horse battery");
    assertThat(send("/auth/reset-password", body)).hasStatus(204);
    assertThat(send("/auth/reset-password", body)).hasStatus(401);
    assertThat(refresh(tokens)).hasStatus(401);
    assertThat(me(tokens)).hasStatus(401);
    assertThat(post("/auth/login", email, PASSWORD)).hasStatus(401);
    assertThat(post("/auth/login", email, "another horse battery")).hasStatusOk();
  }

  @Test
  void mailsOnceAMinuteHoweverOftenSomebodyAsks() {
    String email = account();
    for (int i = 0; i < 5; i++) {
      registration.requestReset(email);
    }
    assertThat(events.stream(Mail.class)).hasSize(1);
  }

  @Test
  void takesATokenForItsPurposeOnly() {
    String email = email();
    post("/auth/register", email, PASSWORD);
    Map<String, Object> body =
        Map.of("token", mailed("verify-email"), "password", "another horse battery");
    assertThat(send("/auth/reset-password", body)).hasStatus(401);
  }

  private String mailed(String template) {
    return events.stream(Mail.class)
        .filter(mail -> mail.template().equals(template))
        .reduce((first, last) -> last)
        .orElseThrow()
        .token();
  }

  @Test
  void tellsNobodyWhoHasAnAccount() throws Exception {
    String email = account();
    String wrong =
        post("/auth/login", email, "wrong horse battery").getResponse().getContentAsString();
    String unknown =
        post("/auth/login", email(), "wrong horse battery").getResponse().getContentAsString();
    assertThat(wrong).isEqualTo(unknown);
    assertThat(send("/auth/request-password-reset", Map.of("email", email))).hasStatus(202);
    assertThat(send("/auth/request-password-reset", Map.of("email", email()))).hasStatus(202);
    // It is answered before it is done, and has to be done before the account is deleted.
    String id = accounts.findByEmail(email).orElseThrow().id();
    Awaitility.await().until(() -> tokens(id) == 1);
    assertThat(post("/auth/register", email, PASSWORD)).hasStatus(202);
  }

  private long tokens(String account) {
    return jdbc.sql("SELECT COUNT(*) FROM auth_one_time_token WHERE account_id = :account")
        .param("account", account)
        .query(Long.class)
        .single();
  }

  @Test
  void takesAsLongForUnknownAccounts() {
    String email = account();
    long known = Long.MAX_VALUE;
    long unknown = Long.MAX_VALUE;
    // By turns, as calls take less the more often they are made; and once less often than what
    // locks.
    for (int i = 1; i < properties.failuresBeforeLockout(); i++) {
      known = Math.min(known, nanos(email));
      unknown = Math.min(unknown, nanos(email()));
    }
    assertThat((double) known / unknown).isBetween(0.3, 3.0);
  }

  /** What the thread that hashes works, whatever else the machine does meanwhile. */
  private long nanos(String email) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    post("/auth/login", email, "wrong horse battery");
    return threads.getCurrentThreadCpuTime() - start;
  }

  @Test
  void locksAnAccountBehindTooManyFailures() {
    String email = account();
    for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
      assertThat(post("/auth/login", email, "wrong horse battery")).hasStatus(401);
    }
    assertThat(post("/auth/login", email, PASSWORD)).hasStatus(401);
    accounts.enable(accounts.findByEmail(email).orElseThrow().id());
    assertThat(post("/auth/login", email, PASSWORD)).hasStatusOk();
  }

  @Test
  void countsGuessesAnewBehindALock() {
    String email = account();
    String id = accounts.findByEmail(email).orElseThrow().id();
    for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
      accounts.countFailure(
          id, properties.failuresBeforeLockout(), OffsetDateTime.now().minusSeconds(1));
    }
    // One guess whenever a lock has ended would else keep the owner out for good.
    assertThat(post("/auth/login", email, "wrong horse battery")).hasStatus(401);
    assertThat(post("/auth/login", email, PASSWORD)).hasStatusOk();
  }

  @Test
  void refusesWeakPasswords() {
    String email = "a-rather-long-" + email();
    for (String password : List.of("short", "eleven char", "x".repeat(73), email, "PassWord1234")) {
      assertThat(post("/auth/register", email, password))
          .as(password)
          .hasStatus(422)
          .bodyText()
          .contains("weak-password", "\"field\":\"password\"");
    }
  }

  @Test
  void refusesWeakPasswordsInPlaceOfOthers() {
    String email = account();
    Map<String, Object> change = Map.of("current", PASSWORD, "password", "QwertyUiop123");
    assertThat(asCaller(content(mvc.put().uri("/auth/me/password"), change), signIn(email)))
        .hasStatus(422);
    registration.requestReset(email);
    String token = mailed("reset-password");
    assertThat(send("/auth/reset-password", Map.of("token", token, "password", email)))
        .hasStatus(422);
    // A password that is refused uses no token up.
    assertThat(
            send(
                "/auth/reset-password",
                Map.of("token", token, "password", "another horse battery")))
        .hasStatus(204);
  }

  @Test
  void keepsPasswordsAsHashesOnly() {
    String email = account();
    assertThat(accounts.findByEmail(email).orElseThrow().passwordHash()).startsWith("{bcrypt}");
  }

  @Test
  void changesAPasswordForItsOwnerOnly() {
    String email = account();
    JsonNode tokens = signIn(email);
    Map<String, Object> wrong =
        Map.of("current", "wrong horse battery", "password", "another horse battery");
    assertThat(asCaller(content(mvc.put().uri("/auth/me/password"), wrong), tokens)).hasStatus(401);
    Map<String, Object> right = Map.of("current", PASSWORD, "password", "another horse battery");
    assertThat(asCaller(content(mvc.put().uri("/auth/me/password"), right), tokens)).hasStatus(204);
    assertThat(refresh(tokens)).hasStatus(401);
    assertThat(me(tokens)).hasStatus(401);
  }

  @Test
  void locksAnAccountBehindTooManyGuessesOfItsSession() {
    String email = account();
    JsonNode tokens = signIn(email);
    for (int i = 0; i < properties.failuresBeforeLockout(); i++) {
      Map<String, Object> wrong =
          Map.of("current", "wrong horse battery", "password", "another horse battery");
      assertThat(asCaller(content(mvc.put().uri("/auth/me/password"), wrong), tokens))
          .hasStatus(401);
    }
    Map<String, Object> right = Map.of("current", PASSWORD, "password", "another horse battery");
    assertThat(asCaller(content(mvc.put().uri("/auth/me/password"), right), tokens)).hasStatus(401);
    assertThat(me(tokens)).hasStatus(401);
  }

  @Test
  void letsNobodyRegisterWhereThatIsClosed() {
    var closed =
        new SecurityProperties(
            properties.issuer(),
            properties.audience(),
            properties.accessTokenLifetime(),
            properties.refreshTokenLifetime(),
            properties.signingKey(),
            properties.previousKey(),
            properties.generateKey(),
            false,
            properties.failuresBeforeLockout(),
            properties.lockout(),
            properties.allowedOrigins(),
            properties.firstAdministrator());
    var shut = new Registration(accounts, null, refreshTokens, passwords, null, closed, null);
    String email = email();
    assertThatExceptionOfType(AccountProblem.class)
        .isThrownBy(() -> shut.register(email, PASSWORD))
        .satisfies(refusal -> assertThat(refusal.getStatusCode().value()).isEqualTo(403))
        .satisfies(
            refusal ->
                assertThat(refusal.getBody().getDetail())
                    .contains("administrator", "REGISTRATION"));
    assertThat(accounts.findByEmail(email)).isEmpty();
  }

  @Test
  void invitesSomebodyWhoChoosesThePassword() {
    String email = email();
    Map<String, Object> invited = Map.of("email", email, "roles", List.of("EDITOR"));
    assertThat(post("/auth/accounts", invited)).hasStatus(201);
    assertThat(post("/auth/accounts", invited)).hasStatus(409);
    assertThat(post("/auth/login", email, PASSWORD)).hasStatus(401);
    assertThat(
            send(
                "/auth/reset-password",
                Map.of("token", mailed("invitation"), "password", PASSWORD)))
        .hasStatus(204);
    signIn(email);
    assertThat(accounts.findByEmail(email).orElseThrow().roles()).containsExactly(Role.EDITOR);
  }

  @Test
  void endsAllOfAFamilyWhenATokenComesTwice() throws Exception {
    JsonNode first = signIn(account());
    JsonNode second = json.readTree(refresh(first).getResponse().getContentAsByteArray());
    assertThat(refresh(first)).hasStatus(401);
    assertThat(refresh(second)).hasStatus(401);
  }

  @Test
  void endsASessionHoweverOftenItIsRenewed() throws Exception {
    String email = account();
    JsonNode first = signIn(email);
    jdbc.sql("UPDATE auth_refresh_token SET expires_at = :soon WHERE account_id = :id")
        .param("soon", OffsetDateTime.now().plusMinutes(1))
        .param("id", accounts.findByEmail(email).orElseThrow().id())
        .update();
    assertThat(refresh(first)).hasStatusOk();
    assertThat(
            jdbc.sql(
                    "SELECT COUNT(*) FROM auth_refresh_token WHERE account_id = :id AND expires_at"
                        + " > :later")
                .param("id", accounts.findByEmail(email).orElseThrow().id())
                .param("later", OffsetDateTime.now().plusMinutes(2))
                .query(Long.class)
                .single())
        .isZero();
  }

  @Test
  void beginsNoSessionByAPasswordThatWasChangedMeanwhile() {
    var before = accounts.findByEmail(account()).orElseThrow();
    accounts.setPassword(before.id(), passwords.encode("another horse battery"));
    assertThat(refreshTokens.begin(before)).isEmpty();
    assertThat(refreshTokens.begin(accounts.find(before.id()).orElseThrow())).isPresent();
  }

  @Test
  void signsOut() {
    JsonNode tokens = signIn(account());
    assertThat(send("/auth/logout", Map.of("token", tokens.get("refreshToken").asString())))
        .hasStatus(204);
    assertThat(refresh(tokens)).hasStatus(401);
  }

  @Test
  void endsAccessTokensWithTheirSession() {
    String email = account();
    JsonNode left = signIn(email);
    JsonNode kept = signIn(email);
    assertThat(me(left)).hasStatusOk();
    send("/auth/logout", Map.of("token", left.get("refreshToken").asString()));
    assertThat(me(left)).hasStatus(401);
    assertThat(me(kept)).hasStatusOk();
    assertThat(asCaller(mvc.delete().uri("/auth/me/sessions"), kept)).hasStatus(204);
    assertThat(me(kept)).hasStatus(401);
    assertThat(refresh(kept)).hasStatus(401);
  }

  @Test
  void keepsAccessTokensWhileTheirSessionIsRenewed() throws Exception {
    JsonNode first = signIn(account());
    JsonNode second = json.readTree(refresh(first).getResponse().getContentAsByteArray());
    assertThat(me(first)).hasStatusOk();
    assertThat(refresh(first)).hasStatus(401);
    assertThat(me(first)).hasStatus(401);
    assertThat(me(second)).hasStatus(401);
  }

  @Test
  void endsAccessTokensWithTheTimeOfTheirSession() {
    String email = account();
    JsonNode tokens = signIn(email);
    jdbc.sql("UPDATE auth_refresh_token SET expires_at = :past WHERE account_id = :id")
        .param("past", OffsetDateTime.now().minusMinutes(1))
        .param("id", accounts.findByEmail(email).orElseThrow().id())
        .update();
    // Nothing here has said so: what is remembered is believed for a second.
    Awaitility.await().untilAsserted(() -> assertThat(me(tokens)).hasStatus(401));
  }

  @Test
  void takesNoAccessTokenForARefreshToken() {
    JsonNode tokens = signIn(account());
    assertThat(send("/auth/refresh", Map.of("token", "x".repeat(43)))).hasStatus(401);
    assertThat(asBearer(mvc.get().uri("/auth/me"), tokens.get("refreshToken").asString()))
        .hasStatus(401);
  }

  private MvcTestResult me(JsonNode tokens) {
    return asCaller(mvc.get().uri("/auth/me"), tokens);
  }

  private MvcTestResult refresh(JsonNode tokens) {
    return send("/auth/refresh", Map.of("token", tokens.get("refreshToken").asString()));
  }

  @Test
  void givesRolesAndTakesThemAway() {
    String email = account();
    String id = accounts.findByEmail(email).orElseThrow().id();
    JsonNode before = signIn(email);
    assertThat(put("/auth/accounts/" + id + "/roles", Map.of("roles", List.of("EDITOR"))))
        .hasStatusOk();
    assertThat(refresh(before)).hasStatus(401);
    assertThat(me(before)).hasStatus(401);
    assertThat(accounts.find(id).orElseThrow().roles()).containsExactly(Role.EDITOR);
    assertThat(put("/auth/accounts/" + id + "/roles", Map.of("roles", List.of("GOD"))))
        .hasStatus(400);
  }

  @Test
  void keepsDisabledAccountsOut() {
    String email = account();
    JsonNode tokens = signIn(email);
    String address =
        "/auth/accounts/" + accounts.findByEmail(email).orElseThrow().id() + "/enabled";
    assertThat(delete(address)).hasStatusOk();
    assertThat(refresh(tokens)).hasStatus(401);
    assertThat(me(tokens)).hasStatus(401);
    assertThat(post("/auth/login", email, PASSWORD)).hasStatus(401);
    assertThat(put(address)).hasStatusOk();
    assertThat(post("/auth/login", email, PASSWORD)).hasStatusOk();
  }

  @Test
  void letsAdministratorsNotChangeThemselves() {
    String email = account(Role.ADMIN);
    JsonNode tokens = signIn(email);
    String id = accounts.findByEmail(email).orElseThrow().id();
    assertThat(asCaller(mvc.delete().uri("/auth/accounts/" + id + "/enabled"), tokens))
        .hasStatus(409);
  }

  @Test
  void showsNoHashes() throws Exception {
    account();
    String list = get("/auth/accounts").getResponse().getContentAsString();
    assertThat(list).contains("@test.example").doesNotContain("bcrypt").doesNotContain("password");
  }

  private String email() {
    return text(12).toLowerCase(Locale.ROOT) + "@test.example";
  }

  private String account() {
    return account(Role.USER);
  }

  private String account(Role role) {
    String email = email();
    accounts.verify(accounts.add(email, passwords.encode(PASSWORD), Set.of(role)));
    return email;
  }

  private JsonNode signIn(String email) {
    MvcTestResult result = post("/auth/login", email, PASSWORD);
    assertThat(result).hasStatusOk();
    return json.readTree(result.getResponse().getContentAsByteArray());
  }

  private MvcTestResult post(String path, String email, String password) {
    return send(path, Map.of("email", email, "password", password));
  }

  /** Sends as nobody, each time from another address: limits are another test's business. */
  private MvcTestResult send(String path, Map<String, Object> body) {
    int number = ADDRESS.getAndIncrement();
    return content(mvc.post().uri(path), body)
        .header(HttpHeaders.AUTHORIZATION, "")
        .with(
            request -> {
              request.setRemoteAddr("203.0." + number / 250 % 250 + "." + number % 250);
              return request;
            })
        .exchange();
  }

  private MockMvcTester.MockMvcRequestBuilder content(
      MockMvcTester.MockMvcRequestBuilder request, Map<String, Object> body) {
    return request.contentType(MediaType.APPLICATION_JSON).content(json.writeValueAsString(body));
  }

  private static MvcTestResult asCaller(
      MockMvcTester.MockMvcRequestBuilder request, JsonNode tokens) {
    return asBearer(request, tokens.get("accessToken").asString());
  }

  private static MvcTestResult asBearer(MockMvcTester.MockMvcRequestBuilder request, String token) {
    return request.header(HttpHeaders.AUTHORIZATION, "Bearer " + token).exchange();
  }
}
