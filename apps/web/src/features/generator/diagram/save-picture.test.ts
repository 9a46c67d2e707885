import { expect, test } from 'vitest';
import { layOut } from '../../../shared/diagram/lay-out.ts';
import { pictureOf, type Colours } from './save-picture.ts';

const colour = '#123456';
const COLOURS: Colours = {
  '--bg': colour,
  '--surface': colour,
  '--surface-2': colour,
  '--line-control': colour,
  '--fg': colour,
  '--fg-2': colour,
  '--fg-3': colour,
};

test('names of a schema stay text in a picture', () => {
  const name = '</text><script>alert(1)</script>\u0000 & "\ud800';
  const column = { name, type: name, isKey: false, isReference: false };
  const picture = pictureOf(layOut({ tables: [{ id: 'a', name, columns: [column] }], relations: [] }), COLOURS);
  expect(picture).not.toContain('<script');
  expect(picture).not.toMatch(/[\p{Cc}\ud800]/u);
  expect(picture).toContain('&lt;/text&gt;&lt;script&gt;alert(1)');
});
