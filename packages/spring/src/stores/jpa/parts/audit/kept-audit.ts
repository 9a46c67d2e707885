import type { AuditPart } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { KeptAudit } from '../../../kept-parts.ts';
import { authors } from './authors.ts';
import { entityAudit } from './entity-audit.ts';

/** The audit in a table. */
export function keptAudit(part: AuditPart): KeptAudit {
  const { table } = part;
  return {
    records: () => entityAudit(part),
    authors: () => authors(part),
    note: java`
      jdbc.sql(${literal(
        `INSERT INTO ${table} (noted_at, account, what, kind, record_id, old_values, new_values, request_id) VALUES (:at, :account, :what, :kind, :record, :before, :after, :request)`,
      )})
          .param("at", java.time.OffsetDateTime.now())
          .param("account", caller())
          .param("what", what)
          .param("kind", kind)
          .param("record", record.length() > LONGEST_KEY ? record.substring(0, LONGEST_KEY) : record)
          .param("before", text(before))
          .param("after", text(after))
          .param("request", java.util.Objects.requireNonNullElse(org.slf4j.MDC.get("requestId"), "none"))
          .update();`,
    entries: java`
      jdbc.sql(${literal(
        `SELECT id, noted_at, account, what, kind, record_id, old_values, new_values, request_id FROM ${table} WHERE id < :before ORDER BY id DESC`,
      )})
          .withMaxRows(PAGE)
          .param("before", before == null ? Long.MAX_VALUE : before)
          .query(
              (row, number) ->
                  new AuditEntry(
                      row.getLong("id"),
                      row.getObject("noted_at", java.time.OffsetDateTime.class),
                      row.getString("account"),
                      row.getString("what"),
                      row.getString("kind"),
                      row.getString("record_id"),
                      row.getString("old_values"),
                      row.getString("new_values"),
                      row.getString("request_id")))
          .list()`,
  };
}
