package com.acme.notes.security.audit;

import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Objects;
import org.slf4j.MDC;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Notes who changed what, and when: in the transaction of the change, so that neither is there
 * without the other.
 */
@Component
public class AuditTrail {
  private static final int LONGEST_KEY = 2000;

  private final JdbcClient jdbc;
  private final JsonMapper json;

  public AuditTrail(JdbcClient jdbc, JsonMapper json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  public void note(
      String what,
      String kind,
      String record,
      Map<String, Object> before,
      Map<String, Object> after) {
    jdbc.sql(
            "INSERT INTO auth_audit (noted_at, account, what, kind, record_id, old_values,"
                + " new_values, request_id) VALUES (:at, :account, :what, :kind, :record, :before,"
                + " :after, :request)")
        .param("at", OffsetDateTime.now())
        .param("account", caller())
        .param("what", what)
        .param("kind", kind)
        .param("record", record.length() > LONGEST_KEY ? record.substring(0, LONGEST_KEY) : record)
        .param("before", text(before))
        .param("after", text(after))
        .param("request", Objects.requireNonNullElse(MDC.get("requestId"), "none"))
        .update();
  }

  @EventListener
  void on(AccountEvent event) {
    note(
        event.what(),
        "account",
        event.accountId(),
        Map.of(),
        event.detail() == null ? Map.of() : Map.of("detail", event.detail()));
  }

  private String text(Map<String, Object> values) {
    return json.writeValueAsString(values);
  }

  /**
   * The account of the token; calls without one, and what the application does by itself, are
   * nobody's.
   */
  private static String caller() {
    var caller = SecurityContextHolder.getContext().getAuthentication();
    return caller == null ? "nobody" : caller.getName();
  }
}
