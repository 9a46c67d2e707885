import { expect, test } from 'vitest';
import { fileAt, renderSql } from '../../../testing/render-sql.ts';

const SQL = `CREATE TABLE [dbo].[Item] ([Id] int NOT NULL PRIMARY KEY, [Name] nvarchar(40) NOT NULL,
    [ValidFrom] datetime2(7) GENERATED ALWAYS AS ROW START HIDDEN NOT NULL,
    [ValidTo] datetime2(7) GENERATED ALWAYS AS ROW END HIDDEN NOT NULL, PERIOD FOR SYSTEM_TIME ([ValidFrom], [ValidTo]))
  WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = [past].[Item]));
GO
`;

test('what rows were before is read from where the database keeps it, and every document says how', () => {
  const files = renderSql(SQL, {
    database: 'sqlserver',
    features: { swagger: true, exceptionHandler: true, security: true },
  });
  const java = [...files].find(([path]) => path.endsWith('/domain/ItemHistory.java'))?.[1];
  expect(java).toContain(
    '@Immutable\n@Subselect("select \\"Id\\", \\"Name\\", \\"ValidFrom\\", \\"ValidTo\\" from past.\\"Item\\"")',
  );
  expect(java).toContain('What a row of Item was before, as the database keeps it in past.Item.');
  const controller = [...files].find(([path]) => path.endsWith('/ItemHistoryController.java'))?.[1] ?? '';
  expect(controller).toContain('@RequestMapping("/api/v1/items/history")');
  expect(controller).not.toMatch(/PostMapping|PutMapping|PatchMapping|DeleteMapping/u);
  expect(fileAt(files, 'README.md')).toContain('`GET /api/v1/items/history?id=…` (items)');
  expect(fileAt(files, 'requests.http')).toContain('GET {{host}}/api/v1/items/history?page=0');
  expect(fileAt(files, 'REPORT.md')).toContain('list of item histories, read only');
  const rules = [...files].find(([path]) => path.endsWith('/AccessRules.java'))?.[1] ?? '';
  expect(rules.indexOf('"/api/v1/items/history/**"')).toBeLessThan(rules.indexOf('"/api/v1/items/**"'));
  expect(rules).toContain('"/api/v1/items/history/**"');
});
