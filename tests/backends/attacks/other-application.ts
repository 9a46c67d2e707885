import type { TestDatabase } from '../../kit/index.ts';
import type { StandInServer } from '../mongo/server/start-stand-in.ts';

/** Somebody in the table `users` of `account-tables/journal.sql`. */
export type Person = {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly isActive: boolean;
  readonly isConfirmed: boolean;
};

/** An application beside the backend that writes and reads the same people. */
export type OtherApplication = {
  readonly add: (person: Person) => Promise<void>;
  /** Those with an address, whatever its case, with id, email, username, password and role. */
  readonly find: (email: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly shutOut: (email: string) => Promise<void>;
  readonly remove: (email: string) => Promise<void>;
};

/** One that knows their table. */
export function onTable(database: TestDatabase): OtherApplication {
  return {
    add: async ({ name, username, email, password, isActive, isConfirmed }) => {
      const values = [
        ...[name, username, email, password].map((text) => `'${text}'`),
        ...[isActive ? 'TRUE' : 'FALSE', isConfirmed ? 'CURRENT_TIMESTAMP' : 'NULL'],
      ];
      await database.execute(
        `INSERT INTO users (name, username, email, password, is_active, email_verified_at) VALUES (${values.join(', ')});`,
      );
    },
    find: (email) =>
      database.rows(
        `SELECT id, email, username, password, role FROM users WHERE LOWER(email) = '${email.toLowerCase()}'`,
      ),
    shutOut: (email) => database.execute(`UPDATE users SET is_active = FALSE WHERE email = '${email}';`),
    remove: (email) => database.execute(`DELETE FROM users WHERE email = '${email}';`),
  };
}

/** One that knows their collection, in which it counts keys as the backend does. */
export function onCollection({ run }: StandInServer, database: string): OtherApplication {
  return {
    add: async ({ isActive, isConfirmed, ...said }) => {
      const counted = await run(database, {
        findAndModify: 'counters',
        query: { _id: 'users' },
        update: { $inc: { value: 1 } },
        upsert: true,
        new: true,
      });
      const { value } = counted['value'] as { readonly value: number };
      const now = new Date();
      const document = {
        ...{ _id: value, ...said, role: 'member', is_active: isActive, created_at: now },
        ...(isConfirmed ? { email_verified_at: now } : {}),
      };
      await run(database, { insert: 'users', documents: [document] });
    },
    find: async (email) => {
      const { cursor } = await run(database, {
        find: 'users',
        filter: { email: { $in: [email, email.toLowerCase()] } },
      });
      const { firstBatch } = cursor as { readonly firstBatch: readonly Readonly<Record<string, unknown>>[] };
      return firstBatch.map(({ _id: id, ...rest }) => ({ id, ...rest }));
    },
    shutOut: async (email) => {
      await run(database, { update: 'users', updates: [{ q: { email }, u: { $set: { is_active: false } } }] });
    },
    remove: async (email) => {
      await run(database, { delete: 'users', deletes: [{ q: { email }, limit: 1 }] });
    },
  };
}
