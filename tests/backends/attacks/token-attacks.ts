import { createHmac, createPublicKey, createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { send, tryAll, type Attack, type Attempt, type Target } from './target.ts';

type Claims = Readonly<Record<string, unknown>>;

/** What administrators alone may see. */
const GOAL = '/auth/accounts';

function encoded(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

function decoded(token: string, part: 0 | 1): Claims {
  return JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Claims;
}

function signed(header: Claims, claims: Claims, key: string | KeyObject, algorithm = 'RSA-SHA256'): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createSign(algorithm).update(text).sign(key, 'base64url')}`;
}

function withSecret(header: Claims, claims: Claims, secret: string | Buffer): string {
  const text = `${encoded(header)}.${encoded(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function asTokens(tokens: Readonly<Record<string, string>>): Readonly<Record<string, Attempt>> {
  return Object.fromEntries(Object.entries(tokens).map(([what, token]) => [what, { path: GOAL, token }]));
}

function withoutToken(target: Target): Readonly<Record<string, Attempt>> {
  const { accessToken, refreshToken } = target.administrator;
  const basic = Buffer.from('admin@example.com:only-for-development').toString('base64');
  return {
    'no header': { path: GOAL },
    'an empty token': { path: GOAL, headers: { Authorization: 'Bearer ' } },
    'a name and a password': { path: GOAL, headers: { Authorization: `Basic ${basic}` } },
    'the token in the query': { path: `${GOAL}?access_token=${accessToken}` },
    'the token in a form': {
      ...{ method: 'POST', path: GOAL, body: `access_token=${accessToken}` },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    'the token in a cookie': { path: GOAL, headers: { Cookie: `access_token=${accessToken}; JSESSIONID=1` } },
    'a refresh token': { path: GOAL, token: refreshToken },
    'a user somebody else vouches for': {
      path: GOAL,
      headers: { 'X-Forwarded-User': 'admin', 'X-Remote-User': 'admin' },
    },
  };
}

function forged({ administrator }: Target): Readonly<Record<string, string>> {
  const header = decoded(administrator.accessToken, 0);
  const claims = decoded(administrator.accessToken, 1);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const own = (more: Claims) => signed({ ...header, ...more }, claims, privateKey);
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return {
    'a foreign key under the known name': own({}),
    'a key of its own in the header': own({ jwk }),
    'a key behind an address': own({ jku: 'http://127.0.0.1:1/keys', x5u: 'http://127.0.0.1:1/keys' }),
    'no name of a key': own({ kid: undefined }),
    'a key that is a file': own({ kid: '../../../../dev/null' }),
    'a key that is a query': own({ kid: "' OR 1=1 --" }),
    'a curve': signed({ ...header, alg: 'ES256' }, claims, curve, 'sha256'),
  };
}

async function confused(target: Target): Promise<Readonly<Record<string, string>>> {
  const { administrator, user } = target;
  const header = decoded(administrator.accessToken, 0);
  const claims = decoded(administrator.accessToken, 1);
  const unsigned = ['none', 'None', 'NONE', 'nOnE', ''].map(
    (alg) => [`the algorithm “${alg}”`, `${encoded({ ...header, alg })}.${encoded(claims)}.`] as const,
  );
  const keys = JSON.parse((await send(target, { path: '/.well-known/jwks.json' })).text) as {
    readonly keys: readonly (Claims & { readonly n: string })[];
  };
  const [known = { n: '' }] = keys.keys;
  const key = createPublicKey({ key: { ...known, kty: 'RSA' }, format: 'jwk' });
  const secrets = {
    'its text': key.export({ type: 'spki', format: 'pem' }),
    'its bytes': key.export({ type: 'spki', format: 'der' }),
    'its number': Buffer.from(known.n, 'base64url'),
    nothing: '',
  };
  const [head = '', , signature = ''] = user.accessToken.split('.');
  const promoted = encoded({ ...decoded(user.accessToken, 1), roles: ['ADMIN'] });
  return {
    ...Object.fromEntries(unsigned),
    ...Object.fromEntries(
      Object.entries(secrets).map(([what, secret]) => [
        `the public key as a secret: ${what}`,
        withSecret({ ...header, alg: 'HS256' }, claims, secret),
      ]),
    ),
    'other roles under an old signature': `${head}.${promoted}.${signature}`,
    'other roles without a signature': `${head}.${promoted}.`,
    'other roles in two parts': `${head}.${promoted}`,
    'a signature of zeros': `${head}.${promoted}.${Buffer.alloc(256).toString('base64url')}`,
  };
}

/** Signed by the real key: for somebody else, by somebody else, or at another time. */
function misplaced({ administrator, key }: Target): Readonly<Record<string, string>> {
  const header = decoded(administrator.accessToken, 0);
  const claims = decoded(administrator.accessToken, 1);
  const now = Math.floor(Date.now() / 1000);
  const changed = (more: Claims) => signed(header, { ...claims, ...more }, key);
  return {
    'an hour too late': changed({ iat: now - 7200, exp: now - 3600 }),
    'an hour too early': changed({ nbf: now + 3600 }),
    'for another service': changed({ aud: ['another-service'] }),
    'for nobody': changed({ aud: undefined }),
    'by another issuer': changed({ iss: 'https://attacker.example' }),
    'by nobody': changed({ iss: undefined }),
    'of no session': changed({ sid: undefined }),
    'of a session that never was': changed({ sid: randomUUID() }),
    'of an empty session': changed({ sid: '' }),
  };
}

/** Attacks on the token itself. */
export const TOKEN_ATTACKS: readonly Attack[] = [
  { title: 'no token, or not where it belongs', run: (target) => tryAll(target, withoutToken(target), 401) },
  { title: 'a wrong key', run: (target) => tryAll(target, asTokens(forged(target)), 401) },
  {
    title: 'another algorithm, or another content',
    run: async (target) => tryAll(target, asTokens(await confused(target)), 401),
  },
  {
    title: 'expired, not yet valid, for or by somebody else',
    run: (target) => tryAll(target, asTokens(misplaced(target)), 401),
  },
];
