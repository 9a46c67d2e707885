package com.acme.desk.clients.security;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
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
  static final String[] OPEN = {"/actuator/health/**", "/actuator/info"};

  /** For administrators alone. */
  static final String[] ADMINISTRATION = {"/audit/clients", "/actuator/**"};

  /** What other services ask in the name of whoever asks them. */
  static final String INTERNAL = "/internal/**";

  private AccessRules() {}

  /** Who may read, who may add and change, and who may delete. */
  static Map<String, Rule> byPath() {
    Map<String, Rule> rules = new LinkedHashMap<>();
    rules.put("/api/v1/clients/**", rule(Role.EDITOR, Role.EDITOR, Role.ADMIN));
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
