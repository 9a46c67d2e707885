import { expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';

const SQL = `
  CREATE SEQUENCE hr.emp_seq START WITH 100 INCREMENT BY 5;
  CREATE SEQUENCE shop.emp_seq START WITH 7;
  CREATE SEQUENCE shop."Mixed";
  CREATE TABLE hr.emp (id NUMBER(10) PRIMARY KEY, name VARCHAR2(50));
  CREATE TABLE shop.bill (id NUMBER(10) PRIMARY KEY, name VARCHAR2(50));
  CREATE TABLE shop.sort (id NUMBER(10) PRIMARY KEY, name VARCHAR2(50));
  CREATE TABLE shop.emp (id NUMBER(10) DEFAULT shop.emp_seq.NEXTVAL PRIMARY KEY, name VARCHAR2(50));
  CREATE TRIGGER hr.emp_bi BEFORE INSERT ON hr.emp FOR EACH ROW
  BEGIN
    SELECT hr.emp_seq.NEXTVAL INTO :NEW.id FROM dual;
  END;
  /
  CREATE TRIGGER shop.bill_bi BEFORE INSERT ON shop.bill FOR EACH ROW
  BEGIN
    :NEW.id := shop.emp_seq.NEXTVAL;
  END;
  /
  CREATE TRIGGER shop.sort_bi BEFORE INSERT ON shop.sort FOR EACH ROW
  BEGIN
    :NEW.id := shop."Mixed".NEXTVAL;
  END;
  /`;

// Hibernate quotes what it is told, so that `emp_seq` would be another sequence than EMP_SEQ.
it('asks the sequence the migration makes, by its namespace and as the catalogue spells it', () => {
  const { store } = designSql(SQL, { database: 'oracle' }, { dialect: 'oracle' }).value;
  const generators = store.entities.map(({ attributes: [key] }) => key?.kind === 'basic' && key.keyGenerator);
  expect(generators).toEqual([
    { kind: 'sequence', name: 'EMP_SEQ', schema: 'HR', increment: 5 },
    { kind: 'sequence', name: 'EMP_SEQ', schema: 'SHOP', increment: 1 },
    { kind: 'sequence', name: 'Mixed', schema: 'SHOP', increment: 1 },
    { kind: 'identity' },
  ]);
  const sql = store.migrations.find(({ path }) => path.startsWith('oracle/'))?.sql ?? '';
  expect(sql.match(/^CREATE SEQUENCE .*|DEFAULT \S+/gmu)).toEqual([
    'CREATE SEQUENCE hr.emp_seq START WITH 100 INCREMENT BY 5;',
    'CREATE SEQUENCE shop.emp_seq START WITH 7;',
    'CREATE SEQUENCE shop."Mixed";',
    'DEFAULT hr.emp_seq.NEXTVAL',
    'DEFAULT shop.emp_seq.NEXTVAL',
    'DEFAULT shop."Mixed".NEXTVAL',
    'DEFAULT shop.emp_seq.NEXTVAL',
  ]);
});

const DRAWN = `CREATE SEQUENCE seq_order START WITH 100;
CREATE TABLE customer_order (no bigint NOT NULL DEFAULT nextval(seq_order), placed datetime, PRIMARY KEY (no)) ENGINE=InnoDB;`;

it('asks MariaDB for the next of a sequence, as no counter of a table knows it', () => {
  const { store } = designSql(DRAWN, { database: 'mariadb' }, { dialect: 'mariadb' }).value;
  const [key] = store.entities[0]?.attributes ?? [];
  expect(key).toMatchObject({ keyGenerator: { kind: 'sequence', name: 'seq_order', increment: 1 } });
  expect(store.migrations[0]?.sql).toContain('DEFAULT NEXTVAL(`seq_order`)');
});

// After an insert the driver tells of IDENTITY only: https://learn.microsoft.com/sql/connect/jdbc/using-auto-generated-keys
it("asks SQL Server's sequence before the insert, where a key has it for a default", () => {
  const sql = `
    CREATE SEQUENCE [dbo].[OrderNumbers] AS [int] START WITH 1000 INCREMENT BY 5
    GO
    CREATE SEQUENCE [sales].[LineNumbers] AS [int]
    GO
    CREATE TABLE [dbo].[Order]([OrderId] [int] NOT NULL, CONSTRAINT [PK_Order] PRIMARY KEY CLUSTERED ([OrderId] ASC))
    GO
    CREATE TABLE [sales].[Line]([LineId] [int] NOT NULL DEFAULT (NEXT VALUE FOR [sales].[LineNumbers]), PRIMARY KEY ([LineId]))
    GO
    CREATE TABLE [dbo].[Plain]([Id] [int] IDENTITY(1,1) NOT NULL, PRIMARY KEY ([Id]))
    GO
    ALTER TABLE [dbo].[Order] ADD CONSTRAINT [DF_Order] DEFAULT (NEXT VALUE FOR [dbo].[OrderNumbers]) FOR [OrderId]
    GO`;
  const { store } = designSql(sql, { database: 'sqlserver' }).value;
  const generators = store.entities.map(({ attributes: [key] }) => key?.kind === 'basic' && key.keyGenerator);
  expect(generators).toEqual([
    { kind: 'sequence', name: 'OrderNumbers', increment: 5 },
    { kind: 'sequence', name: 'LineNumbers', schema: 'sales', increment: 1 },
    { kind: 'identity' },
  ]);
  const memory = store.migrations.find(({ path }) => path.startsWith('h2/'))?.sql ?? '';
  expect(memory).toContain('CREATE SEQUENCE "OrderNumbers" START WITH 1000 INCREMENT BY 5');
});
