package com.acme.notes.security;

import jakarta.persistence.MappedSuperclass;
import java.util.UUID;
import org.hibernate.annotations.FilterDef;
import org.hibernate.annotations.ParamDef;

/**
 * Whose records a caller sees and changes: every query has the condition of its records, and what
 * that does not let through is not there for the caller. Hibernate reads the definition at managed
 * classes only, which is why this is one.
 */
@MappedSuperclass
@FilterDef(
    name = RecordRules.NAME,
    autoEnabled = true,
    applyToLoadByKey = true,
    parameters = {
      @ParamDef(name = "account", type = String.class, resolver = Caller.Account.class),
      @ParamDef(name = "accountUuid", type = UUID.class, resolver = Caller.AccountUuid.class),
      @ParamDef(name = "administrator", type = Integer.class, resolver = Caller.Administrator.class)
    })
public abstract class RecordRules {
  public static final String NAME = "visible";

  /** The notebooks of the account in owner_id. */
  public static final String NOTEBOOK = "(:administrator = 1 or {alias}.owner_id = :accountUuid)";

  /** The notes of whoever has what notebook_id refers to. */
  public static final String NOTE =
      "exists (select 1 from notebook r1 where r1.id = {alias}.notebook_id and (:administrator = 1"
          + " or r1.owner_id = :accountUuid))";

  /** The reminders of the account in created_by. */
  public static final String REMINDER = "(:administrator = 1 or {alias}.created_by = :account)";
}
