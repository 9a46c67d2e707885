import { describeWith } from '../../kit/index.ts';
import { describeDynamic, type DynamicScript } from '../../roundtrip/dynamic/describe-dynamic.ts';
import { openMariaDb } from '../../roundtrip/servers/mariadb.ts';

const SCRIPTS: readonly DynamicScript[] = [
  {
    title: 'a choice between a change and nothing',
    sql: `CREATE TABLE \`a\` (\`id\` int NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB;
SET @s = IF((SELECT COUNT(*) FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'a' AND column_name = 'z') = 0, "ALTER TABLE a ADD COLUMN z int", "SELECT 1");
PREPARE st FROM @s;
EXECUTE st;
DEALLOCATE PREPARE st;`,
  },
  {
    title: 'a statement of variables',
    sql: `CREATE TABLE users (id int PRIMARY KEY);
SET @tablename = 'users';
SET @columnname = 'email';
SET @preparedStatement = (SELECT IF(
  (SELECT COUNT(*) FROM information_schema.columns WHERE table_name = @tablename AND table_schema = DATABASE() AND column_name = @columnname) > 0,
  'SELECT 1',
  CONCAT('ALTER TABLE ', @tablename, ' ADD ', @columnname, ' VARCHAR(255) NOT NULL;')
));
PREPARE alterIfNotExists FROM @preparedStatement;
EXECUTE alterIfNotExists;
DEALLOCATE PREPARE alterIfNotExists;`,
  },
  {
    title: 'a query that fills the variable',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
SELECT IF(COUNT(*) = 0, 'ALTER TABLE t ADD COLUMN c varchar(20)', 'SELECT 1') INTO @sql FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 't' AND column_name = 'c';
PREPARE s FROM @sql; EXECUTE s;`,
  },
  {
    title: 'a helper that adds columns, called twice',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
DELIMITER $$
CREATE PROCEDURE AddColumnIfNotExists(IN tableName VARCHAR(64), IN columnName VARCHAR(64), IN columnDef TEXT)
BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = tableName AND column_name = columnName) THEN
    SET @ddl = CONCAT('ALTER TABLE \`', tableName, '\` ADD COLUMN \`', columnName, '\` ', columnDef);
    PREPARE stmt FROM @ddl;
    EXECUTE stmt;
    DEALLOCATE PREPARE stmt;
  END IF;
END $$
DELIMITER ;
CALL AddColumnIfNotExists('t', 'a', 'int NOT NULL DEFAULT 0');
CALL AddColumnIfNotExists('t', 'b', 'varchar(20)');
DROP PROCEDURE AddColumnIfNotExists;`,
  },
  {
    title: 'literals, at once and prepared',
    sql: `CREATE TABLE t (id int PRIMARY KEY);
EXECUTE IMMEDIATE 'ALTER TABLE t ADD COLUMN c int';
PREPARE s FROM 'ALTER TABLE t ADD COLUMN d int'; EXECUTE s;
PREPARE never FROM 'CREATE TABLE e (id int PRIMARY KEY)';`,
  },
  {
    title: 'keys and indexes by a case',
    sql: `CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (id int PRIMARY KEY, p_id int);
SET @q := CASE WHEN (SELECT COUNT(*) FROM information_schema.table_constraints WHERE table_schema = DATABASE() AND constraint_name = 't_p') > 0 THEN 'DO 0' ELSE 'ALTER TABLE t ADD CONSTRAINT t_p FOREIGN KEY (p_id) REFERENCES p (id) ON DELETE CASCADE' END;
PREPARE s FROM @q; EXECUTE s;
SET @q := CONCAT_WS(' ', 'CREATE UNIQUE INDEX', 't_one', 'ON', 't', '(p_id, id)');
PREPARE s FROM @q; EXECUTE s;`,
  },
  {
    title: 'a procedure with a declared table',
    sql: `CREATE TABLE t (id int PRIMARY KEY, old int);
DELIMITER //
CREATE PROCEDURE up() BEGIN
  DECLARE tab VARCHAR(64) DEFAULT 't';
  IF EXISTS (SELECT * FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 't' AND column_name = 'old') THEN
    ALTER TABLE t DROP COLUMN old;
  END IF;
  SET @sql = CONCAT_WS(' ', 'ALTER TABLE', tab, 'ADD COLUMN y', 'int');
  PREPARE s FROM @sql; EXECUTE s; DEALLOCATE PREPARE s;
END //
DELIMITER ;
CALL up();
DROP PROCEDURE up;`,
  },
];

describeWith(['mariadb'], 'statements in texts on MariaDB', () => {
  describeDynamic(openMariaDb, SCRIPTS);
});
