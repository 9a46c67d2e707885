package com.acme.tasks.security.account;

import com.acme.tasks.security.LocalSignIn;
import com.acme.tasks.security.Role;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** The accounts in the database. E-mail addresses are kept in lower case. */
@Component
@LocalSignIn
public class Accounts {
  private static final String SELECT =
      "SELECT id, email, password_hash, verified_at, disabled_at, locked_until FROM auth_account ";

  private final JdbcClient jdbc;

  public Accounts(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  public Optional<Account> find(String id) {
    return withRoles(
            jdbc.sql(SELECT + "WHERE id = :id").param("id", id).query(Accounts::read).list())
        .stream()
        .findFirst();
  }

  public Optional<Account> findByEmail(String email) {
    return withRoles(
            jdbc.sql(SELECT + "WHERE email = :email")
                .param("email", spelled(email))
                .query(Accounts::read)
                .list())
        .stream()
        .findFirst();
  }

  /** The accounts behind this e-mail address, in alphabetical order. */
  public List<Account> list(String after, int limit) {
    return withRoles(
        jdbc.sql(SELECT + "WHERE email > :after ORDER BY email")
            .withMaxRows(limit)
            .param("after", spelled(after))
            .query(Accounts::read)
            .list());
  }

  public boolean hasAdministrator() {
    return jdbc.sql("SELECT COUNT(*) FROM auth_account_role WHERE role = :role")
            .param("role", Role.ADMIN.name())
            .query(Long.class)
            .single()
        > 0;
  }

  @Transactional(isolation = Isolation.READ_COMMITTED)
  public String add(String email, String passwordHash, Set<Role> roles) {
    String id = UUID.randomUUID().toString();
    jdbc.sql(
            "INSERT INTO auth_account (id, email, password_hash, failed_sign_ins, created_at)"
                + " VALUES (:id, :email, :hash, 0, :now)")
        .param("id", id)
        .param("email", spelled(email))
        .param("hash", passwordHash)
        .param("now", OffsetDateTime.now())
        .update();
    addRoles(id, roles);
    return id;
  }

  @Transactional(isolation = Isolation.READ_COMMITTED)
  public void setRoles(String id, Set<Role> roles) {
    jdbc.sql("DELETE FROM auth_account_role WHERE account_id = :id").param("id", id).update();
    addRoles(id, roles);
  }

  public void setPassword(String id, String passwordHash) {
    jdbc.sql("UPDATE auth_account SET password_hash = :hash WHERE id = :id")
        .param("hash", passwordHash)
        .param("id", id)
        .update();
  }

  /** A hash by newer means of the same password, unless that was changed meanwhile. */
  public void renewHash(Account account, String passwordHash) {
    jdbc.sql(
            "UPDATE auth_account SET password_hash = :hash WHERE id = :id AND password_hash ="
                + " :before")
        .param("hash", passwordHash)
        .param("id", account.id())
        .param("before", account.passwordHash())
        .update();
  }

  /**
   * Holds an account until the transaction ends, so that its sessions begin and end one behind the
   * other. Answers the hash of its password.
   */
  public Optional<String> hold(String id) {
    return jdbc.sql("SELECT password_hash FROM auth_account WHERE id = :id FOR UPDATE")
        .param("id", id)
        .query((row, number) -> Objects.requireNonNullElse(row.getString(1), ""))
        .optional();
  }

  public void verify(String id) {
    jdbc.sql("UPDATE auth_account SET verified_at = :now WHERE id = :id AND verified_at IS NULL")
        .param("now", OffsetDateTime.now())
        .param("id", id)
        .update();
  }

  public void disable(String id) {
    jdbc.sql("UPDATE auth_account SET disabled_at = :now WHERE id = :id")
        .param("now", OffsetDateTime.now())
        .param("id", id)
        .update();
  }

  public void enable(String id) {
    jdbc.sql("UPDATE auth_account SET disabled_at = NULL WHERE id = :id").param("id", id).update();
    forgetFailures(id);
  }

  /**
   * Counts a wrong password, in one statement: guesses in parallel count as well. A lock begins the
   * count anew, and while it lasts nothing counts.
   */
  public void countFailure(String id, int allowed, OffsetDateTime lockedUntil) {
    jdbc.sql(
            "UPDATE auth_account SET locked_until = CASE WHEN failed_sign_ins + 1 >= :allowed THEN"
                + " :until ELSE locked_until END, failed_sign_ins = CASE WHEN failed_sign_ins + 1"
                + " >= :allowed THEN 0 ELSE failed_sign_ins + 1 END WHERE id = :id AND"
                + " (locked_until IS NULL OR locked_until <= :now)")
        .param("allowed", allowed)
        .param("until", lockedUntil)
        .param("id", id)
        .param("now", OffsetDateTime.now())
        .update();
  }

  public void forgetFailures(String id) {
    jdbc.sql("UPDATE auth_account SET failed_sign_ins = 0, locked_until = NULL WHERE id = :id")
        .param("id", id)
        .update();
  }

  private void addRoles(String id, Set<Role> roles) {
    for (Role role : roles) {
      jdbc.sql("INSERT INTO auth_account_role (account_id, role) VALUES (:id, :role)")
          .param("id", id)
          .param("role", role.name())
          .update();
    }
  }

  private static Account read(ResultSet row, int number) throws SQLException {
    return new Account(
        row.getString("id"),
        row.getString("email"),
        row.getString("password_hash"),
        row.getObject("verified_at", OffsetDateTime.class),
        row.getObject("disabled_at", OffsetDateTime.class),
        row.getObject("locked_until", OffsetDateTime.class),
        Set.of());
  }

  private List<Account> withRoles(List<Account> found) {
    var roles = rolesOf(found.stream().map(Account::id).toList());
    return found.stream()
        .map(one -> one.withRoles(roles.getOrDefault(one.id(), Set.of())))
        .toList();
  }

  /**
   * The roles of all of them in one statement; behind the rows, as while those are read it would
   * take a second connection.
   */
  private Map<String, Set<Role>> rolesOf(List<String> ids) {
    Map<String, Set<Role>> roles = new HashMap<>();
    if (!ids.isEmpty()) {
      jdbc.sql("SELECT account_id, role FROM auth_account_role WHERE account_id IN (:ids)")
          .param("ids", ids)
          .query(
              row -> {
                roles
                    .computeIfAbsent(row.getString("account_id"), id -> EnumSet.noneOf(Role.class))
                    .add(Role.valueOf(row.getString("role")));
              });
    }
    return roles;
  }

  private static String spelled(String email) {
    return email.strip().toLowerCase(Locale.ROOT);
  }
}
