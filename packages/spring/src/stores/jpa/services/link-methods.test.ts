import { describe, expect, it } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

const MAIN = 'src/main/java/org/depot';

/** The files of products with labels, some of which count their changes. */
function files(version: string) {
  return renderSql(`CREATE TABLE label (id bigint PRIMARY KEY, name text NOT NULL);
    CREATE TABLE product (id bigint PRIMARY KEY, name text NOT NULL${version});
    CREATE TABLE product_label (product_id bigint REFERENCES product, label_id bigint REFERENCES label,
      PRIMARY KEY (product_id, label_id));`);
}

describe('a relation that several change at once', () => {
  it('has its owner to itself while it is changed, and leaves its version alone', () => {
    const made = files(', row_version int NOT NULL DEFAULT 0');
    const service = fileAt(made, `${MAIN}/service/ProductService.java`);
    expect(service).toContain('requireToChange(Product.class, id, "Product")');
    expect(service).toContain('"insert into product_label (product_id, label_id) values (?1, ?2)", id, memberId');
    expect(service).toContain('"delete from product_label where product_id = ?1 and label_id = ?2", id, memberId');
    expect(service).not.toContain('getLabels()');
    expect(fileAt(made, `${MAIN}/domain/Product.java`)).toContain(
      '@OptimisticLock(excluded = true)\n  private Set<Label> labels',
    );
    expect(fileAt(made, `${MAIN}/common/UnitOfWork.java`)).toContain('LockModeType.PESSIMISTIC_WRITE');
  });

  it('has its owner to itself in SQL Server, where hints stand behind tables that are selected', () => {
    const sql = `CREATE TABLE label (id bigint PRIMARY KEY); CREATE TABLE product (id bigint PRIMARY KEY);
      CREATE TABLE product_label (product_id bigint REFERENCES product, label_id bigint REFERENCES label,
        PRIMARY KEY (product_id, label_id));`;
    const selected = (database: 'postgresql' | 'sqlserver'): string | undefined =>
      /requireToChange\(.*?createQuery\( ?"select (\w+) from "/.exec(
        fileAt(renderSql(sql, { database }), `${MAIN}/common/UnitOfWork.java`).replaceAll(/\s+/g, ' '),
      )?.[1];
    expect([selected('postgresql'), selected('sqlserver')]).toEqual(['1', 'e']);
  });

  it('is changed through both ends where only Hibernate writes such keys', () => {
    const made = renderSql(
      `CREATE TABLE day (id date PRIMARY KEY); CREATE TABLE product (id bigint PRIMARY KEY, name text);
      CREATE TABLE product_day (product_id bigint REFERENCES product, day_id date REFERENCES day,
        PRIMARY KEY (product_id, day_id));`,
      { database: 'mariadb' },
    );
    const service = fileAt(made, `${MAIN}/service/ProductService.java`);
    expect(service.match(/findToChange\(Product\.class, id, "Product"\)/gu)).toHaveLength(2);
    expect(service).not.toContain('insert into');
  });

  it('says nothing of versions where there are none', () => {
    expect(fileAt(files(''), `${MAIN}/domain/Product.java`)).not.toContain('OptimisticLock');
  });

  it('asks for no locks where there is no relation', () => {
    const made = renderSql('CREATE TABLE label (id bigint PRIMARY KEY, name text NOT NULL);');
    expect(fileAt(made, `${MAIN}/common/UnitOfWork.java`)).not.toContain('PESSIMISTIC_WRITE');
  });
});
