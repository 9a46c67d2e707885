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

test('a change keeps the reference a record has, which nobody may find any more, and a new record refers to what is there', () => {
  const files = renderSql(`
    CREATE TABLE hall (id bigint PRIMARY KEY, name text);
    CREATE TABLE berth (deck text, no int, PRIMARY KEY (deck, no));
    CREATE TABLE seat (hall_id bigint REFERENCES hall, no int, deck text NOT NULL, berth int NOT NULL,
      next_hall_id bigint DEFAULT 1 REFERENCES hall,
      PRIMARY KEY (hall_id, no), FOREIGN KEY (deck, berth) REFERENCES berth);`);
  const service = fileAt(files, 'src/main/java/org/depot/service/SeatService.java').replaceAll(/\s+/g, ' ');
  expect(service).toContain('setHall(unitOfWork.reference(Hall.class, request.hallId(), "hallId"))');
  expect(service).toContain(
    'referenceOrCurrent( Hall.class, entity.getNextHall(), request.nextHallId(), "nextHallId")',
  );
  expect(service).toContain('unitOfWork.referenceOrCurrent( Berth.class, entity.getBerth');
  const unitOfWork = fileAt(files, 'src/main/java/org/depot/common/UnitOfWork.java');
  expect(unitOfWork).toContain('return isSame(current, id) ? current : reference(type, id, fields);');
});

test('nothing keeps references where no change can give one', () => {
  expect(unitOfWork('name text')).not.toContain('referenceOrCurrent');
});

test('numbers are given digits where there are such numbers', () => {
  expect(unitOfWork('price decimal(9,2)')).toContain('BigDecimal atScale(BigDecimal value, int digits)');
  expect(unitOfWork('name text')).not.toContain('atScale');
});
