import { createHmac, createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

type Claims = Readonly<Record<string, unknown>>;

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function part(token: string, at: 0 | 1): Claims {
  return JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString()) as Claims;
}

function signed(header: Claims, claims: Claims, key: string | KeyObject): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/**
 * Tokens no service may believe, by what is wrong with them.
 *
 * @param good the token of an administrator
 * @param key the key of the issuer, to sign what is wrong in other ways
 */
export function badTokens(good: string, key: string): Readonly<Record<string, string>> {
  const [header, claims] = [part(good, 0), part(good, 1)];
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const now = Math.floor(Date.now() / 1000);
  const changed = (more: Claims) => signed(header, { ...claims, ...more }, key);
  const shared = `${encoded({ ...header, alg: 'HS256' })}.${encoded(claims)}`;
  const secret = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return {
    'a foreign key under the known name': signed(header, claims, foreign),
    'a foreign key under a name of its own': signed({ ...header, kid: 'mine' }, claims, foreign),
    'no signature': `${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`,
    'the public key as a secret': `${shared}.${createHmac('sha256', secret).update(shared).digest('base64url')}`,
    'an hour too late': changed({ iat: now - 7200, exp: now - 3600 }),
    'for another system': changed({ aud: ['another-system'] }),
    'by another issuer': changed({ iss: 'https://attacker.example' }),
    'other roles under an old signature': `${good.split('.')[0] ?? ''}.${encoded({ ...claims, sub: 'attacker' })}.${good.split('.')[2] ?? ''}`,
    'no token at all': 'nonsense',
  };
}
