import { expect, test } from 'vitest';
import { treeOf } from './file-tree.ts';

test('folders that hold one folder only are one, and all are counted', () => {
  const tree = treeOf(['pom.xml', 'src/main/java/com/acme/App.java', 'src/main/java/com/acme/domain/Order.java']);
  expect(tree.files.map(({ name }) => name)).toEqual(['pom.xml']);
  const [source] = tree.folders;
  expect([source?.name, source?.count]).toEqual(['src/main/java/com/acme', 2]);
  expect(source?.folders[0]?.files).toEqual([{ name: 'Order.java', path: 'src/main/java/com/acme/domain/Order.java' }]);
});
