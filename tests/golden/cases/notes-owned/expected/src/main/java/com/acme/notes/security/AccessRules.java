package com.acme.notes.security;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.security.authorization.AuthorityAuthorizationManager;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.authorization.AuthorizationResult;
import org.springframework.security.core.Authentication;
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
  static Map<String, Rule> byPath() {
    Map<String, Rule> rules = new LinkedHashMap<>();
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

  private static Rule rule(Role read, Role change, Role delete) {
    return new Rule(read, change, delete);
  }

  /** The least roles that read, that add and change, and that delete. */
  record Rule(Role read, Role change, Role delete)
      implements AuthorizationManager<RequestAuthorizationContext> {
    @Override
    public AuthorizationResult authorize(
        Supplier<? extends @Nullable Authentication> caller, RequestAuthorizationContext call) {
      Optional<Role> least = least(call.getRequest().getMethod());
      if (least.isEmpty()) {
        return new AuthorizationDecision(false);
      }
      return AuthorityAuthorizationManager.hasAnyRole(least.get().andAbove())
          .authorize(caller, call);
    }

    /** The least role that makes a call; nobody makes one of another method. */
    Optional<Role> least(String method) {
      return switch (method) {
        case "GET", "HEAD" -> Optional.of(read);
        case "POST", "PUT", "PATCH" -> Optional.of(change);
        case "DELETE" -> Optional.of(delete);
        default -> Optional.empty();
      };
    }
  }
}
