import { expect, test } from 'vitest';
import { alter } from './alter.ts';

test.each([
  ['ALTER TABLE [items ADD ons] ADD CONSTRAINT [c] CHECK (a > 0)', '[items ADD ons] WITH NOCHECK ADD CONSTRAINT'],
  ['ALTER TABLE dbo.[a]] ADD b] ADD CHECK (a > 0)', 'dbo.[a]] ADD b] WITH NOCHECK ADD CHECK'],
  ['ALTER TABLE item ADD CONSTRAINT [x ADD y] CHECK (a > 0)', 'item WITH NOCHECK ADD CONSTRAINT [x ADD y]'],
])('%s is not checked of rows that are there', (statement, written) => {
  expect(alter.unchecked.check?.(statement)).toEqual([expect.stringContaining(`ALTER TABLE ${written}`)]);
});

test('a new name is given as it is, whatever brackets it was written in', () => {
  expect(alter.renameTable('[t]', '[a]]b]')).toBe("EXEC sp_rename N'[t]', N'a]b'");
  expect(alter.renameTable('t', 'items')).toBe("EXEC sp_rename N't', N'items'");
});
