import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="shop-1.zip"', 'shop-1.zip'],
    ['attachment; filename=shop.zip', 'shop.zip'],
    [`attachment; filename="x.zip"; filename*=UTF-8''b%C3%BCro.zip`, 'büro.zip'],
    [`attachment; filename="x.zip"; filename*=UTF-8''%E0%A4%A`, 'x.zip'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="a\\\\b\\"c.zip"', 'b"c.zip'],
    ['attachment', null],
    ['attachment; filename=""', null],
    [null, null],
  ])('reads %j as %j (GEN-22)', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});
