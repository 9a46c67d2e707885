import { describe, expect, it } from 'vitest';
import type { ToOneAttribute } from '../model/jpa/attribute.ts';
import { entityNamed, designSql } from '../testing/design-sql.ts';

function associations(sql: string, name: string): readonly ToOneAttribute[] {
  const { attributes } = entityNamed(designSql(sql).value, name);
  return attributes.filter((attribute) => attribute.kind === 'to-one');
}

describe('designAssociations', () => {
  it('names two references to one table by their roles', () => {
    const found = associations(
      `CREATE TABLE language (id int PRIMARY KEY);
       CREATE TABLE film (id int PRIMARY KEY, language_id int NOT NULL REFERENCES language, original_language_id int REFERENCES language);`,
      'Film',
    );
    expect(found.map(({ name, optional }) => [name, optional])).toEqual([
      ['language', false],
      ['originalLanguage', true],
    ]);
  });

  it('makes a one-to-one of a reference that is unique, and of a key that is one', () => {
    const found = associations(
      `CREATE TABLE person (id int PRIMARY KEY);
       CREATE TABLE passport (person_id int PRIMARY KEY REFERENCES person, holder_id int UNIQUE REFERENCES person);`,
      'Passport',
    );
    expect(found).toMatchObject([
      { name: 'person', cardinality: 'one-to-one', writes: { kind: 'maps-id' } },
      { name: 'holder', cardinality: 'one-to-one', writes: { kind: 'columns' } },
    ]);
  });

  it('leaves a reference a value whose columns have another order in the key', () => {
    const { value, diagnostics } = designSql(
      `CREATE TABLE crew (ship varchar(20), no int, PRIMARY KEY (ship, no));
       CREATE TABLE duty (no int, ship varchar(20), PRIMARY KEY (no, ship), FOREIGN KEY (ship, no) REFERENCES crew (ship, no));`,
    );
    expect(entityNamed(value, 'Duty').attributes.map(({ kind }) => kind)).toEqual(['embedded-id']);
    expect(diagnostics.map(({ code }) => code)).toContain('relation-as-value');
  });

  it('keeps the type of a part of the key that refers to another table', () => {
    const { value } = designSql(
      'CREATE TABLE `a` (`id` int unsigned PRIMARY KEY); CREATE TABLE `b` (`a_id` int unsigned, `no` int, PRIMARY KEY (`a_id`, `no`), FOREIGN KEY (`a_id`) REFERENCES `a` (`id`));',
      { database: 'mysql' },
    );
    expect(entityNamed(value, 'B').attributes).toMatchObject([{}, { columns: [{ definition: 'int unsigned' }] }]);
  });

  it('maps a part of the key that refers to another table', () => {
    const found = associations(
      `CREATE TABLE voyage (id int PRIMARY KEY);
       CREATE TABLE leg (voyage_id int REFERENCES voyage, no int, PRIMARY KEY (voyage_id, no));`,
      'Leg',
    );
    expect(found).toMatchObject([{ name: 'voyage', writes: { kind: 'maps-id', part: 'voyageId' } }]);
  });

  it('lets one association write a column that several foreign keys share', () => {
    const sql = `
      CREATE TABLE tenant (id int PRIMARY KEY);
      CREATE TABLE client (tenant_id int REFERENCES tenant, id int, PRIMARY KEY (tenant_id, id));
      CREATE TABLE bill (
        no int PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenant, client_id int NOT NULL,
        FOREIGN KEY (tenant_id, client_id) REFERENCES client (tenant_id, id));`;
    expect(associations(sql, 'Bill')).toMatchObject([
      { name: 'tenant', writes: { kind: 'columns' } },
      { name: 'client', writes: { kind: 'nothing' }, columns: [{ name: 'tenant_id' }, { name: 'client_id' }] },
    ]);
    const bill = entityNamed(designSql(sql).value, 'Bill');
    expect(bill.attributes.filter(({ kind }) => kind === 'basic').map(({ name }) => name)).toEqual(['no', 'clientId']);
  });

  it('keeps a reference to another unique column a value, and says so', () => {
    const sql = `
      CREATE TABLE port (id int PRIMARY KEY, code char(5) NOT NULL UNIQUE);
      CREATE TABLE ship (id int PRIMARY KEY, home_code char(5) REFERENCES port (code));`;
    expect(associations(sql, 'Ship')).toEqual([]);
    expect(designSql(sql).diagnostics).toMatchObject([{ code: 'relation-as-value', line: 3 }]);
  });

  it('does not follow keys that are taken from each other in a circle', () => {
    const sql = `
      CREATE TABLE egg (id int PRIMARY KEY);
      CREATE TABLE hen (id int PRIMARY KEY REFERENCES egg);
      ALTER TABLE egg ADD FOREIGN KEY (id) REFERENCES hen (id);`;
    expect(associations(sql, 'Egg')).toMatchObject([{ name: 'hen', writes: { kind: 'maps-id' } }]);
    expect(associations(sql, 'Hen')).toMatchObject([{ name: 'egg', writes: { kind: 'nothing' } }]);
  });

  it('gives an association another name than the column beside it', () => {
    const found = associations(
      `CREATE TABLE category (id int PRIMARY KEY);
       CREATE TABLE item (id int PRIMARY KEY, category varchar(20), category_id int REFERENCES category);`,
      'Item',
    );
    expect(found.map(({ name }) => name)).toEqual(['categoryEntity']);
  });
});
