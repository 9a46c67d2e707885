package com.acme.tasks.security;

import jakarta.persistence.MappedSuperclass;
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
      @ParamDef(name = "tenant", type = String.class, resolver = Caller.Tenant.class),
      @ParamDef(name = "tenantNumber", type = Long.class, resolver = Caller.TenantNumber.class),
      @ParamDef(name = "operator", type = Integer.class, resolver = Caller.Operator.class)
    })
public abstract class RecordRules {
  public static final String NAME = "visible";

  /** The organizations of the tenants themselves. */
  public static final String ORGANIZATION = "(:operator = 1 or {alias}.id = :tenantNumber)";

  /** The projects of the tenant in organization_id. */
  public static final String PROJECT = "(:operator = 1 or {alias}.organization_id = :tenantNumber)";

  /** The tasks of the tenant in organization_id. */
  public static final String TASK = "(:operator = 1 or {alias}.organization_id = :tenantNumber)";

  /** The comments of whoever has what task_id refers to. */
  public static final String COMMENT =
      "exists (select 1 from task r1 where r1.id = {alias}.task_id and (:operator = 1 or"
          + " r1.organization_id = :tenantNumber))";

  /** The tags of the tenant in organization_id. */
  public static final String TAG = "(:operator = 1 or {alias}.organization_id = :tenantNumber)";
}
