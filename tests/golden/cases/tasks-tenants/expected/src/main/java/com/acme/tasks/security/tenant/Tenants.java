package com.acme.tasks.security.tenant;

import com.acme.tasks.security.LocalSignIn;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Which tenant an account belongs to. One that belongs to none sees no records of tenants, but as
 * an administrator those of all.
 */
@Component
@LocalSignIn
public class Tenants {
  private final JdbcClient jdbc;

  public Tenants(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public Optional<String> of(String accountId) {
    return jdbc.sql("SELECT tenant FROM auth_account_tenant WHERE account_id = :id")
        .param("id", accountId)
        .query(String.class)
        .optional();
  }

  @Transactional
  public void set(String accountId, String tenant) {
    remove(accountId);
    jdbc.sql("INSERT INTO auth_account_tenant (account_id, tenant) VALUES (:id, :tenant)")
        .param("id", accountId)
        .param("tenant", tenant)
        .update();
  }

  public void remove(String accountId) {
    jdbc.sql("DELETE FROM auth_account_tenant WHERE account_id = :id")
        .param("id", accountId)
        .update();
  }
}
