import { expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const SAME = '.isNotEqualTo(changed.get("after").asString())';

/** The first of them loads all there is to render. */
const PATIENCE = { timeout: 30_000 };

/** The audit's test for a backend with these columns besides a key. */
function auditTestOf(columns: string): string {
  const features = { swagger: false, exceptionHandler: true, security: true };
  const files = renderSql(`CREATE TABLE message (id int PRIMARY KEY, ${columns});`, { features });
  return fileAt(files, 'src/test/java/org/depot/security/audit/AuditTest.java');
}

it('expects another value after a change', PATIENCE, () => {
  expect(auditTestOf('title varchar(40), content bytea')).toContain(SAME);
});

it.each(['content bytea', 'content bytea NOT NULL, pin_hash text', 'content bytea, further bytea'])(
  'expects none where the audit shows the same whatever it was changed to: %s',
  PATIENCE,
  (columns) => {
    const test = auditTestOf(columns);
    expect(test).toContain('.isEqualTo("changed")');
    expect(test).not.toContain(SAME);
  },
);
