import { readSchema } from '@backsmith/schema';
import { expect, it } from 'vitest';
import { applyPlan } from './apply-plan.ts';
import { partsOfSchema } from './part-of-schema.ts';

const SQL = `
  CREATE TYPE state AS ENUM ('new', 'old');
  CREATE DOMAIN email AS varchar(80) CHECK (VALUE LIKE '%@%');
  CREATE SEQUENCE bill_no;
  CREATE TABLE client (id int PRIMARY KEY, mail email, state state);
  CREATE TABLE bill (no bigint PRIMARY KEY DEFAULT nextval('bill_no'), client_id int NOT NULL REFERENCES client,
    payer_id int REFERENCES client);
  CREATE INDEX bill_client ON bill (client_id);
  CREATE TABLE bill_line (bill_no bigint REFERENCES bill, line int, PRIMARY KEY (bill_no, line));
  CREATE VIEW open_bill AS SELECT no FROM bill;
  CREATE VIEW debtor AS SELECT c.id FROM client c JOIN open_bill b ON b.no = c.id;`;

function parts() {
  const { schema } = readSchema(SQL, { dialect: 'postgresql' }).value;
  const services = [
    { name: 'clients', tables: ['client'] },
    { name: 'bills', tables: ['bill', 'bill_line'] },
  ];
  const { value } = applyPlan(schema, { services });
  if (value === undefined) throw new Error('The plan does not fit');
  return partsOfSchema(schema, value);
}

it('gives each service its tables, the keys among them, and what their columns use', () => {
  const [clients, bills] = parts().parts;
  const names = (list: readonly { readonly name: string }[] = []) => list.map(({ name }) => name);
  expect([names(clients?.tables), names(clients?.enums), names(clients?.domains), names(clients?.sequences)]).toEqual([
    ['client'],
    ['state'],
    ['email'],
    [],
  ]);
  expect([names(bills?.tables), names(bills?.enums), names(bills?.domains), names(bills?.sequences)]).toEqual([
    ['bill', 'bill_line'],
    [],
    [],
    ['bill_no'],
  ]);
  expect(bills?.foreignKeys.map(({ table, refTable }) => [table, refTable])).toEqual([['bill_line', 'bill']]);
  expect(clients?.foreignKeys).toEqual([]);
});

it('keeps an index on the columns of a key that leaves the service, once', () => {
  const bill = parts().parts[1]?.tables[0];
  expect(bill?.indexes.map(({ parts: columns }) => columns.map(({ column }) => column))).toEqual([
    ['client_id'],
    ['payer_id'],
  ]);
});

it('gives a view to the service whose tables it reads, and says which one no service can have', () => {
  const { parts: all, findings } = parts();
  expect(all.map(({ views }) => views.map(({ name }) => name))).toEqual([[], ['open_bill']]);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['view-across-services', 'The view debtor reads tables of bills and clients.'],
  ]);
});
