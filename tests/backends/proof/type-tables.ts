/** Further schemas, which are databases of their own in MariaDB. */
export const BESIDES = ['beside', 'further'] as const;

/** A column of each common type, by server. The names say what they hold. */
export const POSTGRESQL_TYPES = `
CREATE TYPE mood AS ENUM ('calm', 'very glad');
CREATE DOMAIN short_code AS varchar(8) CHECK (VALUE ~ '^[A-Z0-9]+$');
CREATE TABLE everything (
  id bigserial PRIMARY KEY,
  a_smallint smallint NOT NULL, an_integer integer, a_bigint bigint,
  a_numeric numeric(12,3), a_plain_numeric numeric, a_real real, a_double double precision, a_money money,
  a_boolean boolean NOT NULL DEFAULT false,
  a_char char(5), a_varchar varchar(40) NOT NULL, a_plain_varchar varchar, a_text text, a_short_code short_code,
  some_bytes bytea, a_uuid uuid,
  a_date date, a_time time, a_time_with_zone timetz, a_timestamp timestamp, a_timestamp_with_zone timestamptz,
  a_second timestamp(0), an_interval interval,
  a_json json, a_jsonb jsonb, an_xml xml,
  an_address inet, a_network cidr, a_card macaddr,
  a_bit bit(1), some_bits bit varying(8),
  a_mood mood, a_vector tsvector,
  some_texts text[], some_integers integer[], some_ids uuid[], some_amounts numeric(10,2)[],
  some_addresses inet[] NOT NULL DEFAULT '{}', some_moods mood[], some_documents jsonb[], some_chunks bytea[],
  some_spans interval[], some_ranges int4range[], some_times time[], some_boxes box[], a_grid integer[][],
  a_range int4range, a_period tstzrange, an_object oid,
  twice integer GENERATED ALWAYS AS (an_integer * 2) STORED
);
CREATE VIEW lists AS SELECT id, some_texts, some_integers, some_addresses, some_moods, some_documents FROM everything;
CREATE TABLE by_sequence (id integer PRIMARY KEY DEFAULT nextval('by_sequence_numbers'), label varchar(20) NOT NULL);
CREATE TABLE by_uuid (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), label varchar(20) NOT NULL);
CREATE TABLE by_date (day date, part smallint, label varchar(20), PRIMARY KEY (day, part));
CREATE FUNCTION refuse_label() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.label = 'refused' THEN RAISE EXCEPTION 'Label "%" is taken by the house', NEW.label; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_label BEFORE INSERT ON by_uuid FOR EACH ROW EXECUTE FUNCTION refuse_label();
CREATE TABLE without_key (mark bytea NOT NULL, other_mark bytea, an_id uuid);
CREATE TABLE single_row (id integer NOT NULL DEFAULT 0 PRIMARY KEY CHECK (id = 0), label varchar(20));
CREATE SCHEMA beside;
CREATE DOMAIN beside.route_code AS varchar(8);
CREATE DOMAIN beside."Weight" AS numeric(8,0) CHECK (VALUE >= 0);
CREATE TYPE beside.shape AS ENUM ('round', 'very flat');
CREATE TYPE beside."Size" AS ENUM ('S', 'M');
CREATE TABLE beside.depot (
  id serial PRIMARY KEY, label varchar(20) NOT NULL, head_id uuid REFERENCES by_uuid (id),
  code beside.route_code UNIQUE, weight beside."Weight", shape beside.shape, size beside."Size"
);
CREATE TABLE beside.route (code beside.route_code PRIMARY KEY, next_code beside.route_code REFERENCES beside.route (code));
CREATE TABLE beside.visit (depot_id integer REFERENCES beside.depot (id), day date NOT NULL);
CREATE TABLE beside.depot_by_sequence (
  depot_id integer REFERENCES beside.depot (id), other_id integer REFERENCES by_sequence (id), PRIMARY KEY (depot_id, other_id)
);
`.replace('CREATE TABLE by_sequence', 'CREATE SEQUENCE by_sequence_numbers;\nCREATE TABLE by_sequence');

export const MARIADB_TYPES = `
CREATE TABLE everything (
  id bigint unsigned AUTO_INCREMENT PRIMARY KEY,
  a_tinyint tinyint NOT NULL, an_unsigned_tinyint tinyint unsigned, a_flag tinyint(1) NOT NULL DEFAULT 0,
  an_unsigned_flag tinyint(1) unsigned, a_boolean boolean,
  a_smallint smallint, an_unsigned_smallint smallint unsigned, a_mediumint mediumint, an_unsigned_mediumint mediumint unsigned,
  an_integer int, an_unsigned_integer int unsigned, a_bigint bigint, a_zerofill int(8) unsigned zerofill,
  a_decimal decimal(12,3), an_unsigned_decimal decimal(10,2) unsigned, a_float float, a_double double, a_sized_float float(8,2),
  a_char char(5), a_varchar varchar(40) NOT NULL, a_tinytext tinytext, a_text text, a_mediumtext mediumtext, a_longtext longtext,
  a_binary binary(16), a_short_binary binary(4), a_varbinary varbinary(60),
  a_tinyblob tinyblob, a_blob blob, a_mediumblob mediumblob, a_longblob longblob,
  a_date date, a_time time, a_datetime datetime, a_precise_datetime datetime(6), a_timestamp timestamp NULL, a_year year,
  a_json json, a_bit bit(1), some_bits bit(8), a_uuid uuid, an_address inet6,
  a_mood enum('calm','very glad') NOT NULL DEFAULT 'calm', some_marks set('red','blue'),
  twice int GENERATED ALWAYS AS (an_integer * 2) STORED
);
CREATE TABLE by_text (code char(3) PRIMARY KEY, label varchar(20) NOT NULL);
CREATE TABLE by_unsigned (id int unsigned AUTO_INCREMENT PRIMARY KEY, label varchar(20) NOT NULL);
CREATE TABLE below_unsigned (
  parent_id int unsigned, place smallint unsigned, label varchar(20), PRIMARY KEY (parent_id, place),
  FOREIGN KEY (parent_id) REFERENCES by_unsigned (id)
);
CREATE TABLE without_key (
  an_id binary(16), mark varbinary(32) NOT NULL, other_mark blob, other_id uuid, KEY by_mark (mark(4)), PRIMARY KEY (an_id, mark)
);
CREATE TABLE single_row (id int NOT NULL DEFAULT 0 PRIMARY KEY CHECK (id = 0), label varchar(20));
CREATE DATABASE beside;
CREATE DATABASE further;
CREATE TABLE beside.depot (id int AUTO_INCREMENT PRIMARY KEY, label varchar(20) NOT NULL);
CREATE TABLE beside.visit (depot_id int, day date NOT NULL, FOREIGN KEY (depot_id) REFERENCES beside.depot (id));
CREATE TABLE further.tour (id int AUTO_INCREMENT PRIMARY KEY, label varchar(20) NOT NULL);
CREATE TABLE further.tour_depot (
  tour_id int, depot_id int, PRIMARY KEY (tour_id, depot_id),
  FOREIGN KEY (tour_id) REFERENCES further.tour (id), FOREIGN KEY (depot_id) REFERENCES beside.depot (id)
);
`;

/** Types MySQL has and PostgreSQL holds in others, also in keys. */
export const MYSQL_TYPES_ELSEWHERE = `
CREATE TABLE \`by_bytes\` (\`id\` binary(16) NOT NULL, \`label\` varchar(20) NOT NULL, PRIMARY KEY (\`id\`)) ENGINE=InnoDB;
CREATE TABLE \`below_bytes\` (
  \`parent_id\` binary(16) NOT NULL, \`place\` smallint unsigned NOT NULL, \`digest\` binary(16), \`mark\` varbinary(40),
  \`a_tinyint\` tinyint, \`a_flag\` tinyint(1) unsigned, \`a_mediumint\` mediumint unsigned, \`a_bigint\` bigint unsigned,
  \`a_year\` year, \`a_set\` set('a','b'), \`an_enum\` enum('x','y z'), \`a_bit\` bit(1), \`a_blob\` tinyblob, \`a_time\` time(2),
  \`a_datetime\` datetime, \`a_timestamp\` timestamp(6) NULL, \`a_number\` numeric(8) zerofill, \`a_longtext\` longtext,
  PRIMARY KEY (\`parent_id\`, \`place\`), FOREIGN KEY (\`parent_id\`) REFERENCES \`by_bytes\` (\`id\`)
) ENGINE=InnoDB;
`;

/** The other way around. */
export const POSTGRESQL_TYPES_ELSEWHERE = `
CREATE DOMAIN short_code AS varchar(8);
CREATE TYPE mood AS ENUM ('calm', 'very glad');
CREATE TABLE by_uuid (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), label text NOT NULL);
CREATE TABLE by_text (code text PRIMARY KEY, short short_code, address inet, network cidr, span interval, period tstzrange);
CREATE TABLE below (
  id bigserial PRIMARY KEY, owner_id uuid REFERENCES by_uuid (id), code text REFERENCES by_text (code), feeling mood,
  at timestamptz, moment timestamp, second timestamp(0), amount money, bits bit varying(9), tags text[], extra jsonb, page xml, object oid
);
`;
