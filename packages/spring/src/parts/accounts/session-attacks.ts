import type { AccountsPart } from '@backsmith/blueprint';
import { java, staticMember } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';
import type { KeptAccounts } from '../../stores/kept-parts.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const RESULT = java`org.springframework.test.web.servlet.assertj.MvcTestResult`;
const NODE = java`tools.jackson.databind.JsonNode`;

/** Attacks on staying signed in. */
export function sessionAttacks({ endSessions, sessionsBehind }: KeptAccounts['tests']): JavaFragment {
  return java`
    ${TEST}
    void endsAllOfAFamilyWhenATokenComesTwice() throws Exception {
      ${NODE} first = signIn(account());
      ${NODE} second = json.readTree(refresh(first).getResponse().getContentAsByteArray());
      ${ASSERT_THAT}(refresh(first)).hasStatus(401);
      ${ASSERT_THAT}(refresh(second)).hasStatus(401);
    }

    ${TEST}
    void endsASessionHoweverOftenItIsRenewed() throws Exception {
      String email = account();
      ${NODE} first = signIn(email);
      ${endSessions('soon', java`java.time.OffsetDateTime.now().plusMinutes(1)`)}
      ${ASSERT_THAT}(refresh(first)).hasStatusOk();
      ${ASSERT_THAT}(${sessionsBehind(java`java.time.OffsetDateTime.now().plusMinutes(2)`)}).isZero();
    }

    ${TEST}
    void beginsNoSessionByAPasswordThatWasChangedMeanwhile() {
      var before = accounts.findByEmail(account()).orElseThrow();
      accounts.setPassword(before.id(), passwords.encode("another horse battery"));
      ${ASSERT_THAT}(refreshTokens.begin(before)).isEmpty();
      ${ASSERT_THAT}(refreshTokens.begin(accounts.find(before.id()).orElseThrow())).isPresent();
    }

    ${TEST}
    void signsOut() {
      ${NODE} tokens = signIn(account());
      ${ASSERT_THAT}(send("/auth/logout", java.util.Map.of("token", tokens.get("refreshToken").asString()))).hasStatus(204);
      ${ASSERT_THAT}(refresh(tokens)).hasStatus(401);
    }

    ${TEST}
    void endsAccessTokensWithTheirSession() {
      String email = account();
      ${NODE} left = signIn(email);
      ${NODE} kept = signIn(email);
      ${ASSERT_THAT}(me(left)).hasStatusOk();
      send("/auth/logout", java.util.Map.of("token", left.get("refreshToken").asString()));
      ${ASSERT_THAT}(me(left)).hasStatus(401);
      ${ASSERT_THAT}(me(kept)).hasStatusOk();
      ${ASSERT_THAT}(asCaller(mvc.delete().uri("/auth/me/sessions"), kept)).hasStatus(204);
      ${ASSERT_THAT}(me(kept)).hasStatus(401);
      ${ASSERT_THAT}(refresh(kept)).hasStatus(401);
    }

    ${TEST}
    void keepsAccessTokensWhileTheirSessionIsRenewed() throws Exception {
      ${NODE} first = signIn(account());
      ${NODE} second = json.readTree(refresh(first).getResponse().getContentAsByteArray());
      ${ASSERT_THAT}(me(first)).hasStatusOk();
      ${ASSERT_THAT}(refresh(first)).hasStatus(401);
      ${ASSERT_THAT}(me(first)).hasStatus(401);
      ${ASSERT_THAT}(me(second)).hasStatus(401);
    }

    ${TEST}
    void endsAccessTokensWithTheTimeOfTheirSession() {
      String email = account();
      ${NODE} tokens = signIn(email);
      ${endSessions('past', java`java.time.OffsetDateTime.now().minusMinutes(1)`)}
      // Nothing here has said so: what is remembered is believed for a second.
      org.awaitility.Awaitility.await().untilAsserted(() -> ${ASSERT_THAT}(me(tokens)).hasStatus(401));
    }

    ${TEST}
    void takesNoAccessTokenForARefreshToken() {
      ${NODE} tokens = signIn(account());
      ${ASSERT_THAT}(send("/auth/refresh", java.util.Map.of("token", "x".repeat(43)))).hasStatus(401);
      ${ASSERT_THAT}(asBearer(mvc.get().uri("/auth/me"), tokens.get("refreshToken").asString())).hasStatus(401);
    }

    private ${RESULT} me(${NODE} tokens) {
      return asCaller(mvc.get().uri("/auth/me"), tokens);
    }

    private ${RESULT} refresh(${NODE} tokens) {
      return send("/auth/refresh", java.util.Map.of("token", tokens.get("refreshToken").asString()));
    }`;
}

/** Attacks on what administrators do with accounts. */
export function administrationAttacks(security: AccountsPart['security']): JavaFragment {
  const role = classOf(security.role);
  return java`
    ${TEST}
    void givesRolesAndTakesThemAway() {
      String email = account();
      String id = accounts.findByEmail(email).orElseThrow().id();
      ${NODE} before = signIn(email);
      ${ASSERT_THAT}(put("/auth/accounts/" + id + "/roles", java.util.Map.of("roles", java.util.List.of("EDITOR")))).hasStatusOk();
      ${ASSERT_THAT}(refresh(before)).hasStatus(401);
      ${ASSERT_THAT}(me(before)).hasStatus(401);
      ${ASSERT_THAT}(accounts.find(id).orElseThrow().roles()).containsExactly(${role}.EDITOR);
      ${ASSERT_THAT}(put("/auth/accounts/" + id + "/roles", java.util.Map.of("roles", java.util.List.of("GOD")))).hasStatus(400);
    }

    ${TEST}
    void keepsDisabledAccountsOut() {
      String email = account();
      ${NODE} tokens = signIn(email);
      String address = "/auth/accounts/" + accounts.findByEmail(email).orElseThrow().id() + "/enabled";
      ${ASSERT_THAT}(delete(address)).hasStatusOk();
      ${ASSERT_THAT}(refresh(tokens)).hasStatus(401);
      ${ASSERT_THAT}(me(tokens)).hasStatus(401);
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatus(401);
      ${ASSERT_THAT}(put(address)).hasStatusOk();
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatusOk();
    }

    ${TEST}
    void letsAdministratorsNotChangeThemselves() {
      String email = account(${role}.ADMIN);
      ${NODE} tokens = signIn(email);
      String id = accounts.findByEmail(email).orElseThrow().id();
      ${ASSERT_THAT}(asCaller(mvc.delete().uri("/auth/accounts/" + id + "/enabled"), tokens)).hasStatus(409);
    }

    ${TEST}
    void showsNoHashes() throws Exception {
      account();
      String list = get("/auth/accounts").getResponse().getContentAsString();
      ${ASSERT_THAT}(list).contains("@test.example").doesNotContain("bcrypt").doesNotContain("password");
    }`;
}
