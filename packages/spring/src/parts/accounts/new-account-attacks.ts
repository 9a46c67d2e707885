import type { AccountsPart } from '@backsmith/blueprint';
import { java, staticMember } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import { classOf } from '../../java/types.ts';

const TEST = java`@org.junit.jupiter.api.Test`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');

/** Attacks on who makes accounts: nobody registers where that is closed, and administrators invite. */
export function newAccountAttacks(part: AccountsPart): JavaFragment {
  return java`
    ${closedRegistration(part)}

    ${part.own === undefined && invitations(part.security)}`;
}

function closedRegistration({ classes, security, own }: AccountsPart): JavaFragment {
  const type = staticMember('org.assertj.core.api.Assertions', 'assertThatExceptionOfType');
  return java`
    ${TEST}
    void letsNobodyRegisterWhereThatIsClosed() {
      var closed =
          new ${classOf(security.properties)}(
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
      var shut = new ${classOf(classes.registration)}(accounts, null, refreshTokens, passwords, null, closed, null);
      String email = email();
      ${type}(${classOf(classes.problem)}.class)
          .isThrownBy(() -> shut.register(email, PASSWORD${own && java`, java.util.Map.of()`}))
          .satisfies(refusal -> ${ASSERT_THAT}(refusal.getStatusCode().value()).isEqualTo(403))
          .satisfies(refusal -> ${ASSERT_THAT}(refusal.getBody().getDetail()).contains("administrator", "REGISTRATION"));
      ${ASSERT_THAT}(accounts.findByEmail(email)).isEmpty();
    }`;
}

function invitations(security: AccountsPart['security']): JavaFragment {
  const role = classOf(security.role);
  return java`
    ${TEST}
    void invitesSomebodyWhoChoosesThePassword() {
      String email = email();
      java.util.Map<String, Object> invited = java.util.Map.of("email", email, "roles", java.util.List.of("EDITOR"));
      ${ASSERT_THAT}(post("/auth/accounts", invited)).hasStatus(201);
      ${ASSERT_THAT}(post("/auth/accounts", invited)).hasStatus(409);
      ${ASSERT_THAT}(post("/auth/login", email, PASSWORD)).hasStatus(401);
      ${ASSERT_THAT}(send("/auth/reset-password", java.util.Map.of("token", mailed("invitation"), "password", PASSWORD))).hasStatus(204);
      signIn(email);
      ${ASSERT_THAT}(accounts.findByEmail(email).orElseThrow().roles()).containsExactly(${role}.EDITOR);
    }`;
}
