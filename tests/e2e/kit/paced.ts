import { ENGINE_STEPS } from '@backsmith/engine';

/** A server whose generations take the time their schema asks for. */
export const PACED = { workerFile: new URL('./paced-engine.ts', import.meta.url), steps: ENGINE_STEPS };

/** A schema file that takes about that long for each of the five steps. @param milliseconds per step */
export function pacedFile(milliseconds: number, remark = '') {
  const text = `create table orders (id int primary key); -- ${milliseconds} ms each ${remark}\n`;
  return { name: 'orders.sql', mimeType: 'application/sql', buffer: Buffer.from(text) };
}
