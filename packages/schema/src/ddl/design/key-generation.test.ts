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
