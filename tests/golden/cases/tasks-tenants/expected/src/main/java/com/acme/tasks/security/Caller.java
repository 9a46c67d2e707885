package com.acme.tasks.security;

import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.web.server.ResponseStatusException;

/**
 * Who calls, as the rules of records ask: the account of the token. Without a token there is
 * nobody, whom no record belongs to; what the application does by itself needs one as well.
 */
public final class Caller {
  /** The claim of a token that names the tenant of its account. */
  public static final String TENANT = "tenant";

  private Caller() {}

  /** Whether this is an administrator of all tenants: one whose account belongs to none. */
  public static boolean isOperator() {
    return new Operator().get() == 1;
  }

  public static void requireOperator() {
    if (!isOperator()) {
      throw new ResponseStatusException(
          HttpStatus.FORBIDDEN, "This is for administrators of all tenants");
    }
  }

  /** Refuses a record of another tenant, as if that did not exist. */
  public static void requireTenant(Object tenant, String field) {
    if (!isOperator() && (tenant == null || !tenant.toString().equals(new Tenant().get()))) {
      throw new ResponseStatusException(
          HttpStatus.UNPROCESSABLE_CONTENT, "No record with the " + field + " " + tenant);
    }
  }

  private static Optional<JwtAuthenticationToken> token() {
    return SecurityContextHolder.getContext().getAuthentication()
            instanceof JwtAuthenticationToken token
        ? Optional.of(token)
        : Optional.empty();
  }

  public static final class Tenant implements Supplier<String> {
    @Override
    public String get() {
      return token().map(token -> token.getToken().getClaimAsString(TENANT)).orElse(null);
    }
  }

  public static final class TenantNumber implements Supplier<Long> {
    @Override
    public Long get() {
      try {
        return token()
            .map(token -> token.getToken().getClaimAsString(TENANT))
            .map(Long::valueOf)
            .orElse(null);
      } catch (NumberFormatException e) {
        // What is no number names no tenant.
        return null;
      }
    }
  }

  public static final class Operator implements Supplier<Integer> {
    @Override
    public Integer get() {
      return token().filter(token -> token.getToken().getClaim(TENANT) == null).stream()
              .flatMap(token -> token.getAuthorities().stream())
              .anyMatch(authority -> ("ROLE_" + Role.ADMIN).equals(authority.getAuthority()))
          ? 1
          : 0;
    }
  }
}
