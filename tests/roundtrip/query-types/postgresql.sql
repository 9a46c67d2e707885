CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
CREATE DOMAIN code AS varchar(8);
CREATE SEQUENCE q;
CREATE TABLE t (
  i2 smallint, i4 integer NOT NULL, i8 bigint, n numeric, n10_2 numeric(10, 2), n5 numeric(5), r real, d double precision,
  m money, b boolean, c5 char(5), v10 varchar(10), v20 varchar(20), v varchar, x text, bytes bytea, bit3 bit(3),
  vb5 bit varying(5), vb bit varying, da date, ti time, ti3 time(3), tiz timetz, ts timestamp, ts3 timestamp(3),
  tz timestamptz, tz0 timestamptz(0), iv interval, u uuid, j json, jb jsonb, mo mood, co code, ia integer[], xa text[],
  va varchar(10)[], ip inet, po point, ir int4range, tv tsvector, o oid
);
CREATE TABLE s (id bigint PRIMARY KEY, i4 integer, name varchar(30) NOT NULL, price numeric(8, 3), at timestamptz);
