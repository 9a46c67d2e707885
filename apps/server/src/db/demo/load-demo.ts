import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import type { Db } from '../database.ts';

/** Runs `demo.sql`, statement by statement, on the accounts that are there for it. */
export async function loadDemo(tx: Db): Promise<void> {
  const text = readFileSync(new URL('./demo.sql', import.meta.url), 'utf8');
  for (const statement of text.split(/;\n/)) {
    if (statement.trim() !== '') await tx.execute(sql.raw(statement));
  }
}
