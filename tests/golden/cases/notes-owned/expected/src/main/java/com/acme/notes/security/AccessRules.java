package com.acme.notes.security;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.springframework.security.authorization.AuthorityAuthorizationManager;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;

/** Who may make which call. The first rule that fits decides; what none names is refused. */
final class AccessRules {
  /** Without a token. */
  static final String[] OPEN = {
    "/auth/register",
    "/auth/verify-email",
    "/auth/login",
    "/auth/refresh",
    "/auth/logout",
    "/auth/request-password-reset",
    "/auth/reset-password",
    "/.well-known/jwks.json",
    "/actuator/health/**",
    "/actuator/info"
  };

  /** For administrators alone. */
  static final String[] ADMINISTRATION = {
    "/auth/accounts", "/auth/accounts/**", "/auth/audit", "/actuator/**"
  };

  /**
   * What callers have records of their own of, and see no others; RecordRules says whose they are.
   */
  static final Set<String> OWN =
      Set.of(
          "/api/v1/notes/*/labels/*/**",
          "/api/v1/notebooks/*/notes/**",
          "/api/v1/notebooks/**",
          "/api/v1/notes/**",
          "/api/v1/reminders/**");

  private AccessRules() {}

  /** Who may read, who may add and change, and who may delete. */
  static Map<String, AuthorizationManager<RequestAuthorizationContext>> byPath() {
    Map<String, AuthorizationManager<RequestAuthorizationContext>> rules = new LinkedHashMap<>();
    rules.put("/auth/me/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/notes/*/labels/*/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/notebooks/*/notes/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/labels/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/notebooks/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/notes/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/reminders/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/visits/**", rule(Role.ADMIN, Role.ADMIN, Role.ADMIN));
    rules.put("/api/v1/recent-notes/**", rule(Role.ADMIN, Role.ADMIN, Role.ADMIN));
    return rules;
  }

  private static AuthorizationManager<RequestAuthorizationContext> rule(
      Role read, Role change, Role delete) {
    AuthorizationManager<RequestAuthorizationContext> reads =
        AuthorityAuthorizationManager.hasAnyRole(read.andAbove());
    AuthorizationManager<RequestAuthorizationContext> changes =
        AuthorityAuthorizationManager.hasAnyRole(change.andAbove());
    AuthorizationManager<RequestAuthorizationContext> deletes =
        AuthorityAuthorizationManager.hasAnyRole(delete.andAbove());
    return (caller, call) ->
        switch (call.getRequest().getMethod()) {
          case "GET", "HEAD" -> reads.authorize(caller, call);
          case "POST", "PUT", "PATCH" -> changes.authorize(caller, call);
          case "DELETE" -> deletes.authorize(caller, call);
          default -> new AuthorizationDecision(false);
        };
  }
}
