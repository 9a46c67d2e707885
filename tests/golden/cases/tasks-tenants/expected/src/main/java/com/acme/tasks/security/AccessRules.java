package com.acme.tasks.security;

import java.util.LinkedHashMap;
import java.util.Map;
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
    "/auth/accounts",
    "/auth/accounts/**",
    "/auth/audit",
    "/actuator/**",
    "/api/v1/visits",
    "/api/v1/visits/**",
    "/api/v1/open-tasks",
    "/api/v1/open-tasks/**"
  };

  private AccessRules() {}

  /** Who may read, who may add and change, and who may delete. */
  static Map<String, AuthorizationManager<RequestAuthorizationContext>> byPath() {
    Map<String, AuthorizationManager<RequestAuthorizationContext>> rules = new LinkedHashMap<>();
    rules.put("/auth/me/**", rule(Role.USER, Role.USER, Role.USER));
    rules.put("/api/v1/organizations/*/tags/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/tasks/*/comments/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/countries/**", shared(Role.USER));
    rules.put("/api/v1/organizations/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/projects/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/tasks/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/comments/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put("/api/v1/tags/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
    rules.put(
        "/api/v1/visits/**", (caller, call) -> new AuthorizationDecision(Caller.isOperator()));
    rules.put(
        "/api/v1/open-tasks/**", (caller, call) -> new AuthorizationDecision(Caller.isOperator()));
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

  /** What all tenants share: administrators of all tenants alone write it. */
  private static AuthorizationManager<RequestAuthorizationContext> shared(Role read) {
    AuthorizationManager<RequestAuthorizationContext> reads =
        AuthorityAuthorizationManager.hasAnyRole(read.andAbove());
    return (caller, call) ->
        switch (call.getRequest().getMethod()) {
          case "GET", "HEAD" -> reads.authorize(caller, call);
          case "POST", "PUT", "PATCH", "DELETE" -> new AuthorizationDecision(Caller.isOperator());
          default -> new AuthorizationDecision(false);
        };
  }
}
