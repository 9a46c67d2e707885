package com.acme.notes.security.account;

import com.acme.notes.security.Role;
import java.time.OffsetDateTime;
import java.util.Set;

/** Somebody who can sign in. */
public record Account(
    String id,
    String email,
    String passwordHash,
    OffsetDateTime verifiedAt,
    OffsetDateTime disabledAt,
    OffsetDateTime lockedUntil,
    Set<Role> roles) {
  public boolean isVerified() {
    return verifiedAt != null;
  }

  public boolean isDisabled() {
    return disabledAt != null;
  }

  public boolean isLocked() {
    return lockedUntil != null && lockedUntil.isAfter(OffsetDateTime.now());
  }

  Account withRoles(Set<Role> others) {
    return new Account(id, email, passwordHash, verifiedAt, disabledAt, lockedUntil, others);
  }
}
