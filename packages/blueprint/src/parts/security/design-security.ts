import { RESOURCE_GROUP_NAMES, ROLES } from '@backsmith/options';
import { placeKey } from '@backsmith/text';
import { publicHost } from '../../data/production.ts';
import { VERSIONS } from '../../data/versions.ts';
import type { Contribution } from '../../model/contribution.ts';
import type { Part } from '../../model/part.ts';
import type { Migration } from '../../model/project.ts';
import type {
  AccountClasses,
  AccountsPart,
  AuditPart,
  LimitsPart,
  MailPart,
  OwnAccountTable,
  SecurityClasses,
  SecurityPart,
  TenantsOfAccounts,
} from '../../model/security.ts';
import { addressVariable, type NeighbourAddress } from '../neighbours.ts';
import { openPathsOf } from '../collect.ts';
import { NOTHING } from '../../model/nothing.ts';
import { starter } from '../starter.ts';
import type { GuardingInput } from '../parts-input.ts';
import { takenNames } from '../part-tables.ts';
import { accessRules, confinedLists } from './access.ts';
import { alikeFields, auditedAttributes } from './audited.ts';
import { accountClasses, securityClasses } from './classes.ts';
import { designRecords, ruleFindings } from './records.ts';
import { findOwnAccounts } from './own-accounts.ts';
import {
  accountSettings,
  DEV_ADMINISTRATOR,
  SHOWN_PASSWORDS,
  issuerSettings,
  mailSettings,
  TEST_SETTINGS,
  trustSettings,
  type Tokens,
} from './settings.ts';
import { auditTable, nameTables, tenantTable, type NamedTables } from './tables.ts';

const KEY_SET = '/.well-known/jwks.json';
const METRICS = '/actuator/prometheus';

/** What reads the hashes of Argon2 and scrypt that other applications have made. */
const HASHES: Contribution['dependencies'] = [
  {
    title: 'Security',
    dependencies: [
      {
        group: 'org.bouncycastle',
        artifact: 'bcprov-jdk18on',
        version: { property: 'bouncycastle.version', value: VERSIONS.bouncyCastle },
      },
    ],
  },
];

/** What answers without a token besides what other parts say: signing in, and the keys tokens are checked by. */
const OPEN = [
  ...['/auth/register', '/auth/verify-email', '/auth/login', '/auth/refresh', '/auth/logout'],
  ...['/auth/request-password-reset', '/auth/reset-password', KEY_SET],
];

/** How long an access token is good at most: its session is looked up with each call, which services that do not sign people in cannot. */
const MINUTES = 10;
const MINUTES_ELSEWHERE = 2;

/** Names of fewer letters are part of many words. */
const SHORTEST_NAME = 4;

/** How one gets a token in development. */
const SIGN_IN = { path: '/auth/login', body: DEV_ADMINISTRATOR, token: 'accessToken' };

/** What is to be seen at a service that keeps accounts alone. */
const READABLE = [
  { title: 'Own account', path: '/auth/me' },
  { title: 'List accounts', path: '/auth/accounts' },
  { title: 'List audit', path: '/auth/audit' },
];

/**
 * The parts that guard a service: tokens and rules, limits and the audit; accounts and mails where people sign in here, which
 * in a system of several services they do at one of them.
 *
 * @param input what all parts are designed from
 * @param others the parts that stand beside them
 */
export function designSecurity(input: GuardingInput, others: readonly Part[]): readonly Part[] {
  const { access } = input;
  return access?.isIssuer === false
    ? trusting(input, others, access, access.issuedBy)
    : issuing(input, others, tokensOf(input));
}

/** The tokens a service issues: its own, or those of its whole system. */
function tokensOf({ options, port, access }: GuardingInput): Tokens {
  if (access !== undefined) return { ...access, meaning: ISSUER_OF_SYSTEM };
  const meaning = 'who issues the tokens: the address of this service';
  const audience = options.projectName.toLowerCase();
  return { issuer: `http://localhost:${port}`, meaning, audience, inProduction: `https://${publicHost(audience)}` };
}

const ISSUER_OF_SYSTEM = 'who issues the tokens: the address of the gateway, told to all services alike';

function issuing(input: GuardingInput, others: readonly Part[], tokens: Tokens): readonly Part[] {
  const { packages, roles, schema, earlier, standing, writeTables, enums, access } = input;
  const chosen = ownAccountTable(input);
  const named = nameTables(takenNames(schema), earlier, standing, chosen !== undefined);
  const { tables } = named;
  const places = input.store.placesOf(named);
  const own = findOwnAccounts(access?.isIssuer === true ? access.all : schema, roles, {
    account: tables.account,
    accountRole: places.roles,
  });
  const classes = securityClasses(packages, enums, 'AccessTokens');
  const accounts = accountClasses(packages);
  const audit = '/auth/audit';
  const minutes = access === undefined ? MINUTES : MINUTES_ELSEWHERE;
  const tenants = hasTenants(input) ? tenantsOfAccounts(input, named) : undefined;
  const security: SecurityPart = {
    ...rulesPart(input, classes, others),
    ...issuerSettings(tokens, minutes),
    tokensElsewhere: { are: access !== undefined, minutes },
    testSettings: TEST_SETTINGS,
    sessions: {
      table: places.sessions,
      accounts: accounts.accounts,
    },
    ...(tenants && { tenants: tenants.classes.tenants }),
    ...(chosen && { ownAccounts: { classes: chosen.classes, test: chosen.test } }),
    administration: [
      ...['/auth/accounts', '/auth/accounts/**', audit, '/actuator/**', ...operatorPaths(input)],
      ...(chosen === undefined ? [] : [chosen.resource.path, `${chosen.resource.path}/**`]),
    ],
    tried: {
      administration: [
        ...['/auth/accounts', '/auth/accounts/1', audit, METRICS],
        ...(chosen === undefined ? [] : [chosen.resource.path, `${chosen.resource.path}/1`]),
      ],
      answered: audit,
      browser: '/auth/login',
    },
    open: [...OPEN, ...openPathsOf(others)],
    paths: [KEY_SET],
  };
  const people: AccountsPart = {
    ...NOTHING,
    ...accountSettings(),
    name: 'accounts',
    signIn: access === undefined ? SIGN_IN : { ...SIGN_IN, readable: READABLE },
    classes: accounts,
    security: classes,
    test: packages.security('SignInTest', 'account'),
    tables,
    sessions: named.sessions,
    ...refusedName(tokens.audience),
    ...(tenants && { tenants }),
    ...(chosen && { own: chosen, dependencies: HASHES }),
    ownTables: own.names,
    findings: own.findings,
    migrations: [
      ...accountMigrations(input, named, chosen),
      ...(tenants ? writeTables(tenantTable(named.tenants), `V4__${named.migrations.tenants}`) : []),
    ],
    paths: ['/auth'],
  };
  const mail: MailPart = {
    ...NOTHING,
    ...mailSettings(tokens.audience, tokens.issuer, tokens.inProduction),
    name: 'mail',
    classes: { mail: accounts.mail, mailer: packages.security('Mailer', 'mail') },
    dependencies: [{ title: 'Security', dependencies: [starter('mail')] }],
  };
  const limited = limits(input, classes, { signsIn: true, tried: '/auth/me' });
  return [security, people, mail, limited, auditPart(input, { accounts, named, path: audit, file: 'V3' })];
}

/** The user's own table that people sign in by, where they chose one. */
function ownAccountTable({ roles, store, options, packages, resources }: GuardingInput): OwnAccountTable | undefined {
  const found = roles.accounts;
  return found && store.designAccounts({ found, options, packages, resources });
}

/** The tables of the accounts, or what stands beside that of the user's. */
function accountMigrations(
  { roles, store, writeTables }: GuardingInput,
  named: NamedTables,
  own: OwnAccountTable | undefined,
): readonly Migration[] {
  const chosen = roles.accounts && own && { found: roles.accounts, own };
  return store.writeAccounts(named, `V2__${named.migrations.accounts}`, writeTables, chosen);
}

/** The name of the application as no password may contain it, unless it is a word of the passwords that the project itself shows. */
function refusedName(audience: string): Pick<AccountsPart, 'refusedName'> {
  const name = audience.toLowerCase();
  const isOrdinary = name.length < SHORTEST_NAME || SHOWN_PASSWORDS.some((password) => password.includes(name));
  return isOrdinary ? {} : { refusedName: name };
}

/** Whether records of the system belong to tenants, wherever they are kept. */
function hasTenants({ roles }: GuardingInput): boolean {
  return roles.tenant?.isChosen === true;
}

/** Lists that tell of the records of all tenants, which none of their administrators may see. */
function operatorPaths(input: GuardingInput): readonly string[] {
  if (!hasTenants(input)) return [];
  const confined = confinedLists(input.store);
  return input.lists.filter(({ name }) => confined.has(name)).flatMap(({ path }) => [path, `${path}/**`]);
}

function tenantsOfAccounts({ packages }: GuardingInput, { tenants }: NamedTables): TenantsOfAccounts {
  return {
    table: tenants,
    classes: {
      tenants: packages.security('Tenants', 'tenant'),
      endpoint: packages.security('TenantEndpoints', 'tenant'),
    },
  };
}

/** A service that believes the tokens of another one. */
function trusting(
  input: GuardingInput,
  others: readonly Part[],
  tokens: Omit<Tokens, 'meaning'> & { readonly service: string },
  issuedBy: NeighbourAddress & { readonly folder: string },
): readonly Part[] {
  const { packages, enums, schema, earlier } = input;
  const classes = securityClasses(packages, enums, 'TestIssuer');
  const audit = `/audit/${tokens.service}`;
  const address = addressVariable(issuedBy);
  const security: SecurityPart = {
    ...rulesPart(input, classes, others),
    ...trustSettings({ ...tokens, meaning: ISSUER_OF_SYSTEM }, address),
    issuedBy: { name: issuedBy.name, folder: issuedBy.folder, variable: address.name },
    signIn: { ...SIGN_IN, address: address.default },
    tokensElsewhere: { are: true, minutes: MINUTES_ELSEWHERE },
    administration: [audit, '/actuator/**', ...operatorPaths(input)],
    tried: { administration: [audit, METRICS], answered: audit, browser: audit },
    open: openPathsOf(others),
  };
  const named = nameTables(takenNames(schema), earlier);
  const limited = limits(input, classes, { signsIn: false, tried: audit });
  return [security, limited, auditPart(input, { named, path: audit, file: 'V2' })];
}

/** Who may make which call, whoever issues the tokens. */
function rulesPart(input: GuardingInput, classes: SecurityClasses, others: readonly Part[]) {
  const { packages, resources, lists, store } = input;
  const records = designRecords(resources, store, packages, hasTenants(input), input.roles.readBy);
  return {
    ...NOTHING,
    name: 'security',
    guards: true,
    classes,
    tests: {
      caller: packages.security('TestCaller'),
      access: packages.security('AccessTest'),
      tokens: packages.security('TokenTest'),
      verifiedTokens: packages.security('VerifiedTokensTest'),
      calmKeys: packages.security('CalmKeysTest'),
    },
    roles: ROLES,
    rules: accessRules(resources, lists, store, hasTenants(input), input.roles.readBy),
    groups: groupsOf(input),
    ...(others.some(({ name }) => name === 'swagger') && { describedRoles: packages.security('DescribedRoles') }),
    ...(records && { records }),
    notesAll: store.changesNothing,
    hasTextKeys: resources.some(({ identifier }) =>
      identifier.parts.some(({ type }) => type.name === 'java.lang.String'),
    ),
    hasTenants: hasTenants(input),
    findings: ruleFindings(input),
    dependencies: [
      { title: 'Security', dependencies: [starter('security-oauth2-resource-server')] },
      { title: 'Tests', dependencies: [{ ...starter('security-test'), scope: 'test' }] },
    ],
  } as const satisfies Partial<SecurityPart>;
}

/** What is in each group, as people call it. */
function groupsOf({ resources, lists, store, roles }: GuardingInput): SecurityPart['groups'] {
  const titles = new Map([...resources, ...lists].map(({ name, titlePlural }) => [name, titlePlural]));
  const placed = [
    ...store.kinds.map(({ place, resource }) => ({ place, name: resource })),
    ...store.keyless.map(({ place, list }) => ({ place, name: list })),
  ];
  return RESOURCE_GROUP_NAMES.flatMap((group) => {
    const members = placed.filter(({ place }) => roles.groups.get(placeKey(place))?.group === group);
    return members.length === 0 ? [] : [{ group, titles: members.flatMap(({ name }) => titles.get(name) ?? []) }];
  });
}

function limits(
  { packages }: GuardingInput,
  security: SecurityClasses,
  counted: Pick<LimitsPart, 'signsIn' | 'tried'>,
): LimitsPart {
  return {
    ...NOTHING,
    ...counted,
    name: 'limits',
    classes: {
      configuration: packages.security('RateLimitConfig', 'limit'),
      filter: packages.security('RateLimitFilter', 'limit'),
      bodies: packages.security('BodyLimitFilter', 'limit'),
      refused: packages.security('RefusedCalls', 'limit'),
    },
    security,
    test: packages.security('RateLimitTest', 'limit'),
    caller: packages.security('TestCaller'),
    settings: [
      { path: ['app', 'limits', 'per-address'], value: 600 },
      { path: ['app', 'limits', 'per-user'], value: 300 },
      ...(counted.signsIn ? [{ path: ['app', 'limits', 'sign-ins-per-address'], value: 20 }] : []),
    ],
    dependencies: [
      {
        title: 'Security',
        dependencies: [
          {
            group: 'com.bucket4j',
            artifact: 'bucket4j_jdk17-core',
            version: { property: 'bucket4j.version', value: VERSIONS.bucket4j },
          },
          { group: 'com.github.ben-manes.caffeine', artifact: 'caffeine' },
        ],
      },
    ],
  };
}

/** What an audit is kept in and read at, and whose sign-ins are in it, where there are any. */
type Audited = {
  readonly accounts?: AccountClasses;
  readonly named: NamedTables;
  readonly path: string;
  readonly file: 'V2' | 'V3';
};

function auditPart(
  { packages, resources, store, access, roles, writeTables }: GuardingInput,
  { accounts, named: { tables, migrations }, path, file }: Audited,
): AuditPart {
  return {
    ...NOTHING,
    name: 'audit',
    classes: {
      trail: packages.security('AuditTrail', 'audit'),
      listener: packages.security('EntityAudit', 'audit'),
      endpoint: packages.security('AuditEndpoint', 'audit'),
      authors: packages.security('Authors', 'audit'),
    },
    test: packages.security('AuditTest', 'audit'),
    ...(accounts && { accounts }),
    hasRecords: access?.isIssuer !== true,
    path,
    table: tables.audit,
    ...auditedAttributes(store, roles.accounts),
    alike: alikeFields(resources),
    migrations: writeTables(auditTable(tables), `${file}__${migrations.audit}`),
    paths: [path],
  };
}
