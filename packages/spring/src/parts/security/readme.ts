import { RESOURCE_GROUPS } from '@backsmith/blueprint';
import type { IssuingService, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { markdownCode, markdownTable, markdownText } from '@backsmith/render';
import { heading, paragraph, shell } from '../../markdown/blocks.ts';

/** Who may say where a call comes from. */
const PROXIES = markdownText`Limits count by address: a proxy in front of the service must stand in ${markdownCode('TRUSTED_PROXIES')}, or all callers are one; nobody else is believed.`;

/** What the README says of signing in, of roles, and of running it safely. */
export function securitySection(part: SecurityPart): readonly string[] {
  const { classes, issuedBy, rules, records, tokensElsewhere } = part;
  if (issuedBy !== undefined) return trustSection(part, issuedBy);
  const code = markdownCode;
  return [
    heading(2, 'Secure'),
    paragraph`Every call needs a token in the header ${code('Authorization: Bearer …')} but those under ${code('OPEN')} in ${code(classes.accessRules.name)}, the one place that says who may call what. New accounts are in the role ${code('USER')}, which reads the catalogue and has records of its own where a rule says whose they are; ${code('EDITOR')} works with all records but those of staff, ${code('ADMIN')} deletes and administers. What no rule names is refused. Administrators make accounts; with ${code('REGISTRATION=true')}, as in development, whoever gets mail makes one.`,
    ...groupTable(part),
    ...(records === undefined ? [] : ownRecords(records, true)),
    markdownTable(
      ['Call', 'For'],
      [
        [code('POST /auth/register, /auth/verify-email'), 'a new account, and its e-mail address'],
        [code('POST /auth/login, /auth/refresh, /auth/logout'), 'tokens; a refresh token is good once'],
        [code('POST /auth/request-password-reset, /auth/reset-password'), 'a new password by mail'],
        [code('GET /auth/me, PUT /auth/me/password'), 'the own account'],
        [code('DELETE /auth/me/sessions'), 'signs out everywhere'],
        [code('GET /auth/accounts, PUT /auth/accounts/{id}/roles'), 'administrators: accounts and their roles'],
        ...(part.ownAccounts === undefined
          ? [[code('POST /auth/accounts'), 'administrators: an account for somebody, who chooses a password by mail']]
          : []),
        [code('PUT, DELETE /auth/accounts/{id}/enabled'), 'administrators: who may sign in'],
        [code('GET /auth/audit'), 'administrators: who changed what'],
        [code('GET /.well-known/jwks.json'), 'the public keys, for others that check the tokens'],
      ],
    ),
    paragraph`Tokens are signed with the key in ${code('JWT_SIGNING_KEY')}; without one the service does not start, but for development, where it makes one:`,
    shell('openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out signing-key.pem'),
    paragraph`To change it, put a new one there and the public half of the old one into ${code('JWT_PREVIOUS_KEY')} for as long as its tokens last. The first administrator comes from ${code('ADMIN_EMAIL')} and ${code('ADMIN_PASSWORD')} when there is none. Mails are sent through ${code('MAIL_HOST')}; in development they are files in ${code('target/mails')}, and their texts lie in ${code('src/main/resources/mail')}.`,
    paragraph`An OpenID Connect issuer (Keycloak, Entra, Auth0, …) signs people in instead once ${code('SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI')} names it: the calls to sign in here are then gone. Its tokens must be for the audience ${code('spring.security.oauth2.resourceserver.jwt.audiences')} in application.yaml and hold the roles in the claim ${code('authorities-claim-name')} beside it.`,
    paragraph`A password has 12 to 72 bytes, is none of the 3,000 most common ones (${code('security/common-passwords.txt')} among the resources) and holds neither the name of its owner nor that of the application; ${code('PasswordRules')} answers others with 422. Five wrong passwords lock an account for 15 minutes, behind which the count begins anew, and 14 days behind a sign-in it takes another one; ${code('app.security')} has both. ${code('app.limits')} says how often an address and a user may call in a minute; each instance counts for itself. Calls refused with 401, 403 and 429 leave a line in the log, ${code('RefusedCalls')} says when. ${PROXIES} Tokens end with their session: at once after ${code('/auth/logout')}, a new password, other roles or a disabled account, and within a second at other instances. In the claim ${code('sid')} a token names its session, which ${code('LiveSessions')} looks up.`,
    ...(tokensElsewhere.are ? [elsewhere(tokensElsewhere.minutes)] : []),
    rules.length > 0
      ? auditParagraph(part)
      : paragraph`The audit notes who signed in and who was refused, and what becomes of accounts and their roles. Metrics need the token of an administrator, too.`,
  ];
}

/** Which records are in which group, and what that means. */
function groupTable({ groups }: SecurityPart): readonly string[] {
  if (groups.length === 0) return [];
  return [
    markdownTable(
      ['Group', 'Records', 'Who'],
      groups.map(({ group, titles }) => [
        RESOURCE_GROUPS[group].label,
        markdownText`${titles.join(', ')}`,
        RESOURCE_GROUPS[group].meaning,
      ]),
    ),
  ];
}

/** What the README says of records that are not everybody's. */
function ownRecords({ classes, all, hasTenants, askedBy }: RecordRules, isIssuer: boolean): readonly string[] {
  const code = markdownCode;
  const owned = all.filter(({ rule }) => rule.isOwned).map(({ titlePlural }) => titlePlural);
  const place = paragraph`${code(classes.rules.name)} says in one place whose records are whose, as conditions that ${askedBy} puts into every query. A record that is not the caller's answers 404, and a reference to it 422. What the application does by itself, without a token, finds none of these records.`;
  const owners = paragraph`Of these callers see and change their own alone, whatever their role, and administrators all: ${owned.join(', ')}. A new record belongs to the account of the token, and no request gives one away.`;
  const tenants = paragraph`Records belong to tenants: callers see and change those of the tenant that the claim ${code('tenant')} of their token names, administrators as well. Who has no such claim sees none, but administrators without it see all tenants: they alone make tenants, change what tenants share, administer accounts and read the audit. Of the tables, views and calls below ${code('ADMINISTRATION')} in ${code('AccessRules')} the same is true.`;
  const accounts = paragraph`${code('PUT, DELETE /auth/accounts/{id}/tenant')} says which tenant an account belongs to, by the key of the tenant: ${code('{ "tenant": "42" }')}. The first administrator belongs to none. Another issuer must put the claim into its tokens.`;
  return [
    ...(owned.length > 0 ? [owners] : []),
    ...(hasTenants ? [tenants, ...(isIssuer ? [accounts] : [])] : []),
    ...(all.length > 0 ? [place] : []),
  ];
}

/** What is true of services that check tokens by their signature alone. */
function elsewhere(minutes: number): string {
  const code = markdownCode;
  return paragraph`The other services check tokens by their signature and do not see sessions: one that has ended is good there until its tokens are, ${String(minutes)} minutes at most (${code('app.security.access-token-lifetime')} of the service that signs people in). Clients renew them by ${code('/auth/refresh')}, which an ended session refuses.`;
}

function auditParagraph({ notesAll }: Pick<SecurityPart, 'notesAll'>): string {
  const others = notesAll
    ? markdownText`those that go with others are in it as well`
    : markdownText`nor what the database changes by itself, such as rows that go with others`;
  return paragraph`The audit notes what is made, changed and deleted through the calls of records and links, with the values before and after but those of secrets. Rows of tables without a key are not in it, ${others}. Metrics need the token of an administrator, too.`;
}

/** The same where people sign in at another service. */
function trustSection(part: SecurityPart, { name, folder, variable }: IssuingService): readonly string[] {
  const { classes, tried, records, tokensElsewhere, notesAll } = part;
  const code = markdownCode;
  return [
    heading(2, 'Secure'),
    paragraph`Every call needs a token in the header ${code('Authorization: Bearer …')} but those under ${code('OPEN')} in ${code(classes.accessRules.name)}, the one place that says who may call what. ${code('USER')} reads the catalogue and has records of its own where a rule says whose they are; ${code('EDITOR')} works with all records but those of staff, ${code('ADMIN')} deletes and administers. What no rule names is refused.`,
    ...groupTable(part),
    ...(records === undefined ? [] : ownRecords(records, false)),
    paragraph`People sign in at the service ${code(name)} (folder ${code(folder)}), whose keys are read from ${code(variable)} with the first call and again every five minutes. Until it has answered once, calls with a token end with 503; later this service goes on for half an hour without it. ${code('JWT_ISSUER')} must say the same in all services.`,
    elsewhere(tokensElsewhere.minutes),
    paragraph`With ${code('SPRING_SECURITY_OAUTH2_RESOURCESERVER_JWT_ISSUERURI')} an OpenID Connect issuer (Keycloak, Entra, Auth0, …) takes its place. Its tokens must be for the audience ${code('spring.security.oauth2.resourceserver.jwt.audiences')} in application.yaml and hold the roles in the claim ${code('authorities-claim-name')} beside it.`,
    paragraph`${code('app.limits')} says how often an address and a user may call in a minute; each instance counts for itself. ${PROXIES} Administrators read the audit at ${code(`GET ${tried.answered}`)}.`,
    auditParagraph({ notesAll }),
  ];
}
