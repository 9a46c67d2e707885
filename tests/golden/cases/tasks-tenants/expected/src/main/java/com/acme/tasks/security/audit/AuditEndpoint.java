package com.acme.tasks.security.audit;

import java.time.OffsetDateTime;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What was noted, newest first, for administrators. */
@RestController
@RequestMapping("/auth/audit")
public class AuditEndpoint {
  private static final int PAGE = 100;

  public record AuditEntry(
      long id,
      OffsetDateTime at,
      String account,
      String what,
      String kind,
      String record,
      String before,
      String after,
      String requestId) {}

  private final JdbcClient jdbc;

  public AuditEndpoint(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  @GetMapping
  public List<AuditEntry> list(@RequestParam(required = false) Long before) {
    return jdbc.sql(
            "SELECT id, noted_at, account, what, kind, record_id, old_values, new_values,"
                + " request_id FROM auth_audit WHERE id < :before ORDER BY id DESC")
        .withMaxRows(PAGE)
        .param("before", before == null ? Long.MAX_VALUE : before)
        .query(
            (row, number) ->
                new AuditEntry(
                    row.getLong("id"),
                    row.getObject("noted_at", OffsetDateTime.class),
                    row.getString("account"),
                    row.getString("what"),
                    row.getString("kind"),
                    row.getString("record_id"),
                    row.getString("old_values"),
                    row.getString("new_values"),
                    row.getString("request_id")))
        .list();
  }
}
