import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

function unitOfWork(columns: string): string {
  const files = renderSql(`CREATE TABLE label (id bigint PRIMARY KEY, ${columns});`);
  return fileAt(files, 'src/main/java/org/depot/common/UnitOfWork.java');
}

test('a reference is checked by its key, and the record behind it is not read', () => {
  const [, body = ''] = unitOfWork('name text').split('public <T> T reference(');
  const reference = body.slice(0, body.indexOf('\n  }\n'));
  expect(reference).toContain('entityManager.getReference(type, id)');
  expect(reference).not.toContain('find(');
});

test('numbers are given digits where there are such numbers', () => {
  expect(unitOfWork('price decimal(9,2)')).toContain('BigDecimal atScale(BigDecimal value, int digits)');
  expect(unitOfWork('name text')).not.toContain('atScale');
});
