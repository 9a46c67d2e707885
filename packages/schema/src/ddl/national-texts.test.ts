import { expect, test } from 'vitest';
import { readSchema } from '../read/read-schema.ts';
import { writeDdl } from './write-ddl.ts';
import { nationalTexts } from './sqlserver/literals.ts';

test('texts that a code page may lack are national in what is carried over, and nothing else changes', () => {
  expect(nationalTexts("[Rol]='Клиент' OR [Rol]=N'Мастер' OR [Rol]='client'")).toBe(
    "[Rol]=N'Клиент' OR [Rol]=N'Мастер' OR [Rol]='client'",
  );
  expect(nationalTexts(`[имя 'я']='it''s' AND "имя 'я'"<>'Ж''ё'`)).toBe(`[имя 'я']='it''s' AND "имя 'я'"<>N'Ж''ё'`);
});

test('so are those of the checks of a schema', () => {
  const sql =
    "CREATE TABLE [person] ([id] int PRIMARY KEY, [role] nvarchar(20) CHECK ([role]='Клиент' OR [role]='Мастер'));";
  const { value } = readSchema(sql, { dialect: 'sqlserver' });
  const text = JSON.stringify(writeDdl(value.schema, 'sqlserver'));
  expect(text).toContain("[role]=N'Клиент' OR [role]=N'Мастер'");
});
