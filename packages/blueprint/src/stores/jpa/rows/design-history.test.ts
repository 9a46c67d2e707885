import { describe, expect, it } from 'vitest';
import { designSql } from '../../../testing/design-sql.ts';
import type { Options } from '../../../options.ts';

const PERIOD = `ValidFrom datetime2(7) GENERATED ALWAYS AS ROW START HIDDEN NOT NULL,
  ValidTo datetime2(7) GENERATED ALWAYS AS ROW END HIDDEN NOT NULL, PERIOD FOR SYSTEM_TIME (ValidFrom, ValidTo)`;

/** A table that keeps earlier rows, as SQL Server Management Studio writes it. */
function versioned(name: string, columns: string, history = `[dbo].[${name}History]`): string {
  return `CREATE TABLE [dbo].[${name}] (${columns}, ${PERIOD})
    WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = ${history}));\nGO\n`;
}

const ITEM = versioned('Item', 'Id int NOT NULL PRIMARY KEY, Name nvarchar(40) NOT NULL, Price decimal(9, 2) NULL');

function design(sql: string, options: Partial<Options> = {}) {
  return designSql(sql, { database: 'sqlserver', ...options });
}

describe('the earlier rows of a table of SQL Server', () => {
  it('are listed below it, by when they began to hold, and never written', () => {
    const { value } = design(ITEM);
    expect(value.lists).toMatchObject([{ kind: 'view', name: 'ItemHistory', path: '/api/v1/items/history' }]);
    const [list] = value.lists;
    expect(list?.fields.map(({ name }) => name)).toEqual(['id', 'name', 'price', 'validFrom', 'validTo']);
    const [view] = value.store.views;
    expect(view).toMatchObject({ list: 'ItemHistory', viewName: 'ItemHistory', historyOf: 'Item', readBy: 'USER' });
    expect(view?.select).toBe('select "Id", "Name", "Price", "ValidFrom", "ValidTo" from "ItemHistory"');
    expect(view?.keyPaths[0]).toEqual(['validFrom']);
    expect(list?.kind === 'view' && list.history).toEqual({ of: 'items', askedBy: ['id'] });
  });

  it('are a view without rows in memory, which a database of its own makes itself', () => {
    const [own = '', memory = ''] = design(ITEM, { devDatabase: 'h2' }).value.store.migrations.map(({ sql }) => sql);
    expect(own).toContain('HISTORY_TABLE = [dbo].[ItemHistory]');
    expect(own).not.toContain('CREATE VIEW');
    expect(memory).toMatch(/CREATE VIEW "ItemHistory" AS\nSELECT CAST\(NULL AS VARCHAR\) AS "Id", /u);
  });

  it('stand in the report with their table, also where the dump declares theirs', () => {
    const declared = `${ITEM}CREATE TABLE [dbo].[ItemHistory] ([Id] [int] NOT NULL, [Name] [nvarchar](40) NOT NULL);`;
    for (const sql of [ITEM, declared]) {
      const { report } = design(sql).value;
      expect(report.tables).toMatchObject([
        { table: 'Item', becomes: 'entity' },
        { table: 'ItemHistory', becomes: 'view', path: '/api/v1/items/history' },
      ]);
      expect(report.assumed.map(({ code }) => code)).toContain('history-as-list');
    }
  });

  it('are called after their table, whatever theirs is called and wherever it is', () => {
    const { lists, store } = design(versioned('Item', 'Id int NOT NULL PRIMARY KEY', 'past.Item')).value;
    expect(lists).toMatchObject([{ name: 'ItemHistory', path: '/api/v1/items/history' }]);
    expect(store.views[0]?.select).toBe('select "Id", "ValidFrom", "ValidTo" from past."Item"');
    expect(store.views[0]?.viewName).toBe('past.Item');
  });

  it('have an address of their own where a record could be called so', () => {
    const { lists } = design(versioned('Currency', 'Code char(7) NOT NULL PRIMARY KEY')).value;
    expect(lists[0]?.path).toBe('/api/v1/currency-histories');
  });

  it('are behind two parts of a key as they are behind one', () => {
    const { lists } = design(
      versioned('Line', 'Bill int NOT NULL, Code varchar(9) NOT NULL, PRIMARY KEY (Bill, Code)'),
    ).value;
    expect(lists[0]?.path).toBe('/api/v1/lines/history');
  });

  it('are below it, and said once, also where it refers to others', () => {
    const { value } = design(
      `${ITEM}${versioned('Sale', 'Id int NOT NULL PRIMARY KEY, ItemId int NOT NULL REFERENCES [dbo].[Item]')}
       ${versioned('Item_Sale', 'I int REFERENCES [dbo].[Item], S int REFERENCES [dbo].[Sale], PRIMARY KEY (I, S)')}`,
    );
    expect(value.lists.map(({ path }) => path)).toEqual([
      '/api/v1/items/history',
      '/api/v1/sales/history',
      '/api/v1/item-sales/history',
    ]);
    expect(value.report.leftOut.map(({ code }) => code)).not.toContain('history-not-listed');
  });

  it('show no secrets, and what is somebody’s to administrators alone', () => {
    const secret = design(versioned('Member', 'Id int NOT NULL PRIMARY KEY, PasswordHash varbinary(64) NOT NULL'));
    expect(secret.value.store.views[0]?.select).not.toContain('PasswordHash');
    expect(secret.value.report.leftOut.map(({ code }) => code)).toContain('secret-left-out');
    const security = {
      features: { swagger: false, exceptionHandler: true, security: true },
      choices: { rules: ['owner'] },
    } as const;
    const rules = (columns: string) => {
      const { parts } = design(versioned('Note', columns), security).value;
      const part = parts.find(({ name }) => name === 'security');
      return part?.name === 'security' ? part.rules.map(({ path, read }) => `${path} ${read}`) : [];
    };
    expect(rules('Id int NOT NULL PRIMARY KEY, Body nvarchar(99)')).toEqual([
      '/api/v1/notes/history EDITOR',
      '/api/v1/notes EDITOR',
    ]);
    const owned = rules('Id int NOT NULL PRIMARY KEY, Body nvarchar(99), OwnerId uniqueidentifier NOT NULL');
    expect(owned).toEqual(['/api/v1/notes/history ADMIN', '/api/v1/notes USER']);
    const deleted = rules('Id int NOT NULL PRIMARY KEY, Body nvarchar(99), DeletedAt datetime2 NULL');
    expect(deleted[0]).toBe('/api/v1/notes/history ADMIN');
  });

  it('show secrets through no view of the source either', () => {
    const { value } = design(`${versioned('Member', 'Id int NOT NULL PRIMARY KEY, PasswordHash varbinary(64) NOT NULL')}
      CREATE VIEW dbo.Earlier AS SELECT Id, PasswordHash AS Note FROM dbo.MemberHistory;\nGO`);
    expect(value.store.views.map(({ select }) => select).join()).not.toMatch(/Note|PasswordHash/u);
  });

  it('are not in the API where they have no table with a name, or none any more, and the report says so', () => {
    const unnamed = ITEM.replace(' (HISTORY_TABLE = [dbo].[ItemHistory])', '');
    const { value } = design(unnamed);
    expect(value.lists).toEqual([]);
    expect(value.report.leftOut).toContainEqual(expect.objectContaining({ code: 'history-not-listed' }));
    const mariadb = designSql('CREATE TABLE t (id int PRIMARY KEY) WITH SYSTEM VERSIONING;', { database: 'mariadb' });
    expect(mariadb.value.report.leftOut.map(({ code }) => code)).toEqual(['history-not-listed']);
    const elsewhere = designSql(ITEM, { database: 'postgresql' }, { dialect: 'sqlserver' });
    expect(elsewhere.value.lists).toEqual([]);
    expect(elsewhere.value.report.leftOut.map(({ code }) => code)).toContain('ddl-versioning-dropped');
    expect(elsewhere.value.report.leftOut.map(({ code }) => code)).not.toContain('history-not-listed');
  });
});
