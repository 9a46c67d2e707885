import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { scratchFolder } from '../../kit/files/scratch-folder.ts';

/** A file as it is given to a file field. */
export type SchemaFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A schema file that the paced engine generates from at once. @param remark `-- fail`: it fails in its second step. */
export function quickFile(remark = ''): SchemaFile {
  const text = `create table orders (id int primary key); ${remark}\n`;
  return { name: 'orders.sql', mimeType: 'application/sql', buffer: Buffer.from(text) };
}

let gates = 0;

/** For suites that hold generations: the folder their gates are in. */
export function heldGenerations(): () => { readonly file: SchemaFile; readonly release: () => void } {
  const folder = scratchFolder('gates');
  return () => {
    gates += 1;
    const gate = path.join(folder, String(gates));
    const release = () => writeFileSync(gate, '');
    onTestFinished(release); // a thread that is held would be missing to the tests after this one
    return { file: quickFile(`-- hold until ${gate}\n`), release };
  };
}
