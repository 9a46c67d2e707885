import type { AuditPart, MongoStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { KeptAudit } from '../../../kept-parts.ts';
import { at, DOCUMENT, query } from '../query.ts';
import { authors } from './authors.ts';
import { documentAudit } from './document-audit.ts';

/** The audit in a collection. */
export function keptAudit(part: AuditPart, { own, support: { classes } }: MongoStore): KeptAudit {
  const collection = literal(part.table);
  return {
    records: () => documentAudit(part, classes.listener),
    authors: () => authors(part, classes.listener),
    note: java`
      template.insert(
          new ${DOCUMENT}("_id", next())
              .append("noted_at", new java.util.Date())
              .append("account", caller())
              .append("what", what)
              .append("kind", kind)
              .append("record_id", record.length() > LONGEST_KEY ? record.substring(0, LONGEST_KEY) : record)
              .append("old_values", text(before))
              .append("new_values", text(after))
              .append("request_id", java.util.Objects.requireNonNullElse(org.slf4j.MDC.get("requestId"), "none")),
          ${collection});`,
    members: java`
      ${javadoc`The number of the next entry. It is taken outside of any transaction, so that none waits for another.`}
      private long next() {
        return template
            .getMongoDatabaseFactory()
            .getMongoDatabase()
            .getCollection(${literal(own.counters)})
            .findOneAndUpdate(
                new ${DOCUMENT}("_id", ${collection}),
                new ${DOCUMENT}("$inc", new ${DOCUMENT}("value", 1L)),
                new com.mongodb.client.model.FindOneAndUpdateOptions()
                    .upsert(true)
                    .returnDocument(com.mongodb.client.model.ReturnDocument.AFTER))
            .get("value", Number.class)
            .longValue();
      }
`,
    entries: java`
      template
          .find(
              ${query(java`${at('_id')}.lt(before == null ? Long.MAX_VALUE : before)`)}
                  .with(org.springframework.data.domain.Sort.by(org.springframework.data.domain.Sort.Direction.DESC, "_id"))
                  .limit(PAGE),
              ${DOCUMENT}.class,
              ${collection})
          .stream()
          .map(
              entry ->
                  new AuditEntry(
                      entry.getLong("_id"),
                      entry.getDate("noted_at").toInstant().atOffset(java.time.ZoneOffset.UTC),
                      entry.getString("account"),
                      entry.getString("what"),
                      entry.getString("kind"),
                      entry.getString("record_id"),
                      entry.getString("old_values"),
                      entry.getString("new_values"),
                      entry.getString("request_id")))
          .toList()`,
  };
}
