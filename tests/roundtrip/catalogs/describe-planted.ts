import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Loaded, Server } from '../servers/server.ts';
import type { Aspect } from './catalog.ts';
import { compareCatalogs } from './compare-catalogs.ts';

/** A change of a script that the comparison has to see: what stands there, what instead, and where it shows. */
type Planted = readonly [text: string, instead: string, seenIn: Aspect];

const SCRIPT = `
  create table parent (id integer not null primary key, code varchar(20) not null, unique (code));
  create table child (
    id integer not null,
    parent_id integer not null,
    name varchar(40) default 'none',
    amount decimal(10,2) not null,
    twice decimal(12,2) generated always as (amount * 2) stored,
    constraint child_key primary key (id, parent_id),
    constraint child_parent foreign key (parent_id) references parent (id) on delete cascade,
    constraint child_amount check (amount > 0)
  );
  create index child_name on child (name);
`;

const PLANTED: readonly Planted[] = [
  ['varchar(40)', 'varchar(41)', 'columns'],
  ['decimal(10,2)', 'decimal(10,3)', 'columns'],
  ['twice decimal', 'double_amount decimal', 'columns'],
  ['amount decimal(10,2) not null', 'amount decimal(10,2)', 'nullability'],
  ["default 'none'", "default 'some'", 'defaults'],
  ["default 'none'", '', 'defaults'],
  ['amount * 2', 'amount * 3', 'generated'],
  ['(id, parent_id)', '(parent_id, id)', 'primaryKey'],
  [', unique (code)', '', 'uniques'],
  ['on delete cascade', 'on delete no action', 'foreignKeys'],
  ['constraint child_parent foreign key (parent_id) references parent (id) on delete cascade,', '', 'foreignKeys'],
  ['amount > 0', 'amount > 1', 'checks'],
  ['create index child_name on child (name);', '', 'indexes'],
  ['child_name on child (name)', 'child_name on child (name, amount)', 'indexes'],
];

/** The tests that show of one server that the comparison sees what was changed. */
export function describePlanted(open: () => Server | Promise<Server>): void {
  let server: Server;
  let original: Loaded;
  beforeAll(async () => {
    server = await open();
    original = await server.load(SCRIPT);
  });
  afterAll(async () => {
    await server.stop();
  });

  async function differences(script: string): Promise<readonly string[]> {
    const changed = await server.load(script);
    expect([...original.refusals, ...changed.refusals]).toEqual([]);
    return compareCatalogs(original.catalog, changed.catalog).differences;
  }

  test('the same script twice is identical', async () => {
    expect(await differences(SCRIPT)).toEqual([]);
  });

  test.each(PLANTED)('%s changed to "%s" is seen in %s', async (text, instead, seenIn) => {
    expect(SCRIPT).toContain(text);
    expect((await differences(SCRIPT.replace(text, instead))).some((line) => line.includes(`: ${seenIn} `))).toBe(true);
  });

  test('a table too many and a table too few are seen', async () => {
    expect(await differences(`${SCRIPT} create table other (id integer);`)).toHaveLength(1);
    expect(await differences(SCRIPT.slice(0, SCRIPT.indexOf('create table child')))).toHaveLength(1);
  });

  test('a refused statement is told and the rest is loaded', async () => {
    const { refusals, catalog } = await server.load('create table a (id integer); create tabel b (id integer);');
    expect(refusals).toHaveLength(1);
    expect(catalog.tables.size).toBe(1);
  });
}
