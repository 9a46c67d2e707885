import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

const files = renderSql('CREATE TABLE label (id bigint PRIMARY KEY, name text NOT NULL);');

test('a database that is not empty is taken over by a decision, not by a setting', () => {
  expect(fileAt(files, 'src/main/resources/application.yaml')).not.toContain('baseline-on-migrate');
  expect(fileAt(files, 'src/main/java/org/depot/config/DatabaseTakeover.java')).toContain(
    'implements FlywayMigrationStrategy',
  );
});

test('the refusal is told in a sentence', () => {
  const analyzer = 'org.depot.config.IncompleteDatabase';
  expect(fileAt(files, 'src/main/resources/META-INF/spring.factories')).toContain(analyzer);
  expect(fileAt(files, 'src/main/java/org/depot/config/IncompleteDatabase.java')).toContain('DB_URL');
});
