CREATE TABLE t (
  i1 tinyint, i2 smallint, i3 mediumint, i4 int NOT NULL, i8 bigint, u4 int unsigned, u8 bigint unsigned, b tinyint(1),
  n10_2 decimal(10, 2), n5 decimal(5), n20_6 decimal(20, 6) NOT NULL, r float, d double, c5 char(5), v10 varchar(10),
  v20 varchar(20) NOT NULL, x text, mx mediumtext, lx longtext, tx tinytext, bi4 binary(4), vb8 varbinary(8), bl blob,
  bit3 bit(3), da date, ti time, ti3 time(3), dt datetime, dt3 datetime(3), ts timestamp NULL, y year,
  e enum('a', 'bcd') , se set('x', 'y'), j json
) DEFAULT CHARACTER SET utf8mb4;
CREATE TABLE s (
  id bigint NOT NULL PRIMARY KEY, i4 int, name varchar(30) NOT NULL, price decimal(8, 3), at datetime
) DEFAULT CHARACTER SET utf8mb4;
