import { randomBytes, randomUUID } from 'node:crypto';
import { systemClock } from './clock.ts';
import { closingStack } from './closing-stack.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadDemo } from './db/demo/load-demo.ts';
import { openFoundation } from './foundation.ts';
import { findAccountByEmail, insertAccount } from './identity/account-store.ts';
import { hashPassword } from './identity/password-hash.ts';

/** Who is in the demo data set: an administrator, and people with no, one, 20 and 302 projects. */
const PEOPLE = [
  { email: 'demo-admin@example.com', firstName: 'Dana', lastName: 'Chief', role: 'admin' },
  { email: 'demo-none@example.com', firstName: 'Noor', lastName: 'Nil', role: 'user' },
  { email: 'demo-one@example.com', firstName: 'Otto', lastName: 'Uno', role: 'user' },
  { email: 'demo-twenty@example.com', firstName: 'Łucja', lastName: 'Dwadzieścia', role: 'user' },
  { email: 'demo-many@example.com', firstName: 'Mira', lastName: 'Kovač-Šestović', role: 'user' },
] as const;

export type SeedResult =
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: true; readonly password: string; readonly emails: readonly string[] };

/**
 * Loads the demo data set, for trying the product and for pictures of it. Never called by the product itself; accounts, projects
 * and test payments of it stand beside what is there, and archives of its projects are not stored.
 *
 * @param environment default: `process.env`. @throws ConfigError, or Error when the database cannot be opened.
 */
export async function seedDemo(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<SeedResult> {
  const read = readConfig(environment);
  if (!read.ok) throw new ConfigError(read.problems);
  const closing = closingStack();
  try {
    const { db } = await openFoundation(read.config, closing, () => undefined);
    const password = randomBytes(12).toString('base64url');
    const passwordHash = await hashPassword(password);
    const now = systemClock();
    if (await findAccountByEmail(db, PEOPLE[0].email))
      return { ok: false, problem: 'The demo data set is loaded already.' };
    await db.transaction(async (tx) => {
      for (const person of PEOPLE) {
        await insertAccount(tx, {
          ...{ ...person, id: randomUUID(), passwordHash, jobTitle: 'developer', company: 'Demo' },
          ...{ newsletterAt: now, createdAt: now, updatedAt: now, emailConfirmedAt: now },
        });
      }
      await loadDemo(tx);
    });
    return { ok: true, password, emails: PEOPLE.map(({ email }) => email) };
  } finally {
    await closing.close();
  }
}
