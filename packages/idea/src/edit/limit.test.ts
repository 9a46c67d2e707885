import { readSchema, type Table } from '@backsmith/schema';
import { expect, test } from 'vitest';
import { editSchema } from './edit-schema.ts';

const GYM = `CREATE TABLE members (id BIGINT PRIMARY KEY, name VARCHAR(120) NOT NULL, age INT);
CREATE TABLE classes (id BIGINT PRIMARY KEY, name VARCHAR(120) NOT NULL, state VARCHAR(20) CHECK (state IN ('open', 'full')), is_done BOOLEAN, fee INT);
CREATE TABLE bookings (id BIGINT PRIMARY KEY, member_id BIGINT NOT NULL REFERENCES members (id), class_id BIGINT NOT NULL REFERENCES classes (id), remark TEXT);
CREATE TABLE receipts (id BIGINT PRIMARY KEY, booking_id BIGINT NOT NULL UNIQUE REFERENCES bookings (id));`;

function after(sentence: string, table: string, sql = GYM): Table | undefined {
  const edit = editSchema(sql, sentence);
  if (edit.kind !== 'change') throw new Error(`${edit.kind}: ${edit.message}`);
  return readSchema(edit.sql).value.schema.tables.find(({ name }) => name === table);
}

const column = (table: Table | undefined, name: string) => table?.columns.find((one) => one.name === name);

test.each(['a member cannot book the same class twice', 'members may not be in the same class more than once'])(
  '%s: each pair once, and no table of books',
  (say) => {
    expect(after(say, 'bookings')?.uniques.map(({ columns }) => columns)).toEqual([['member_id', 'class_id']]);
  },
);

test('says that pairs occur once already, and asks where nothing refers to both', () => {
  const { sql } = editSchema(GYM, 'a member cannot book the same class twice') as { sql: string };
  expect(editSchema(sql, 'a member cannot book the same class twice')).toMatchObject({ code: 'ALREADY_SO' });
  expect(editSchema(GYM, 'a member cannot have the same receipt twice')).toMatchObject({ kind: 'question' });
});

test('on SQLite too, by an index', () => {
  const sql = `PRAGMA foreign_keys = ON;\n${GYM.replaceAll('BIGINT PRIMARY KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT')}`;
  expect(editSchema(sql, 'a member cannot book the same class twice')).toMatchObject({
    statements: ['CREATE UNIQUE INDEX uq_bookings_member_id_class_id ON bookings (member_id, class_id)'],
  });
});

test.each(['the remark must not be longer than 120 characters', 'a remark can have up to 120 characters'])(
  '%s',
  (say) => {
    expect(column(after(say, 'bookings'), 'remark')?.type).toMatch(/varchar\(120\)/iu);
  },
);

test('no length for what holds no text', () => {
  expect(editSchema(GYM, 'the age must not be longer than 3 characters')).toMatchObject({ code: 'NOT_A_STATEMENT' });
});

test('values that are possible too', () => {
  const checks = after('also cancelled and moved are possible for the state of classes', 'classes')?.checks;
  expect(checks?.flatMap(({ rules }) => rules)).toMatchObject([{ values: ['open', 'full', 'cancelled', 'moved'] }]);
});

test('ratings within bounds, one of each person for each thing', () => {
  const ratings = after('members rate classes from 1 to 5', 'class_ratings');
  expect(ratings?.uniques.map(({ columns }) => columns)).toEqual([['member_id', 'class_id']]);
  expect(ratings?.checks.flatMap(({ rules }) => rules)).toContainEqual(
    expect.objectContaining({ column: 'rating', min: '1' }),
  );
});

test('several of what there was one of', () => {
  expect(after('a booking can have several receipts', 'receipts')?.uniques).toEqual([]);
});

test('in several of what is not there yet: both tables come', () => {
  expect(column(after('a class can be in several categories', 'classes'), 'category_id')).toBeUndefined();
  expect(after('a class can be in several categories', 'class_categories')?.columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['class_id', 'category_id']),
  );
});

test('depends on others of its kind, many to many', () => {
  expect(column(after('a class can depend on other classes', 'class_classes'), 'second_class_id')).toBeDefined();
});

test('a choice in the place of a flag', () => {
  const classes = after('instead of is done use a status: todo, doing, done', 'classes');
  expect(column(classes, 'is_done')).toBeUndefined();
  expect(column(classes, 'status')).toBeDefined();
});

test('no more than one, and digits behind the point, are no names', () => {
  expect(column(after('a class may have no more than one trainer', 'classes'), 'trainer_id')).toBeDefined();
  expect(column(after('fee is in euros with one decimal', 'classes'), 'fee')?.type).toMatch(/,\s*1\)/u);
});

test('one of its own kind in a part: a booking that is a copy of another', () => {
  const bookings = after('a booking can be a copy of another booking', 'bookings');
  expect(column(bookings, 'copy_of_id')).toMatchObject({ notNull: false });
});

test('a table between tasks and labels links no task with another', () => {
  const sql = `CREATE TABLE tasks (id BIGINT PRIMARY KEY, title VARCHAR(80));
CREATE TABLE labels (id BIGINT PRIMARY KEY, name VARCHAR(80));
CREATE TABLE task_labels (task_id BIGINT REFERENCES tasks (id), label_id BIGINT REFERENCES labels (id), PRIMARY KEY (task_id, label_id));`;
  expect(after('a task can depend on other tasks', 'task_tasks', sql)).toBeDefined();
});
