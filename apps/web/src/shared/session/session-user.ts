import type { User } from '@backsmith/contract';
import { parsedJson } from '../lib/text-store.ts';

/** The signed-in person as the pages know them. A stored copy may be older than the page: only two fields are certain. */
export type SessionUser = Pick<User, 'id' | 'role'> & Partial<User>;

/** Reads the stored copy; null for anything that is not a user. */
export function parseStoredUser(text: string | null): SessionUser | null {
  const value = parsedJson(text);
  return isUser(value) ? value : null;
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('role' in value)) return false;
  return typeof value.id === 'string' && (value.role === 'user' || value.role === 'admin');
}

/** Two letters for the avatar. */
export function initialsOf(user: SessionUser): string {
  const letters = [user.firstName, user.lastName].map((name) => firstLetterOf(name ?? ''));
  return letters.join('').toUpperCase() || '?';
}

function firstLetterOf(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name.trim());
  return letter?.segment ?? '';
}

/** The name to show, with the e-mail where no name is known. */
export function fullNameOf(user: SessionUser): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email ?? 'Your account');
}
