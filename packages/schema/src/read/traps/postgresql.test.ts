import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

const postgresql = { dialect: 'postgresql' } as const;

describe('what PostgreSQL scripts hold', () => {
  it('tables inside CREATE SCHEMA, with no semicolon between them', () => {
    const source = `CREATE SCHEMA shop
      CREATE TABLE item (id integer PRIMARY KEY, name text)
      CREATE TABLE part (
        id integer PRIMARY KEY,
        item_id integer REFERENCES item
      )
      CREATE VIEW names AS SELECT name FROM item;
      CREATE TABLE outside (id integer);`;
    expect(outline(source, postgresql)).toEqual([
      'shop.item(id*!, name)',
      'shop.part(id*!, item_id)',
      'outside(id)',
      'shop.part(item_id) -> shop.item(id)',
      'view names(name)',
    ]);
  });

  it('a search path that is set by a call', () => {
    const source = `SELECT pg_catalog.set_config('search_path', '', false);
      CREATE TABLE a (id int);
      SELECT set_config('search_path', '"Back Office", public', false);
      CREATE TABLE b (id int);`;
    expect(outline(source, postgresql)).toEqual(['a(id)', 'Back Office.b(id)']);
  });

  it('comments within comments', () => {
    const source = 'CREATE TABLE a (id int /* one /* two */ still , x int */, b int); CREATE TABLE c (id int);';
    expect(outline(source, postgresql)).toEqual(['a(id, b)', 'c(id)']);
  });

  it('definitions inside DO blocks', () => {
    const source = `
CREATE TABLE person (id bigint NOT NULL);
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = 'person_pk') THEN
    ALTER TABLE person ADD CONSTRAINT person_pk PRIMARY KEY (id);
  END IF;
  CREATE TABLE IF NOT EXISTS pet (id bigint PRIMARY KEY, owner_id bigint REFERENCES person(id));
  EXECUTE 'CREATE TABLE vet (id int)';
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;`;
    expect(outline(source)).toEqual(['person(id*!)', 'pet(id*!, owner_id)', 'vet(id)', 'pet(owner_id) -> person(id)']);
    expect(tableOf(source, 'pet').conditional).toBe(true);
  });

  it('keys, identities and sequences that pg_dump adds behind the tables', () => {
    const source = `
CREATE TABLE public.a (id integer NOT NULL, b_id integer);
CREATE SEQUENCE public.a_id_seq AS integer START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1;
ALTER SEQUENCE public.a_id_seq OWNED BY public.a.id;
CREATE TABLE public.b (id bigint NOT NULL, code character varying(8)[] );
ALTER TABLE public.b ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.b_id_seq
    START WITH 5
    INCREMENT BY 2
);
ALTER TABLE ONLY public.a ALTER COLUMN id SET DEFAULT nextval('public.a_id_seq'::regclass);
ALTER TABLE ONLY public.a
    ADD CONSTRAINT a_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.b
    ADD CONSTRAINT b_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.a
    ADD CONSTRAINT a_b_fkey FOREIGN KEY (b_id) REFERENCES public.b(id) ON UPDATE CASCADE ON DELETE SET NULL NOT VALID;`;
    expect(outline(source)).toEqual([
      'public.a(id*!+, b_id)',
      'public.b(id*!+, code)',
      'public.a(b_id) -> public.b(id) set null',
    ]);
    expect(tableOf(source, 'b').columns[0]?.identityOptions).toEqual({ kind: 'always', start: '5', increment: '2' });
    expect(tableOf(source, 'b').columns[1]?.dataType).toEqual({
      kind: 'array',
      element: { kind: 'varchar', length: 8 },
      dimensions: 1,
    });
    expect(problems(source)).toEqual([]);
  });

  it('partitions and inheriting tables without columns of their own, which are no entities', () => {
    const source = `
CREATE TABLE sale (id bigint, day date NOT NULL) PARTITION BY RANGE (day);
CREATE TABLE sale_2024 PARTITION OF sale FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');
CREATE TABLE sale_2025 (id bigint, day date NOT NULL);
ALTER TABLE ONLY sale ATTACH PARTITION sale_2025 FOR VALUES FROM ('2025-01-01') TO ('2026-01-01');
ALTER TABLE ONLY sale_2025 ADD CONSTRAINT sale_2025_pkey PRIMARY KEY (id, day);
CREATE TABLE log (id int, at timestamp);
CREATE TABLE log_old () INHERITS (log);
CREATE TABLE log_remote (host text) INHERITS (log);`;
    expect(outline(source, postgresql)).toEqual(['sale(id, day!)', 'log(id, at)', 'log_remote(id, at, host)']);
    expect(tableOf(source, 'sale', postgresql).partitions).toEqual(['sale_2024', 'sale_2025']);
    const partitions = readSchema(source, postgresql).diagnostics.filter(({ code }) => code === 'partitions-folded');
    expect(partitions.map(({ message }) => message)).toEqual([
      '2 partitions of sale: sale_2024, sale_2025.',
      '1 partition of log: log_old.',
    ]);
    for (const { consequence } of partitions) expect(consequence).toContain('which a new database does not divide');
  });

  it('casts, exclusion constraints, collations and arrays', () => {
    const source = `CREATE TABLE room (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  state character varying(12) DEFAULT 'free'::character varying NOT NULL,
  name text COLLATE "de_DE" DEFAULT ''::text,
  tags text[] DEFAULT '{}'::text[],
  grid integer[3][3],
  during tsrange,
  EXCLUDE USING gist (id WITH =, during WITH &&),
  CONSTRAINT room_state CHECK (((state)::text = ANY ((ARRAY['free'::character varying, 'taken'::character varying])::text[])))
);`;
    expect(outline(source, postgresql)).toEqual(['room(id!, state!, name, tags, grid, during)']);
    const [id, state, name] = tableOf(source, 'room', postgresql).columns;
    expect(id?.default).toEqual({ kind: 'uuid' });
    expect(state?.default).toEqual({ kind: 'string', value: 'free' });
    expect(name?.collation).toBe('de_DE');
    expect(tableOf(source, 'room', postgresql).indexes).toMatchObject([
      {
        method: 'gist',
        excludes: 'at-once',
        unique: false,
        parts: [
          { column: 'id', operator: '=' },
          { column: 'during', operator: '&&' },
        ],
      },
    ]);
    expect(tableOf(source, 'room', postgresql).checks[0]?.rules).toEqual([
      { kind: 'in', column: 'state', values: ['free', 'taken'] },
    ]);
  });

  it('exclusion constraints through dumps, copies and later changes', () => {
    const source = `CREATE TABLE booking (id int PRIMARY KEY, room int, during tsrange, gone boolean, note text,
  CONSTRAINT kept EXCLUDE USING gist (room WITH OPERATOR(pg_catalog.=), during range_ops WITH &&)
    INCLUDE (note) WITH (fillfactor=70) WHERE ((NOT gone)) DEFERRABLE INITIALLY DEFERRED,
  EXCLUDE (room WITH =), CONSTRAINT dropped EXCLUDE USING gist (during WITH -|-), EXCLUDE USING gist (note WITH =),
  EXCLUDE USING gist (daterange(current_date, NULL) WITH &&));
CREATE TABLE copy (LIKE booking INCLUDING INDEXES);
ALTER TABLE booking DROP CONSTRAINT booking_room_excl, DROP CONSTRAINT dropped, DROP CONSTRAINT booking_daterange_excl;
ALTER TABLE booking RENAME COLUMN gone TO cancelled;
ALTER TABLE booking RENAME CONSTRAINT kept TO no_overlap;
ALTER TABLE booking DROP COLUMN note;`;
    const { schema } = readSchema(source, postgresql).value;
    expect(schema.tables[0]?.indexes).toEqual([]);
    expect(schema.tables[1]?.indexes.map(({ name, parts }) => [name, parts.length])).toHaveLength(5);
    const kept = tableOf(source.replace('DROP COLUMN note', 'DROP COLUMN id'), 'booking', postgresql).indexes;
    expect(kept).toMatchObject([
      {
        name: 'no_overlap',
        excludes: 'deferred',
        where: '(NOT cancelled)',
        include: ['note'],
        storage: 'fillfactor=70',
        parts: [
          { column: 'room', operator: '=' },
          { column: 'during', operator: '&&', operatorClass: 'range_ops' },
        ],
      },
      { parts: [{ column: 'note', operator: '=' }] },
    ]);
  });

  it('an exclusion constraint nobody can read is said', () => {
    const { diagnostics } = readSchema('CREATE TABLE t (a int, EXCLUDE USING gist (a), b int);', postgresql);
    expect(diagnostics).toMatchObject([{ code: 'exclusion-constraint', line: 1, column: 24 }]);
    expect(outline('CREATE TABLE t (a int, EXCLUDE USING gist (a), b int);', postgresql)).toEqual(['t(a, b)']);
  });

  it('what is called otherwise later, in indexes and in views made before', () => {
    const source = `CREATE TABLE note (id int PRIMARY KEY, state text, kind text);
CREATE UNIQUE INDEX note_state ON note ((lower(state)), kind) INCLUDE (state) WHERE state = 'on';
CREATE TABLE tag (id int PRIMARY KEY, note_id int REFERENCES note, CHECK ("tag"."id" > 0));
CREATE VIEW open_note AS SELECT id, state FROM note WHERE state <> 'off';
CREATE VIEW tagged AS SELECT tag.id, open_note.state FROM tag JOIN open_note ON open_note.id = tag.note_id;
CREATE SCHEMA app;
ALTER TABLE note RENAME COLUMN state TO status;
ALTER TABLE tag RENAME TO label;
ALTER TABLE label SET SCHEMA app;
ALTER VIEW open_note RENAME TO "Open";`;
    const { views, tables } = readSchema(source, postgresql).value.schema;
    expect(tables[0]?.indexes[0]).toMatchObject({
      parts: [{ expression: 'lower(status)' }, { column: 'kind' }],
      include: ['status'],
      where: "status = 'on'",
    });
    expect(views.map(({ name, definition }) => [name, definition])).toEqual([
      [
        'tagged',
        'SELECT tag.id, open_note.state FROM app.label AS tag JOIN "Open" AS open_note ON open_note.id = tag.note_id',
      ],
      ['Open', "SELECT id, status AS state FROM note WHERE status <> 'off'"],
    ]);
    expect(tables[1]?.checks[0]?.expression).toBe('"label"."id" > 0');
    const [, state] = views[0]?.traced ?? [];
    expect(state?.origin?.column).toBe('status');
  });

  it('\\restrict, \\connect and COPY with rows that look like SQL', () => {
    const source = `\\restrict aB3xyz
\\connect shop
CREATE TABLE public.note (id int, body text);
COPY public.note (id, body) FROM stdin;
1\tCREATE TABLE fake (id int);
2\tit's ( open
\\.

COPY public.note FROM '/somewhere/rows.csv';
CREATE TABLE public.after (id int);
\\unrestrict aB3xyz
`;
    expect(outline(source)).toEqual(['public.note(id, body)', 'public.after(id)']);
    expect(problems(source)).toEqual([]);
  });

  it('CREATE TABLE LIKE and AS', () => {
    const source = `
CREATE TABLE person (id serial PRIMARY KEY, name text NOT NULL DEFAULT 'x');
CREATE TABLE copy_all (LIKE person INCLUDING ALL, extra int);
CREATE TABLE copy_plain (LIKE person);
CREATE TABLE picked AS SELECT p.id AS person_id, p.name FROM person p WITH NO DATA;`;
    expect(outline(source, postgresql)).toEqual([
      'person(id*!+, name!)',
      'copy_all(id*!+, name!, extra)',
      'copy_plain(id!, name!)',
      'picked(person_id, name)',
    ]);
  });

  it('keys made from indexes, deferrable keys, NULLS NOT DISTINCT', () => {
    const source = `
CREATE TABLE k (id int NOT NULL, a int UNIQUE DEFERRABLE INITIALLY DEFERRED, b int, c int);
CREATE UNIQUE INDEX k_id ON k (id);
CREATE UNIQUE INDEX k_b ON k (b) NULLS NOT DISTINCT;
ALTER TABLE k ADD CONSTRAINT k_pkey PRIMARY KEY USING INDEX k_id;
ALTER TABLE k ADD CONSTRAINT k_c UNIQUE (c) DEFERRABLE;
ALTER TABLE k ADD CONSTRAINT k_c_again UNIQUE (c);`;
    expect(outline(source, postgresql)).toEqual(['k(id*!, a, b, c)']);
    const { uniques, indexes } = tableOf(source, 'k', postgresql);
    expect(uniques).toMatchObject([
      { columns: ['a'], deferrable: 'deferred' },
      { name: 'k_c', columns: ['c'], deferrable: 'immediate' },
      { name: 'k_c_again', columns: ['c'] },
    ]);
    expect(indexes).toMatchObject([{ name: 'k_b', unique: true, nullsNotDistinct: true }]);
  });

  it('operator classes behind columns and expressions', () => {
    const source = `
CREATE TABLE p (name text, data jsonb);
CREATE INDEX p1 ON p USING gin (lower(name) public.gin_trgm_ops);
CREATE INDEX p2 ON p (name text_pattern_ops DESC NULLS LAST);
CREATE INDEX p3 ON p USING gin (((data ->> 'q'::text)) gin_trgm_ops (siglen='32'));`;
    expect(tableOf(source, 'p', postgresql).indexes.map(({ parts }) => parts)).toEqual([
      [{ expression: 'lower(name)', operatorClass: 'gin_trgm_ops' }],
      [{ column: 'name', operatorClass: 'text_pattern_ops', descending: true, nulls: 'last' }],
      [{ expression: "(data ->> 'q'::text)", operatorClass: "gin_trgm_ops(siglen='32')" }],
    ]);
  });

  it("the present moment as older versions write it: ('now'::text)::date", () => {
    const source = `CREATE TABLE t (
      d date DEFAULT ('now'::text)::date,
      s timestamp DEFAULT ('now'::text)::timestamp(6) without time zone,
      u timestamp DEFAULT timezone('utc'::text, now()),
      z timestamptz DEFAULT (now() AT TIME ZONE 'utc'::text));`;
    expect(columnOf(source, 'd', postgresql).default).toMatchObject({ kind: 'now', what: 'date' });
    expect(columnOf(source, 's', postgresql).default).toMatchObject({ kind: 'now', what: 'timestamp' });
    expect(columnOf(source, 'u', postgresql).default).toMatchObject({ kind: 'now', utc: true });
    expect(columnOf(source, 'z', postgresql).default).toMatchObject({ kind: 'now', utc: true });
  });

  it('routines and aggregates are known by name', () => {
    const source = `
CREATE FUNCTION public.add(a integer, b integer) RETURNS integer LANGUAGE sql AS $_$ SELECT $1 + $2; $_$;
CREATE AGGREGATE public.joined(text) (SFUNC = public.add, STYPE = text);
CREATE TABLE t (id int);`;
    expect(readSchema(source, postgresql).value.schema.routines).toMatchObject([
      { name: 'add', line: 2 },
      { name: 'joined', line: 3 },
    ]);
  });

  it('NOT NULL as a constraint of the table, tables of a type', () => {
    const source = `CREATE TYPE pair AS (x integer, y text);
CREATE TABLE a (id integer, b text, CONSTRAINT a_id_not_null NOT NULL id NO INHERIT);
ALTER TABLE a ADD CONSTRAINT a_b NOT NULL b;
CREATE TABLE typed OF pair (PRIMARY KEY (x), y WITH OPTIONS NOT NULL);`;
    expect(outline(source, postgresql)).toEqual(['a(id!, b!)', 'typed(x*!, y!)']);
  });

  it('enumerations and domains', () => {
    const source = `
CREATE TYPE public.mood AS ENUM ('sad', 'ok');
ALTER TYPE public.mood ADD VALUE 'happy' AFTER 'ok';
CREATE DOMAIN public.year AS integer CONSTRAINT year_check CHECK (((VALUE >= 1901) AND (VALUE <= 2155)));
CREATE TABLE public.film (m public.mood DEFAULT 'ok'::public.mood, y public.year);`;
    const [mood, year] = tableOf(source, 'film').columns;
    expect(mood?.values).toEqual(['sad', 'ok', 'happy']);
    expect(year).toMatchObject({ domain: 'public.year', dataType: { kind: 'integer', bits: 32 } });
  });

  it('keys in time', () => {
    const source = `CREATE TABLE a (id int, at daterange, PRIMARY KEY (id, at WITHOUT OVERLAPS));
CREATE TABLE b (id int, at daterange, FOREIGN KEY (id, PERIOD at) REFERENCES a (id, PERIOD at));
CREATE TABLE c (period int REFERENCES c (period), UNIQUE (period));`;
    expect(outline(source, postgresql)).toEqual([
      'a(id*!, at*!)',
      'b(id, at)',
      'c(period)',
      'b(id, at) -> a(id, at)',
      'c(period) -> c(period)',
    ]);
    expect(problems(source, postgresql)).toEqual([]);
    const { foreignKeys } = readSchema(source, postgresql).value.schema;
    expect(foreignKeys.map(({ ofPeriod }) => ofPeriod)).toEqual([true, undefined]);
  });

  it('columns that PostGIS adds by a function, as shp2pgsql calls it', () => {
    const source = `CREATE TABLE "roads" (gid serial, "name" varchar(80));
SELECT AddGeometryColumn('','roads','geom','4326','MULTILINESTRING',3);
SELECT public.AddGeometryColumn('public', 'roads', 'old', 31467, 'POINT'::varchar, 2, false);
SELECT AddGeometryColumn('roads', 'way', 3857, 'POINT', 4);
SELECT DropGeometryColumn('','roads','old');
SELECT AddGeometryColumn('roads', shape_name(), 3857, 'POINT', 2);
CREATE TABLE app.roads (gid int);
SELECT AddGeometryColumn('gis', 'app', 'roads', 'mid', -1, 'POINTM', 3);`;
    expect(outline(source, postgresql)).toEqual(['roads(gid!+, name, geom, way)', 'app.roads(gid, mid)']);
    const { tables } = readSchema(source, postgresql).value.schema;
    expect(
      tables.flatMap(({ columns }) => columns.map(({ type }) => type)).filter((type) => type.includes('geo')),
    ).toEqual(['geometry(MULTILINESTRINGZ,4326)', 'geometry(POINTZM,3857)', 'geometry(POINTM,0)']);
  });

  it('what the index of a key holds besides', () => {
    const source = `CREATE TABLE a (id int, name text, note text,
      PRIMARY KEY (id) INCLUDE (name),
      CONSTRAINT one_name UNIQUE (name) INCLUDE (id, note));`;
    expect(outline(source, postgresql)).toEqual(['a(id*!, name, note)']);
    const later = 'ALTER TABLE a RENAME note TO remark; CREATE TABLE b (LIKE a INCLUDING ALL);';
    const { schema } = readSchema(`${source}\n${later}`, postgresql).value;
    expect(schema.tables).toMatchObject(
      ['a', 'b'].map((name) => ({ name, primaryKeyInclude: ['name'], uniques: [{ include: ['id', 'remark'] }] })),
    );
    const dropped = readSchema(`${source}\nALTER TABLE a DROP COLUMN note;`, postgresql).value.schema;
    expect(dropped.tables).toMatchObject([{ primaryKeyInclude: ['name'], uniques: [] }]);
  });

  it('a search path that is taken back', () => {
    const source = `SET search_path = app; CREATE TABLE a (id int); RESET search_path; CREATE TABLE b (id int);`;
    expect(outline(source, postgresql)).toEqual(['app.a(id)', 'b(id)']);
  });

  it('rules and triggers that put new rows elsewhere', () => {
    const source = `CREATE TABLE a (id serial PRIMARY KEY, at date);
      CREATE TABLE b (id serial PRIMARY KEY, at date);
      CREATE TABLE c (id serial PRIMARY KEY, at date);
      CREATE TABLE d (id serial PRIMARY KEY, at date);
      CREATE FUNCTION split() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN -- RETURN NEW would add it twice
        INSERT INTO a_2024 VALUES (NEW.*);
        RETURN NULL;
      END $$;
      CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF NEW.at IS NULL THEN RETURN NULL; END IF; RETURN NEW; END';
      CREATE TRIGGER split BEFORE INSERT ON a FOR EACH ROW EXECUTE PROCEDURE split();
      CREATE TRIGGER told AFTER INSERT ON b FOR EACH ROW EXECUTE FUNCTION split();
      CREATE TRIGGER touched BEFORE UPDATE OR INSERT ON b FOR EACH ROW EXECUTE FUNCTION touch();
      CREATE RULE late AS ON INSERT TO c WHERE (new.at > '2024-01-01') DO INSTEAD INSERT INTO a VALUES (DEFAULT, new.at);
      CREATE RULE noted AS ON INSERT TO b DO ALSO INSERT INTO a VALUES (DEFAULT, new.at);
      CREATE RULE kept AS ON DELETE TO b DO INSTEAD NOTHING;
      CREATE RULE none AS ON INSERT TO d DO INSTEAD NOTHING;
      DROP RULE none ON d;`;
    const { tables } = readSchema(source, postgresql).value.schema;
    expect(tables.map(({ name, diverted }) => [name, diverted])).toEqual([
      ['a', { by: 'trigger', name: 'split', conditional: false, line: 12, column: 7 }],
      ['b', undefined],
      ['c', { by: 'rule', name: 'late', conditional: true, line: 15, column: 7 }],
      ['d', undefined],
    ]);
  });

  it('lists as defaults of columns that are added later, as Prisma writes them', () => {
    const source = `CREATE TABLE storage (id text PRIMARY KEY);
ALTER TABLE IF EXISTS "storage"
  ADD COLUMN IF NOT EXISTS "groups" TEXT[]
  NOT NULL DEFAULT ARRAY['core','basic','time'], ADD COLUMN grid int[] DEFAULT ARRAY[[1, 2], [3, 4]];`;
    expect(outline(source, postgresql)).toEqual(['storage(id*!, groups!, grid)']);
    expect(columnOf(source, 'groups', postgresql).default).toMatchObject({ text: "ARRAY['core','basic','time']" });
    expect(problems(source, postgresql)).toEqual([]);
  });

  it('temporary tables, with all that is said of them later', () => {
    const source = `CREATE TABLE a (id int PRIMARY KEY);
CREATE TEMPORARY TABLE moved AS SELECT id AS of_a FROM a;
CREATE UNIQUE INDEX ON moved (of_a);
ALTER TABLE moved ADD COLUMN note text;
DROP TABLE moved;`;
    expect(outline(source, postgresql)).toEqual(['a(id*!)']);
    expect(problems(source, postgresql)).toEqual([]);
  });
});
