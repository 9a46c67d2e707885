import { describe, expect, it } from 'vitest';
import { designSql, resourceNamed } from '../testing/design-sql.ts';

const ORDER = 'CREATE TABLE "order" (id int PRIMARY KEY); CREATE TABLE product (id int PRIMARY KEY);';

/** What the records of the table `part` live and die with, and where they are listed. */
function parentOf(sql: string): { readonly name?: string; readonly listed: readonly string[] } {
  const { value } = designSql(`${ORDER} ${sql}`);
  const listed = value.resources.flatMap(({ path, children }) => children.map(({ template }) => path + template));
  const { parent } = resourceNamed(value, 'Part');
  return { ...(parent === undefined ? {} : { name: parent.name }), listed };
}

describe('what lives and dies with something else', () => {
  it.each([
    ['a key that begins with its key', 'order_id int REFERENCES "order", no int, PRIMARY KEY (order_id, no)'],
    [
      'a key that begins with its key, beside another reference in the key',
      'order_id int REFERENCES "order", product_id int REFERENCES product, PRIMARY KEY (order_id, product_id), price int',
    ],
    [
      'the only deletion the database passes on',
      `id int PRIMARY KEY, order_id int NOT NULL REFERENCES "order" ON DELETE CASCADE,
       product_id int NOT NULL REFERENCES product`,
    ],
    [
      'both, where the other end of a relation deletes it, too',
      `order_id int REFERENCES "order" ON DELETE CASCADE, product_id int REFERENCES product ON DELETE CASCADE,
       price int, PRIMARY KEY (order_id, product_id)`,
    ],
  ])('is said by %s', (_, columns) => {
    expect(parentOf(`CREATE TABLE part (${columns});`)).toEqual({
      name: 'Order',
      listed: ['/api/v1/orders/{orderId}/parts'],
    });
  });

  it.each([
    [
      'two others delete it',
      `id int PRIMARY KEY, order_id int NOT NULL REFERENCES "order" ON DELETE CASCADE,
      product_id int NOT NULL REFERENCES product ON DELETE CASCADE`,
    ],
    [
      'its key begins with one and another deletes it',
      `order_id int REFERENCES "order", no int,
      product_id int NOT NULL REFERENCES product ON DELETE CASCADE, PRIMARY KEY (order_id, no)`,
    ],
    ['it may be without it', 'id int PRIMARY KEY, order_id int REFERENCES "order" ON DELETE CASCADE'],
    ['the database deletes nothing with it', 'id int PRIMARY KEY, order_id int NOT NULL REFERENCES "order"'],
    ['there is one only', 'order_id int PRIMARY KEY REFERENCES "order" ON DELETE CASCADE, note text'],
    ['it is its own', 'id int PRIMARY KEY, part_id int NOT NULL REFERENCES part ON DELETE CASCADE'],
  ])('is nothing where %s', (_, columns) => {
    expect(parentOf(`CREATE TABLE part (${columns});`)).toEqual({ listed: [] });
  });

  it('is the closest of those its key begins with', () => {
    const { name, listed } = parentOf(`
      CREATE TABLE order_line (order_id int REFERENCES "order" ON DELETE CASCADE, no int, PRIMARY KEY (order_id, no));
      CREATE TABLE part (order_id int REFERENCES "order" ON DELETE CASCADE, no int, piece int, note text,
        PRIMARY KEY (order_id, no, piece),
        FOREIGN KEY (order_id, no) REFERENCES order_line ON DELETE CASCADE);`);
    expect(name).toBe('OrderLine');
    expect(listed).toEqual(['/api/v1/orders/{orderId}/lines', '/api/v1/order-lines/{orderId}/{no}/parts']);
  });

  it('goes in no circle', () => {
    const { listed } = parentOf(`
      CREATE TABLE box (id int PRIMARY KEY, part_id int NOT NULL);
      CREATE TABLE part (id int PRIMARY KEY, box_id int NOT NULL REFERENCES box ON DELETE CASCADE);
      ALTER TABLE box ADD FOREIGN KEY (part_id) REFERENCES part ON DELETE CASCADE;`);
    expect(listed).toHaveLength(1);
  });

  it('is called by what it is to its parent, beside the names its parent has already', () => {
    const { value } = designSql(`CREATE TABLE journal (id int PRIMARY KEY, entries int);
      CREATE TABLE journal_entry (journal_id int REFERENCES journal, no int, PRIMARY KEY (journal_id, no));
      CREATE TABLE journal_summary (journal_id int REFERENCES journal, no int, PRIMARY KEY (journal_id, no));`);
    expect(resourceNamed(value, 'Journal').children).toMatchObject([
      { role: 'journalEntries', segment: 'entries' },
      { role: 'journalSummaries', segment: 'summaries' },
    ]);
  });
});
