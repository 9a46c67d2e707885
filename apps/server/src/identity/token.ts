import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits, 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It needs no salt and no slow function: nobody can guess 256 bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an Authorization header; undefined when the header is none of ours. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(header ?? '')?.[1];
}
