import { expect, test } from 'vitest';
import { NODE_WIDTH } from '../../../shared/diagram/node-size.ts';
import { hubOf } from './hub-of.ts';

const table = (id: string, x: number) => ({ id, name: id, columns: [], more: 0, x, y: 0, height: 40 });
const relation = (from: string, to: string) => ({ from, to, column: `${to}_id`, target: 'id', path: '' });

test('the hub has most relations; one with itself counts once', () => {
  const tables = [table('loop', 0), table('hub', 100), table('leaf', 200)];
  const relations = [
    relation('loop', 'loop'),
    relation('leaf', 'hub'),
    relation('loop', 'hub'),
    relation('hub', 'leaf'),
  ];
  expect(hubOf({ tables, relations })).toEqual({ x: 100 + NODE_WIDTH / 2, y: 20 });
  expect(hubOf({ tables, relations: [] })?.x).toBe(NODE_WIDTH / 2);
  expect(hubOf({ tables: [{ ...table('long', 0), height: 2000 }], relations: [] })?.y).toBe(280);
  expect(hubOf({ tables: [], relations: [] })).toBeUndefined();
});
