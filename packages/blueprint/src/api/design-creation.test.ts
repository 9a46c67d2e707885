import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

const LINES = `
  CREATE TABLE product (id int PRIMARY KEY);
  CREATE TABLE "order" (id serial PRIMARY KEY, note text, version int NOT NULL DEFAULT 0);
  CREATE TABLE order_line (order_id int REFERENCES "order" ON DELETE CASCADE, line_no int, product_id int NOT NULL REFERENCES product,
    sold_from date, sold_to date, PRIMARY KEY (order_id, line_no), CHECK (sold_to >= sold_from), CHECK (line_no > order_id));`;

describe('what a new record brings along', () => {
  it('is what lives and dies with it, without the key of the record and the version of a record that is not there', () => {
    const { creation } = resourceNamed(designSql(LINES).value, 'Order');
    expect(creation?.request.name).toBe('OrderCreateRequest');
    expect(creation?.given).toMatchObject([{ kind: 'said', field: { name: 'note' } }, { kind: 'absent' }]);
    const [part, ...others] = creation?.parts ?? [];
    expect(others).toEqual([]);
    expect(part).toMatchObject({ role: 'lines', record: 'NewOrderLine', request: { name: 'OrderLineRequest' } });
    expect(part?.given.map((one) => (one.kind === 'said' ? one.field.name : one.kind))).toEqual([
      ...['parent', 'lineNo', 'productId', 'soldFrom', 'soldTo'],
    ]);
    // The other check compares with the key of an order that is not there yet.
    expect(part?.comparisons).toMatchObject([{ field: 'soldTo', other: 'soldFrom' }]);
    expect(part?.test).toMatchObject({ name: 'createsWithLines', segment: 'lines' });
  });

  it('is nothing where requests do not say whose it is', () => {
    const { value } = designSql(`CREATE TABLE box (id int PRIMARY KEY);
      CREATE TABLE label (no int PRIMARY KEY, text varchar(9),
        box_id int NOT NULL GENERATED ALWAYS AS (no / 10) STORED REFERENCES box ON DELETE CASCADE);`);
    expect(resourceNamed(value, 'Box').children).toHaveLength(1);
    expect(resourceNamed(value, 'Box').creation).toBeUndefined();
  });

  it('has a request that no other record is called like', () => {
    const { value } = designSql(`${LINES} CREATE TABLE order_create (id int PRIMARY KEY);`);
    expect(resourceNamed(value, 'Order').creation?.request.name).toBe('OrderCreationRequest');
  });

  it('is in no test where another reference of it shares the columns that say whose it is', () => {
    const { value } =
      designSql(`CREATE TABLE site (id int PRIMARY KEY); CREATE TABLE dock (site_id int REFERENCES site, no int, PRIMARY KEY (site_id, no));
      CREATE TABLE slot (site_id int REFERENCES site, no int, hour int, note text, PRIMARY KEY (site_id, no, hour),
        FOREIGN KEY (site_id, no) REFERENCES dock ON DELETE CASCADE);`);
    expect(resourceNamed(value, 'Dock').creation?.parts).toMatchObject([{ role: 'slots' }]);
    expect(resourceNamed(value, 'Dock').creation?.parts[0]?.test).toBeUndefined();
  });

  it('leaves out children whose requests hold more than a record does', () => {
    const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at} int`).join(', ');
    const { value } = designSql(`CREATE TABLE box (id int PRIMARY KEY, note text);
      CREATE TABLE wide (box_id int REFERENCES box ON DELETE CASCADE, no int, ${columns(248)}, PRIMARY KEY (box_id, no));
      CREATE TABLE wider (box_id int REFERENCES box ON DELETE CASCADE, no int, ${columns(249)}, PRIMARY KEY (box_id, no));`);
    expect(resourceNamed(value, 'Box').children).toHaveLength(2);
    expect(resourceNamed(value, 'Box').creation?.parts.map(({ record }) => record)).toEqual(['NewWide']);
  });

  it('is nothing where it would be everything', () => {
    const parts = Array.from(
      { length: 13 },
      (_, at) => `CREATE TABLE part${at}s (tenant int REFERENCES tenant, no int, PRIMARY KEY (tenant, no));`,
    );
    const { value } = designSql(`CREATE TABLE tenant (id int PRIMARY KEY, name text); ${parts.join(' ')}`);
    expect(resourceNamed(value, 'Tenant').children).toHaveLength(13);
    expect(resourceNamed(value, 'Tenant').creation).toBeUndefined();
  });
});
