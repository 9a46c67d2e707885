import { describe, expect, it } from 'vitest';
import { designSql, entityNamed } from '../../../testing/design-sql.ts';

const TABLES = `
  CREATE TABLE customer (id int PRIMARY KEY);
  CREATE TABLE payment (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customer, paid_at timestamp NOT NULL);
  CREATE TABLE payment_2024 (CHECK (paid_at < '2025-01-01')) INHERITS (payment);`;
const SOME = `CREATE RULE old AS ON INSERT TO payment WHERE new.paid_at < '2025-01-01'
  DO INSTEAD INSERT INTO payment_2024 VALUES (new.*);`;
const ALL = `CREATE FUNCTION split() RETURNS trigger LANGUAGE plpgsql AS
  'BEGIN INSERT INTO payment_2024 VALUES (NEW.*); RETURN NULL; END';
  CREATE TRIGGER split BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION split();`;

function diverted(sql: string): readonly string[] {
  return designSql(sql).diagnostics.flatMap(({ code, line, message }) =>
    code === 'rows-diverted' ? [`${line}: ${message}`] : [],
  );
}

describe('tables whose new rows are put elsewhere', () => {
  it('ask the sequence for keys where that lets the other rows in', () => {
    const { value } = designSql(TABLES + SOME);
    expect(entityNamed(value, 'Payment').attributes[0]).toMatchObject({
      keyGenerator: { kind: 'sequence', name: 'payment_id_seq' },
    });
    for (const { sql } of value.store.migrations) expect(sql).toContain('CREATE SEQUENCE payment_id_seq');
    expect(diverted(TABLES + SOME)).toEqual([
      '4: The rule old puts some new rows of payment elsewhere: creating such a one is answered with 409.',
    ]);
  });

  it('can be listed and appended to where no row comes into the table itself', () => {
    const { value } = designSql(TABLES + ALL);
    expect(value.store.entities.map(({ tableName }) => tableName)).toEqual(['customer']);
    expect(value.store.keyless).toMatchObject([
      { tableName: 'payment', insert: 'insert into payment (customer_id, paid_at) values (:customerId, :paidAt)' },
    ]);
    expect(diverted(TABLES + ALL)).toEqual([
      '6: The trigger split puts new rows of payment elsewhere, and the database does not say under which key: they can be listed and appended, not read, changed or deleted one by one.',
    ]);
  });

  it('can be listed and appended to where an identity cannot be asked for keys', () => {
    const { value } = designSql(TABLES.replace('id serial', 'id int GENERATED ALWAYS AS IDENTITY') + SOME);
    expect(value.store.keyless.map(({ tableName }) => tableName)).toEqual(['payment']);
  });

  it('are ordinary ones in another database', () => {
    const { value, diagnostics } = designSql(TABLES + SOME, { database: 'mariadb' }, { dialect: 'postgresql' });
    expect(value.store.keyless).toEqual([]);
    expect(diagnostics.map(({ code }) => code)).not.toContain('rows-diverted');
  });
});
