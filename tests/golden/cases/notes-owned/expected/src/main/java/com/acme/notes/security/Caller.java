package com.acme.notes.security;

import java.util.Optional;
import java.util.UUID;
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
  private Caller() {}

  /** The account that a new record belongs to. */
  public static String account() {
    String account = new Account().get();
    if (account == null) {
      throw new ResponseStatusException(
          HttpStatus.FORBIDDEN, "No record can belong to the account of this token");
    }
    return account;
  }

  /** The account that a new record belongs to. */
  public static UUID accountUuid() {
    UUID account = new AccountUuid().get();
    if (account == null) {
      throw new ResponseStatusException(
          HttpStatus.FORBIDDEN, "No record can belong to the account of this token");
    }
    return account;
  }

  private static Optional<JwtAuthenticationToken> token() {
    return SecurityContextHolder.getContext().getAuthentication()
            instanceof JwtAuthenticationToken token
        ? Optional.of(token)
        : Optional.empty();
  }

  public static final class Account implements Supplier<String> {
    @Override
    public String get() {
      return token().map(JwtAuthenticationToken::getName).orElse(null);
    }
  }

  public static final class AccountUuid implements Supplier<UUID> {
    @Override
    public UUID get() {
      try {
        return token().map(JwtAuthenticationToken::getName).map(UUID::fromString).orElse(null);
      } catch (IllegalArgumentException e) {
        // The names other issuers give need not be UUIDs.
        return null;
      }
    }
  }

  public static final class Administrator implements Supplier<Integer> {
    @Override
    public Integer get() {
      return token().stream()
              .flatMap(token -> token.getAuthorities().stream())
              .anyMatch(authority -> ("ROLE_" + Role.ADMIN).equals(authority.getAuthority()))
          ? 1
          : 0;
    }
  }
}
