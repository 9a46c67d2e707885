import { PRODUCTION } from '../../data/production.ts';
import type { Contribution } from '../../model/contribution.ts';
import type { Setting } from '../../model/project.ts';
import type { Variable } from '../../model/variable.ts';

type Settings = Pick<Contribution, 'settings' | 'devSettings' | 'variables'> & Partial<Contribution>;

const SECURITY = ['app', 'security'];
const RESOURCE_SERVER = ['spring', 'security', 'oauth2', 'resourceserver', 'jwt'];

/** Who issues tokens and what they are for, in words and as every service is told. */
export type Tokens = {
  readonly issuer: string;
  readonly meaning: string;
  readonly audience: string;
  /** The issuer where the project's own files say one for all services of a cluster. */
  readonly inCluster?: string;
  /** The address people know it by. */
  readonly inProduction: string;
};

/** What every service that reads tokens is told of them. */
function tokenSettings(audience: string): readonly Setting[] {
  return [
    { path: [...RESOURCE_SERVER, 'audiences'], value: [audience] },
    { path: [...RESOURCE_SERVER, 'authorities-claim-name'], value: 'roles' },
    { path: [...RESOURCE_SERVER, 'authority-prefix'], value: 'ROLE_' },
    { path: [...SECURITY, 'issuer'], value: { variable: 'JWT_ISSUER' } },
    { path: [...SECURITY, 'audience'], value: audience },
  ];
}

const ALLOWED: Setting = { path: [...SECURITY, 'allowed-origins'], value: { variable: 'ALLOWED_ORIGINS' } };

function issuerVariable({ issuer, meaning, inCluster, inProduction }: Tokens): Variable {
  const values = { ...(inCluster !== undefined && { cluster: inCluster }), production: inProduction };
  return { name: 'JWT_ISSUER', meaning, default: issuer, values };
}

const OTHERS: readonly Variable[] = [
  {
    name: 'SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI',
    meaning: 'an OpenID Connect issuer that signs people in instead',
    default: '',
  },
  { name: 'ALLOWED_ORIGINS', meaning: 'origins browsers may call from, by commas', default: '' },
];

/** Where the keys are that another service signs tokens with, and who may call from a browser. */
export function trustSettings(tokens: Tokens, address: Variable): Settings {
  return {
    settings: [
      ...tokenSettings(tokens.audience),
      { path: [...SECURITY, 'auth-service'], value: { variable: address.name } },
      ALLOWED,
    ],
    devSettings: [],
    variables: [issuerVariable(tokens), address, ...OTHERS],
  };
}

/** The keys tokens are signed with, how long they last, and who may call from a browser. */
export function issuerSettings(tokens: Tokens, minutes: number): Settings {
  return {
    settings: [
      ...tokenSettings(tokens.audience),
      { path: [...SECURITY, 'access-token-lifetime'], value: `${minutes}m` },
      { path: [...SECURITY, 'refresh-token-lifetime'], value: '14d' },
      { path: [...SECURITY, 'signing-key'], value: { variable: 'JWT_SIGNING_KEY' } },
      { path: [...SECURITY, 'previous-key'], value: { variable: 'JWT_PREVIOUS_KEY' } },
      { path: [...SECURITY, 'generate-key'], value: false },
      ALLOWED,
    ],
    devSettings: [{ path: [...SECURITY, 'generate-key'], value: true }],
    trainingOptions: ['-Dapp.security.generate-key=true'],
    variables: [
      issuerVariable(tokens),
      {
        name: 'JWT_SIGNING_KEY',
        meaning: 'RSA key of at least 2048 bits (PKCS #8, PEM) that signs them',
        default: '',
        secret: true,
        file: 'signing-key.pem',
      },
      {
        name: 'JWT_PREVIOUS_KEY',
        meaning: 'public key (PEM) of the one before it, while its tokens last',
        default: '',
      },
      ...OTHERS,
    ],
  };
}

const REGISTRATION = 'REGISTRATION';

/** The variables that say who the first administrator is. */
export const ADMINISTRATOR = { email: 'ADMIN_EMAIL', password: 'ADMIN_PASSWORD' } as const;

/** How accounts are made and locked. */
export function accountSettings(): Settings {
  return {
    settings: [
      { path: [...SECURITY, 'registration'], value: { variable: REGISTRATION } },
      { path: [...SECURITY, 'failures-before-lockout'], value: 5 },
      { path: [...SECURITY, 'lockout'], value: '15m' },
      { path: [...SECURITY, 'first-administrator', 'email'], value: { variable: 'ADMIN_EMAIL' } },
      { path: [...SECURITY, 'first-administrator', 'password'], value: { variable: 'ADMIN_PASSWORD' } },
    ],
    devSettings: [
      { path: [...SECURITY, 'registration'], value: true },
      { path: [...SECURITY, 'first-administrator', 'email'], value: DEV_ADMINISTRATOR.email },
      { path: [...SECURITY, 'first-administrator', 'password'], value: DEV_ADMINISTRATOR.password },
    ],
    variables: [
      {
        name: ADMINISTRATOR.email,
        meaning: 'address of the first administrator',
        default: '',
        values: {
          terminal: DEV_ADMINISTRATOR.email,
          compose: DEV_ADMINISTRATOR.email,
          cluster: DEV_ADMINISTRATOR.email,
        },
      },
      {
        name: ADMINISTRATOR.password,
        meaning: 'and password, of at least 12 characters',
        default: '',
        secret: true,
        example: EXAMPLE_PASSWORD,
      },
      {
        name: REGISTRATION,
        meaning: 'true: whoever gets mail makes an account; else administrators do',
        default: 'false',
        handedOn: true,
      },
    ],
  };
}

const EXAMPLE_PASSWORD = 'choose-a-long-one';

/** Who may sign in on a developer's machine, where everything is in memory. */
export const DEV_ADMINISTRATOR = { email: 'admin@example.com', password: 'only-for-development' };

/** Passwords that stand in a project and in its tests. */
export const SHOWN_PASSWORDS = [
  DEV_ADMINISTRATOR.password,
  EXAMPLE_PASSWORD,
  ...['correct horse battery', 'another horse battery', 'wrong horse battery'],
];

/** Codes in mails are as good as passwords, so that they go to no server without TLS; and none that is silent holds up the others. */
const SMTP: readonly (readonly [readonly string[], Setting['value']])[] = [
  [['starttls', 'enable'], true],
  [['starttls', 'required'], { variable: 'MAIL_TLS' }],
  [['connectiontimeout'], 5000],
  [['timeout'], 10_000],
  [['writetimeout'], 10_000],
];

/**
 * How mails are sent; on a developer's machine they are files.
 *
 * @param name what the sender is called
 * @param pages where people reach the pages that links lead to; `production` the same for all people
 */
export function mailSettings(name: string, pages: string, production: string): Settings {
  return {
    settings: [
      { path: ['spring', 'mail', 'host'], value: { variable: 'MAIL_HOST' } },
      { path: ['spring', 'mail', 'port'], value: { variable: 'MAIL_PORT' } },
      { path: ['spring', 'mail', 'username'], value: { variable: 'MAIL_USER' } },
      { path: ['spring', 'mail', 'password'], value: { variable: 'MAIL_PASSWORD' } },
      ...SMTP.map(([path, value]) => ({ path: ['spring', 'mail', 'properties', 'mail', 'smtp', ...path], value })),
      { path: ['management', 'health', 'mail', 'enabled'], value: false },
      { path: ['app', 'mail', 'from'], value: { variable: 'MAIL_FROM' } },
      { path: ['app', 'mail', 'link'], value: { variable: 'MAIL_LINK' } },
    ],
    devSettings: [{ path: ['app', 'mail', 'folder'], value: 'target/mails' }],
    variables: [
      {
        name: 'MAIL_HOST',
        meaning: 'server that sends mails',
        default: 'localhost',
        handedOn: true,
        values: { production: PRODUCTION.mail },
      },
      { name: 'MAIL_PORT', meaning: 'its port', default: '587', handedOn: true },
      {
        name: 'MAIL_TLS',
        meaning: 'whether it must offer TLS: false for one on this machine that does not',
        default: 'true',
        handedOn: true,
      },
      { name: 'MAIL_USER', meaning: 'user there', default: '', handedOn: true },
      { name: 'MAIL_PASSWORD', meaning: 'and password', default: '', secret: true, optional: true },
      { name: 'MAIL_FROM', meaning: 'who mails come from', default: `${name}@localhost`, handedOn: true },
      {
        name: 'MAIL_LINK',
        meaning: 'address of the pages that links in mails lead to',
        default: pages,
        handedOn: true,
        values: { production },
      },
    ],
  };
}

/** What is different while tests of an issuer run: people who register, keys of their own, tokens that outlast them, and mails that stay here. */
export const TEST_SETTINGS: readonly Setting[] = [
  { path: [...SECURITY, 'registration'], value: true },
  { path: [...SECURITY, 'generate-key'], value: true },
  { path: [...SECURITY, 'access-token-lifetime'], value: '2h' },
  { path: ['app', 'mail', 'folder'], value: 'target/mails' },
];
