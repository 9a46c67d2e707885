import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, problems, tableOf } from '../testing/outline.ts';

describe('a type that gets another name', () => {
  // As Prisma and TypeORM write it down when an enum loses a value.
  it('takes the place of the one it replaces, for columns, lists and defaults', () => {
    const source = `CREATE TYPE "public"."Role" AS ENUM ('USER', 'ADMIN');
CREATE TABLE "public"."User" ("id" TEXT PRIMARY KEY, "role" "public"."Role" NOT NULL DEFAULT 'USER', "roles" "public"."Role"[]);
BEGIN;
CREATE TYPE "public"."Role_new" AS ENUM ('USER', 'EDITOR');
ALTER TABLE "public"."User" ALTER COLUMN "role" DROP DEFAULT;
ALTER TABLE "public"."User" ALTER COLUMN "role" TYPE "public"."Role_new" USING ("role"::text::"public"."Role_new");
ALTER TABLE "public"."User" ALTER COLUMN "roles" TYPE "public"."Role_new"[] USING ("roles"::text::"public"."Role_new"[]);
ALTER TYPE "public"."Role" RENAME TO "Role_old";
ALTER TYPE "public"."Role_new" RENAME TO "Role";
DROP TYPE "public"."Role_old";
ALTER TABLE "public"."User" ALTER COLUMN "role" SET DEFAULT 'USER';
COMMIT;`;
    const role = { kind: 'enum', values: ['USER', 'EDITOR'], name: 'Role', schema: 'public' };
    expect(columnOf(source, 'role')).toMatchObject({ type: '"public"."Role"', dataType: role });
    expect(columnOf(source, 'roles')).toMatchObject({
      type: '"public"."Role"[]',
      dataType: { kind: 'array', element: role, dimensions: 1 },
    });
    expect(problems(source)).toEqual([]);
  });

  it('is meant by what was made of it before: checks, computed columns, indexes, views, domains and attributes', () => {
    const source = `CREATE TYPE state AS ENUM ('open', 'done');
CREATE DOMAIN code AS varchar(8);
CREATE DOMAIN short_code AS code CHECK (VALUE::code <> '');
CREATE TYPE pair AS (a state, b code);
CREATE TABLE task (
  id int PRIMARY KEY,
  state state NOT NULL DEFAULT 'open'::state,
  code short_code,
  is_open boolean GENERATED ALWAYS AS (state = 'open'::state) STORED,
  both pair,
  CHECK (state <> CAST('done' AS state) OR code IS NOT NULL)
);
CREATE INDEX ix ON task (id) WHERE state = 'open'::public.state;
CREATE VIEW open_task AS SELECT id, state AS state FROM task WHERE state = 'open'::state;
ALTER TYPE state RENAME TO "Task State";
ALTER DOMAIN code RENAME TO item_code;
ALTER TYPE pair RENAME TO couple;`;
    const { schema } = readSchema(source, { dialect: 'postgresql' }).value;
    const task = tableOf(source, 'task');
    expect(columnOf(source, 'state')).toMatchObject({ type: '"Task State"', dataType: { name: 'Task State' } });
    expect(columnOf(source, 'is_open').generated?.expression).toBe(`state = 'open'::"Task State"`);
    expect(columnOf(source, 'both').dataType).toEqual({ kind: 'vendor', name: 'couple' });
    expect(columnOf(source, 'code')).toMatchObject({ domain: 'short_code', dataType: { kind: 'varchar', length: 8 } });
    expect(task.checks[0]?.expression).toBe(`state <> CAST('done' AS "Task State") OR code IS NOT NULL`);
    expect(task.indexes[0]?.where).toBe(`state = 'open'::public."Task State"`);
    expect(schema.views[0]?.definition).toBe(`SELECT id, state AS state FROM task WHERE state = 'open'::"Task State"`);
    expect(schema.domains?.map(({ name }) => name)).toEqual(['short_code', 'item_code']);
    expect(schema.domains?.[0]?.checks[0]?.expression).toBe(`VALUE::item_code <> ''`);
    expect(schema.definitions?.map(({ text }) => text)).toEqual([
      'CREATE TYPE couple AS (a "Task State", b item_code)',
    ]);
    expect(problems(source)).toEqual([]);
  });
});

describe('a sequence that gets another name', () => {
  it('is what its columns draw from', () => {
    const source = `CREATE SEQUENCE ticket_no START 100;
CREATE TABLE ticket (id int PRIMARY KEY, no bigint DEFAULT nextval('ticket_no'::regclass));
ALTER SEQUENCE ticket_no RENAME TO ticket_number;`;
    expect(columnOf(source, 'no').default).toEqual({ kind: 'next-value', sequence: 'ticket_number' });
  });
});
