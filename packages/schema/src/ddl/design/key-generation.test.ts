import { expect, it } from 'vitest';
import { readSchema } from '../../read/read-schema.ts';
import { writeDdl } from '../write-ddl.ts';

const SQL = `CREATE SEQUENCE OrderNumbers START WITH 1000;
CREATE TABLE Orders (
  Id int NOT NULL IDENTITY PRIMARY KEY,
  Number int NOT NULL UNIQUE DEFAULT (NEXT VALUE FOR OrderNumbers)
);
CREATE TABLE Tickets (Code varchar(9) PRIMARY KEY, No int DEFAULT (NEXT VALUE FOR TicketNumbers), Seat int DEFAULT (NEXT VALUE FOR Seats));`;

// MySQL and SQLite let one column of a table count, and MySQL refuses a second one.
it('lets one column of a table count where there are no sequences, and names the others', () => {
  const { schema } = readSchema(SQL, { dialect: 'sqlserver' }).value;
  const { value, diagnostics } = writeDdl(schema, 'mysql');
  expect(value.text.match(/^ .*AUTO_INCREMENT.*$/gm)).toEqual([
    '  `Id` int NOT NULL AUTO_INCREMENT,',
    '  `No` int AUTO_INCREMENT,',
  ]);
  const lost = diagnostics.filter(({ code }) => code === 'ddl-identity-dropped');
  expect(lost.map(({ message }) => message)).toEqual([
    expect.stringContaining('Number'),
    expect.stringContaining('Seat'),
  ]);
});

it('says which columns count without the sequence they drew from', () => {
  const sql = `CREATE SEQUENCE s_own; CREATE SEQUENCE s_shared;
    CREATE TABLE a (id bigint NOT NULL DEFAULT nextval(s_own) PRIMARY KEY);
    CREATE TABLE b (id bigint NOT NULL DEFAULT nextval(s_shared) PRIMARY KEY);
    CREATE TABLE c (id bigint NOT NULL DEFAULT nextval(s_shared) PRIMARY KEY);`;
  const { schema } = readSchema(sql, { dialect: 'mariadb' }).value;
  const said = (target: 'mysql' | 'mariadb' | 'postgresql') =>
    writeDdl(schema, target).diagnostics.map(({ code, line, consequence }) => [code, line, consequence !== undefined]);
  expect(said('mysql')).toEqual([
    ['ddl-sequence-replaced', 2, false],
    ['ddl-sequence-replaced', 3, true],
    ['ddl-sequence-replaced', 4, true],
  ]);
  expect(said('postgresql')).toEqual([
    ['ddl-sequence-replaced', 3, true],
    ['ddl-sequence-replaced', 4, true],
  ]);
  expect(said('mariadb')).toEqual([]);
});
