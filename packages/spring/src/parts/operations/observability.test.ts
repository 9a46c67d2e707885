import { expect, it } from 'vitest';
import { fileAt, renderSql } from '../../testing/render-sql.ts';

const files = renderSql('CREATE TABLE part (id int PRIMARY KEY);');

it('names the class that decides about tracing where Spring Boot looks for it', () => {
  const factories = fileAt(files, 'src/main/resources/META-INF/spring.factories');
  const [, named = ''] = /EnvironmentPostProcessor=(.+)/u.exec(factories) ?? [];
  const source = fileAt(files, `src/main/java/${named.replaceAll('.', '/')}.java`);
  expect(source).toContain(`package ${named.slice(0, named.lastIndexOf('.'))};`);
  expect(source).toContain('implements EnvironmentPostProcessor');
});

it('brings the bridge without which Spring Boot traces nothing and says nothing', () => {
  expect(fileAt(files, 'pom.xml')).toContain('<artifactId>micrometer-tracing-bridge-otel</artifactId>');
});
