import type { Generation } from '@backsmith/engine';

/** A rule taken out of a guarded backend. What stands there is found however its lines are broken. */
export type Mutant = { readonly title: string; readonly file: string; readonly from: string; readonly to: string };

export const MUTANTS: readonly Mutant[] = [
  {
    title: 'what no rule names is let in',
    ...{ file: 'SecurityConfig', from: 'calls.anyRequest().denyAll();', to: 'calls.anyRequest().permitAll();' },
  },
  {
    title: 'users may write',
    ...{
      file: 'AccessRules',
      from: 'rule(Role.USER, Role.EDITOR, Role.ADMIN)',
      to: 'rule(Role.USER, Role.USER, Role.ADMIN)',
    },
  },
  {
    title: 'editors may delete',
    ...{
      file: 'AccessRules',
      from: 'rule(Role.USER, Role.EDITOR, Role.ADMIN)',
      to: 'rule(Role.USER, Role.EDITOR, Role.EDITOR)',
    },
  },
  {
    title: 'everybody administers',
    ...{ file: 'SecurityConfig', from: '.hasRole(Role.ADMIN.name());', to: '.authenticated();' },
  },
  {
    title: 'tokens for others are taken',
    ...{
      file: 'OwnIssuer',
      from: 'new JwtAudienceValidator(properties.audience())',
      to: 'token -> org.springframework.security.oauth2.core.OAuth2TokenValidatorResult.success()',
    },
  },
  {
    title: 'tokens of others are taken',
    ...{
      file: 'OwnIssuer',
      from: 'new JwtIssuerValidator(properties.issuer())',
      to: 'token -> org.springframework.security.oauth2.core.OAuth2TokenValidatorResult.success()',
    },
  },
  {
    title: 'short keys are taken',
    ...{ file: 'OwnIssuer', from: 'key.getModulus().bitLength() < FEWEST_BITS', to: 'false' },
  },
  {
    title: 'a refresh token is good for ever',
    ...{
      file: 'RefreshTokens',
      from: '" IS NULL AND expires_at > :now"',
      to: '" IS NULL AND expires_at > :now OR token_hash = :hash"',
    },
  },
  {
    title: 'a stolen refresh token ends nothing',
    ...{ file: 'RefreshTokens', from: 'if (taken == 0) { end(session);', to: 'if (taken == 0) {' },
  },
  {
    title: 'a session is renewed for ever',
    ...{
      file: 'RefreshTokens',
      from: '.param("expires", session.expiresAt())',
      to: '.param("expires", OffsetDateTime.now().plus(properties.refreshTokenLifetime()))',
    },
  },
  {
    title: 'a session begins by a password that was changed meanwhile',
    ...{
      file: 'RefreshTokens',
      from: '.filter(account.passwordHash()::equals)',
      to: '',
    },
  },
  {
    title: 'guesses at the password of a session count for nothing',
    ...{ file: 'SignInEndpoints', from: 'signIn.confirm(account, request.current());', to: '' },
  },
  {
    title: 'strangers fill a mailbox',
    ...{ file: 'OneTimeTokens', from: 'if (!recent.isEmpty())', to: 'if (false)' },
  },
  {
    title: 'each address of a network is somebody else',
    ...{ file: 'RateLimitConfig', from: 'if (!address.contains(":")', to: 'if (true' },
  },
  {
    title: 'locked accounts sign in',
    ...{ file: 'SignIn', from: '|| account.isDisabled() || account.isLocked()', to: '|| account.isDisabled()' },
  },
  {
    title: 'disabled accounts sign in',
    ...{ file: 'SignIn', from: '|| account.isDisabled() || account.isLocked()', to: '|| account.isLocked()' },
  },
  {
    title: 'addresses need no confirmation',
    ...{ file: 'SignIn', from: 'if (!account.isVerified())', to: 'if (false)' },
  },
  {
    title: 'unknown accounts are refused at once',
    ...{
      file: 'SignIn',
      from: 'passwords.matches(password, decoy);',
      to: '',
    },
  },
  {
    title: 'whoever registers is an administrator',
    ...{ file: 'Registration', from: 'Set.of(Role.USER)', to: 'Set.of(Role.ADMIN)' },
  },
  {
    title: 'strangers register where that is closed',
    ...{ file: 'Registration', from: 'if (!properties.registration())', to: 'if (false)' },
  },
  {
    title: 'one guess behind a lock locks again',
    ...{
      file: 'Accounts',
      from: 'THEN 0 ELSE failed_sign_ins + 1 END',
      to: 'THEN failed_sign_ins ELSE failed_sign_ins + 1 END',
    },
  },
  {
    title: 'pay is shown to editors',
    ...{
      file: 'AccessRules',
      from: 'rule(Role.ADMIN, Role.ADMIN, Role.ADMIN)',
      to: 'rule(Role.EDITOR, Role.ADMIN, Role.ADMIN)',
    },
  },
  {
    title: 'customers are shown to everybody with an account',
    ...{
      file: 'AccessRules',
      from: 'rule(Role.EDITOR, Role.EDITOR, Role.ADMIN)',
      to: 'rule(Role.USER, Role.EDITOR, Role.ADMIN)',
    },
  },
  {
    title: 'weak passwords are taken',
    ...{ file: 'PasswordRules', from: 'length < FEWEST_BYTES', to: 'length < 1' },
  },
  {
    title: 'common passwords are taken',
    ...{ file: 'PasswordRules', from: 'if (common.contains(plain))', to: 'if (false)' },
  },
  {
    title: 'common passwords in capital letters are taken',
    ...{ file: 'PasswordRules', from: 'password.strip().toLowerCase(Locale.ROOT)', to: 'password.strip()' },
  },
  {
    title: 'names are taken for passwords',
    ...{ file: 'PasswordRules', from: 'plain.length() >= SHORTEST_NAME', to: 'false' },
  },
  {
    title: 'new passwords break rules',
    ...{
      file: 'Registration',
      from: 'accounts.setPassword(account.id(), encoded(password, List.of(account.email())));',
      to: 'accounts.setPassword(account.id(), passwords.encode(password));',
    },
  },
  {
    title: 'access tokens outlast their session',
    ...{
      file: 'LiveSessions',
      from: 'return session != null && known.get(session, this::isKept);',
      to: 'return true;',
    },
  },
  {
    title: 'tokens need no session',
    ...{ file: 'LiveSessions', from: 'session != null && known', to: 'session == null || known' },
  },
  {
    title: 'sessions that ended are remembered',
    ...{
      file: 'LiveSessions',
      from: 'known.invalidateAll(); if (TransactionSynchronizationManager.isSynchronizationActive()) {',
      to: 'if (false) {',
    },
  },
  {
    title: 'sessions have no end',
    ...{ file: 'LiveSessions', from: 'r.expires_at > :now AND', to: ':now IS NOT NULL AND' },
  },
  {
    title: 'guessing in a stolen session ends nothing',
    ...{ file: 'SignIn', from: 'refreshTokens.endAll(account.id());', to: '' },
  },
  {
    title: 'nobody hears of refused calls',
    ...{ file: 'RefusedCalls', from: 'if (REFUSALS.contains(response.getStatus()))', to: 'if (false)' },
  },
  {
    title: 'refused calls fill the log',
    ...{ file: 'RefusedCalls', from: 'isPowerOfTen(times) &&', to: '' },
  },
  {
    title: 'sessions outlast a new password',
    ...{ file: 'Registration', from: 'refreshTokens.endAll(account.id());', to: '' },
  },
  {
    title: 'a code is good for everything',
    ...{
      file: 'OneTimeTokens',
      from: '" :purpose AND expires_at > :now"',
      to: '" :purpose AND expires_at > :now OR token_hash = :hash"',
    },
  },
  {
    title: 'administrators lock themselves out',
    ...{ file: 'AccountEndpoints', from: 'if (id.equals(caller.getSubject()))', to: 'if (false)' },
  },
  {
    title: 'nobody is slowed down',
    ...{ file: 'RateLimitFilter', from: 'if (!probe.isConsumed())', to: 'if (false)' },
  },
  {
    title: 'users are slowed down at no place but one',
    ...{ file: 'RateLimitConfig', from: '.addFilterAfter(perUser, BearerTokenAuthenticationFilter.class)', to: '' },
  },
  {
    title: 'spellings of a path go uncounted',
    ...{
      file: 'RateLimitConfig',
      from: 'SIGN_IN.matches(request)',
      to: 'request.getRequestURI().startsWith("/auth/")',
    },
  },
  {
    title: 'pages from everywhere may call',
    ...{ file: 'SecurityConfig', from: 'properties.allowedOrigins()', to: 'List.of("*")' },
  },
  {
    title: 'nobody knows who it was',
    ...{ file: 'AuditTrail', from: 'return caller == null ? "nobody" : caller.getName();', to: 'return "nobody";' },
  },
  {
    title: 'records of others are seen',
    ...{ file: 'RecordRules', from: '{alias}.owner_id = :account', to: '{alias}.owner_id <> :account' },
  },
  {
    title: 'every record is seen by its key',
    ...{ file: 'RecordRules', from: 'applyToLoadByKey = true', to: 'applyToLoadByKey = false' },
  },
  {
    title: 'rules of records are asked by nobody',
    ...{ file: 'RecordRules', from: 'autoEnabled = true', to: 'autoEnabled = false' },
  },
  {
    title: 'records that belong to others by a reference are seen',
    ...{ file: 'Page', from: 'condition = RecordRules.PAGE', to: 'condition = "1 = 1"' },
  },
  {
    title: 'new records belong to somebody else',
    ...{ file: 'DiaryService', from: 'Caller.account()', to: 'java.util.UUID.randomUUID().toString()' },
  },
];

/** Rules about tenants, of a backend that has them. */
export const TENANT_MUTANTS: readonly Mutant[] = [
  {
    title: 'records of other tenants are seen',
    ...{ file: 'Chair', from: 'condition = RecordRules.CHAIR', to: 'condition = "1 = 1"' },
  },
  {
    title: 'records are made in other tenants',
    ...{
      file: 'RoomService',
      from: 'create(RoomRequest request) { Caller.requireTenant(request.orgId(), "orgId");',
      to: 'create(RoomRequest request) {',
    },
  },
  {
    title: 'administrators of a tenant administer all',
    ...{
      file: 'SecurityConfig',
      from: 'new AuthorizationDecision(Caller.isOperator())',
      to: 'new AuthorizationDecision(true)',
    },
  },
  {
    title: 'tenants are made by anybody',
    ...{
      file: 'OrgService',
      from: 'create(OrgRequest request) { Caller.requireOperator();',
      to: 'create(OrgRequest request) {',
    },
  },
];

/** The backend without the rule. @throws Error where the rule does not stand there, exactly once */
export function without<G extends Pick<Generation, 'files'>>(generation: G, { title, file, from, to }: Mutant): G {
  const words = from.split(/(?<=\W)|(?=\W)/u).filter((word) => word.trim() !== '');
  const pattern = new RegExp(
    words.map((word) => word.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('\\s*'),
    'gu',
  );
  let found = 0;
  const files = generation.files.map((one) => {
    if (!one.path.startsWith('src/main/') || !one.path.endsWith(`/${file}.java`)) return one;
    const content = one.content.toString().replaceAll(pattern, () => {
      found += 1;
      return to;
    });
    return { ...one, content };
  });
  if (found !== 1) throw new Error(`${title}: found ${found} times in ${file}`);
  return { ...generation, files };
}
