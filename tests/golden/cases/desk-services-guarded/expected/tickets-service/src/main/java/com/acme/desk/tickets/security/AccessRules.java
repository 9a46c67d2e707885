package com.acme.desk.tickets.security;

import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.security.authorization.AuthorityAuthorizationManager;
import org.springframework.security.authorization.AuthorizationDecision;
import org.springframework.security.authorization.AuthorizationManager;
import org.springframework.security.web.access.intercept.RequestAuthorizationContext;

/** Who may make which call. The first rule that fits decides; what none names is refused. */
final class AccessRules {
  /** Without a token. */
  static final String[] OPEN = {"/actuator/health/**", "/actuator/info"};

  /** For administrators alone. */
  static final String[] ADMINISTRATION = {"/audit/tickets", "/actuator/**"};

  /** What other services ask in the name of whoever asks them. */
  static final String INTERNAL = "/internal/**";

  private AccessRules() {}

  /** Who may read, who may add and change, and who may delete. */
  static Map<String, AuthorizationManager<RequestAuthorizationContext>> byPath() {
    Map<String, AuthorizationManager<RequestAuthorizationContext>> rules = new LinkedHashMap<>();
    rules.put("/api/v1/tickets/**", rule(Role.USER, Role.EDITOR, Role.ADMIN));
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
