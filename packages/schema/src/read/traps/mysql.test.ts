import { describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema.ts';
import { columnOf, outline, problems, tableOf } from '../testing/outline.ts';

const mysql = { dialect: 'mysql' } as const;

describe('what MySQL and MariaDB scripts hold', () => {
  it('the placeholder of a view, a table that is dropped again', () => {
    const source = `-- MySQL dump 10.13
DROP TABLE IF EXISTS \`v_names\`;
/*!50001 DROP VIEW IF EXISTS \`v_names\`*/;
SET @saved_cs_client     = @@character_set_client;
/*!50001 CREATE TABLE \`v_names\` (
  \`id\` tinyint NOT NULL,
  \`name\` tinyint NOT NULL
) ENGINE=MyISAM */;
CREATE TABLE \`person\` (\`id\` int NOT NULL, \`name\` varchar(9)) ENGINE=InnoDB;
/*!50001 DROP TABLE IF EXISTS \`v_names\`*/;
/*!50001 CREATE ALGORITHM=UNDEFINED */
/*!50013 DEFINER=\`root\`@\`localhost\` SQL SECURITY DEFINER */
/*!50001 VIEW \`v_names\` AS select \`person\`.\`id\` AS \`id\`,\`person\`.\`name\` AS \`name\` from \`person\` */;`;
    expect(outline(source)).toEqual(['person(id!, name)', 'view v_names(id, name)']);
  });

  it('a column inside a conditional comment', () => {
    const source = `CREATE TABLE place (
  id int NOT NULL AUTO_INCREMENT,
  -- only newer servers have it
  /*!50705 location GEOMETRY */ /*!80003 SRID 0 */ /*!50705 NOT NULL,*/
  name varchar(20),
  PRIMARY KEY (id)
  /*!50705 , SPATIAL KEY idx_location (location) */
) ENGINE=InnoDB;`;
    expect(outline(source, mysql)).toEqual(['place(id*!+, location!, name)']);
    expect(tableOf(source, 'place', mysql).indexes).toMatchObject([{ name: 'idx_location', kind: 'spatial' }]);
  });

  it('comments that look nested and are not', () => {
    const source = `/****** made by hand ******/
CREATE TABLE a (id int /* one /* two */);
/**/ CREATE TABLE b (id int);`;
    expect(outline(source, mysql)).toEqual(['a(id)', 'b(id)']);
  });

  it('values of ENUM and SET with commas, quotes and parentheses', () => {
    const source = `CREATE TABLE t (
  a enum('x,y','it''s','(z)','back\\\\slash','quo\\'te') NOT NULL DEFAULT 'it''s',
  b set('one','two;three') DEFAULT NULL,
  c int);`;
    expect(columnOf(source, 'a', mysql).values).toEqual(['x,y', "it's", '(z)', 'back\\slash', "quo'te"]);
    expect(columnOf(source, 'a', mysql).default).toEqual({ kind: 'string', value: "it's" });
    expect(outline(source, mysql)).toEqual(['t(a!, b, c)']);
  });

  it('keys over the beginnings of texts that are the whole text', () => {
    const source = `CREATE TABLE users (
  id int PRIMARY KEY,
  name varchar(767) NOT NULL,
  mail varchar(200),
  UNIQUE KEY u_name (name(767)),
  UNIQUE KEY u_mail (mail(199)),
  KEY k_mail (mail(200), name(20))
);
CREATE TABLE logins (id int PRIMARY KEY, user_name varchar(255), FOREIGN KEY (user_name) REFERENCES users (name));`;
    const { uniques, indexes } = tableOf(source, 'users', mysql);
    expect(uniques).toMatchObject([{ name: 'u_name', columns: ['name'] }]);
    expect(indexes.map(({ name, parts }) => [name, parts])).toEqual([
      ['u_mail', [{ column: 'mail', length: 199 }]],
      ['k_mail', [{ column: 'mail' }, { column: 'name', length: 20 }]],
    ]);
  });

  it('keys over prefixes, with methods, orders and comments', () => {
    const source = `CREATE TABLE t (
  id int unsigned NOT NULL,
  name varchar(200),
  body text,
  UNIQUE KEY u_name (name(10)),
  KEY k_both (name(20) DESC, id) USING BTREE COMMENT 'both, (really)',
  FULLTEXT KEY f_body (body) /*!50100 WITH PARSER ngram */,
  FULLTEXT f_name (name),
  INDEX (id),
  PRIMARY KEY USING BTREE (id)
);`;
    const { indexes, primaryKey } = tableOf(source, 't', mysql);
    expect(primaryKey).toEqual(['id']);
    expect(indexes.map(({ name, parts, unique, kind }) => [name, parts, unique, kind])).toEqual([
      ['u_name', [{ column: 'name', length: 10 }], true, undefined],
      ['k_both', [{ column: 'name', length: 20, descending: true }, { column: 'id' }], false, undefined],
      ['f_body', [{ column: 'body' }], false, 'fulltext'],
      ['f_name', [{ column: 'name' }], false, 'fulltext'],
      [undefined, [{ column: 'id' }], false, undefined],
    ]);
  });

  it('columns called like keywords', () => {
    const source = `CREATE TABLE words (
  \`key\` varchar(10), \`index\` int, date date, \`comment\` text, \`check\` tinyint(1), \`primary\` int, timestamp timestamp,
  \`order\` int, status enum('a'), text text, \`unique\` int, KEY \`key\` (\`key\`));`;
    expect(outline(source, mysql)).toEqual([
      'words(key, index, date, comment, check, primary, timestamp, order, status, text, unique)',
    ]);
  });

  it('escapes in comments, binary attributes, character sets', () => {
    const source = `CREATE TABLE t (
  a varchar(50) BINARY NOT NULL COMMENT 'the user\\'s; name, (long) -- not a comment',
  b char(3) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL COMMENT 'b',
  c varchar(10) CHARSET utf8mb4 DEFAULT 'a' COLLATE 'utf8mb4_bin'
) COMMENT='it''s a table';`;
    expect(outline(source, mysql)).toEqual(['t(a!, b, c)']);
    expect(columnOf(source, 'a', mysql).comment).toBe("the user's; name, (long) -- not a comment");
    expect(columnOf(source, 'b', mysql).collation).toBe('ascii_bin');
    expect(tableOf(source, 't', mysql).comment).toBe("it's a table");
  });

  it('keys and numbering that phpMyAdmin adds behind the rows', () => {
    const source = `-- phpMyAdmin SQL Dump
SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";
START TRANSACTION;
CREATE TABLE \`orders\` (
  \`id\` int(11) NOT NULL,
  \`person_id\` int(11) DEFAULT NULL,
  \`at\` datetime NOT NULL DEFAULT current_timestamp()
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;

INSERT INTO \`orders\` (\`id\`, \`person_id\`) VALUES
(1, 2), -- CREATE TABLE fake
(2, 3);

CREATE TABLE \`person\` (\`id\` int(11) NOT NULL, \`mail\` varchar(80) NOT NULL) ENGINE=InnoDB;
--
-- Indexes for table \`orders\`
--
ALTER TABLE \`orders\`
  ADD PRIMARY KEY (\`id\`),
  ADD KEY \`person_id\` (\`person_id\`);
ALTER TABLE \`person\`
  ADD PRIMARY KEY (\`id\`), ADD UNIQUE KEY \`mail\` (\`mail\`);
ALTER TABLE \`orders\`
  MODIFY \`id\` int(11) NOT NULL AUTO_INCREMENT, AUTO_INCREMENT=3;
ALTER TABLE \`orders\`
  ADD CONSTRAINT \`orders_ibfk_1\` FOREIGN KEY (\`person_id\`) REFERENCES \`person\` (\`id\`) ON DELETE CASCADE ON UPDATE CASCADE;
COMMIT;`;
    expect(outline(source)).toEqual([
      'orders(id*!+, person_id, at!)',
      'person(id*!, mail!)',
      'orders(person_id) -> person(id) cascade',
    ]);
    expect(problems(source)).toEqual([]);
  });

  it('bodies between DELIMITERs', () => {
    const source = `CREATE TABLE a (id int);
DELIMITER $$
CREATE DEFINER=\`root\`@\`%\` PROCEDURE make()
BEGIN
  CREATE TABLE inside (id int);
  IF 1 THEN SELECT 'x; y'; END IF;
END$$
CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW BEGIN SET NEW.id = 1; END $$
DELIMITER ;
DELIMITER //
CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 1//
DELIMITER ;
CREATE TABLE b (id int);`;
    expect(outline(source, mysql)).toEqual(['a(id)', 'b(id)']);
  });

  it('# comments, names that begin with digits, quotes in all manners', () => {
    const source = `# a comment; with CREATE TABLE fake (id int);
CREATE TABLE 2fa_codes ( # another
  1st int,
  \`2nd\` int DEFAULT '5',
  note varchar(20) DEFAULT "double 'quoted'"
) TYPE=MyISAM;`;
    expect(outline(source, mysql)).toEqual(['2fa_codes(1st, 2nd, note)']);
    expect(columnOf(source, 'note', mysql).default).toEqual({ kind: 'string', value: "double 'quoted'" });
  });

  it('changes in every form', () => {
    const source = `
CREATE TABLE t (id int, a int, b int, c int, KEY k_b (b));
ALTER TABLE t ADD COLUMN d int NOT NULL AFTER a, ADD e int FIRST, DROP COLUMN c,
  CHANGE COLUMN b bb varchar(10) NOT NULL, MODIFY a bigint unsigned NOT NULL, ADD (f int, g int),
  RENAME COLUMN f TO ff, ALTER COLUMN g SET DEFAULT 7, DROP INDEX k_b, ADD INDEX k_bb (bb), ADD PRIMARY KEY (id);
RENAME TABLE t TO tt, other TO other2;
ALTER TABLE tt RENAME TO ttt;
CREATE TABLE ttt_like LIKE ttt;
DROP TABLE IF EXISTS nothing, nothing2;`;
    expect(outline(source, mysql)).toEqual([
      'ttt(e, id*!, a!, d!, bb!, ff, g)',
      'ttt_like(e, id*!, a!, d!, bb!, ff, g)',
    ]);
  });

  it('databases named in front of tables, and USE', () => {
    const source = `CREATE DATABASE IF NOT EXISTS shop CHARACTER SET utf8mb4;
USE shop;
CREATE TABLE shop.a (id int PRIMARY KEY);
CREATE TABLE b (a_id int, FOREIGN KEY fk_a (a_id) REFERENCES shop.a (id));`;
    expect(outline(source, mysql)).toEqual(['a(id*!)', 'b(a_id)', 'b(a_id) -> a(id)']);
  });

  it('generated columns, checks, invisible columns, partitions, JSON of MariaDB', () => {
    const source = `CREATE TABLE t (
  id bigint NOT NULL AUTO_INCREMENT,
  price decimal(10,2) GENERATED ALWAYS AS ((net * 1.2)) VIRTUAL,
  net decimal(8,2) AS (1 + 1) PERSISTENT,
  data longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL CHECK (json_valid(\`data\`)),
  age int CHECK (age >= 0 AND age < 150),
  hidden int INVISIBLE DEFAULT 0,
  PRIMARY KEY (id),
  CONSTRAINT c_age CHECK ((\`age\` > 1)) /*!80016 NOT ENFORCED */
) ENGINE=InnoDB
/*!50100 PARTITION BY RANGE (id)
(PARTITION p0 VALUES LESS THAN (10) ENGINE = InnoDB,
 PARTITION p1 VALUES LESS THAN MAXVALUE ENGINE = InnoDB) */;`;
    expect(outline(source, mysql)).toEqual(['t(id*!+, price, net, data, age, hidden)']);
    expect(columnOf(source, 'data', mysql).dataType.kind).toBe('json');
    expect(columnOf(source, 'net', mysql).generated).toEqual({ expression: '1 + 1', stored: true });
    expect(tableOf(source, 't', mysql).checks.map(({ rules }) => rules)).toMatchObject([
      [{ kind: 'range', column: 'age', min: '0', max: '150', maxExclusive: true }],
    ]);
    expect(readSchema(source, mysql).diagnostics).toContainEqual(
      expect.objectContaining({ code: 'partitioning-ignored', line: 1 }),
    );
  });

  it('defaults that are expressions, and bytes written as text', () => {
    const source = `CREATE TABLE t (
  u char(36) DEFAULT (uuid()),
  v binary(16) DEFAULT (UUID_TO_BIN(UUID(), 1)),
  w binary(16) DEFAULT (unhex(replace(uuid(), '-', ''))),
  k binary(16) DEFAULT (UUID_TO_BIN('6ccd780c-baba-1026-9564-5b8c656024db')),
  n datetime DEFAULT (now()),
  j json DEFAULT (json_array()),
  x int DEFAULT (1 + 2),
  b binary(2) DEFAULT '\\0\\0'
)`;
    const defaults = tableOf(source, 't', mysql).columns.map((column) => column.default);
    expect(defaults).toEqual([
      { kind: 'uuid' },
      { kind: 'uuid' },
      { kind: 'uuid' },
      { kind: 'expression', text: "UUID_TO_BIN('6ccd780c-baba-1026-9564-5b8c656024db')" },
      { kind: 'now', what: 'timestamp' },
      { kind: 'expression', text: 'json_array()' },
      { kind: 'expression', text: '1 + 2' },
      { kind: 'binary', value: '0000' },
    ]);
  });

  it('a check that is switched off is no rule', () => {
    const source =
      'CREATE TABLE t (a int, CONSTRAINT c CHECK (a > 1) NOT ENFORCED, CONSTRAINT d CHECK (a < 9) ENFORCED);';
    expect(tableOf(source, 't', mysql).checks.map(({ name }) => name)).toEqual(['d']);
    const { diagnostics } = readSchema(source, mysql);
    expect(diagnostics.map(({ code, excerpt }) => `${code} ${excerpt ?? ''}`)).toEqual(['check-not-enforced a > 1']);
  });

  it('shapes of one reference system, which MariaDB says and asks for nowhere', () => {
    const source = `CREATE TABLE t (
  a point NOT NULL SRID 4326,
  b geometry NOT NULL /*!80003 SRID 0 */,
  c point REF_SYSTEM_ID=4326 NOT NULL,
  d int NOT NULL
)`;
    expect(outline(source, mysql)).toEqual(['t(a!, b!, c!, d!)']);
    const types = tableOf(source, 't', mysql).columns.map(({ dataType }) => dataType);
    expect(types).toEqual([
      { kind: 'spatial', subtype: 'point', srid: 4326 },
      { kind: 'spatial', subtype: 'geometry', srid: 0 },
      { kind: 'spatial', subtype: 'point' },
      expect.anything(),
    ]);
    const { diagnostics } = readSchema(source, mysql);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['srid-dropped 4']);
  });
});
