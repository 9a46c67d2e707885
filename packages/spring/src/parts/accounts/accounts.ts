import type { AccountsPart, OwnAccountTable } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownText } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import { paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { ownTableTest, testAccounts } from './own-table-test.ts';
import { COMMON_PASSWORDS, passwordRules, passwordRulesTest } from './password-rules.ts';
import { commonPasswords } from '../../data/common-passwords.ts';
import { passwordHashes } from './password-hashes.ts';
import { signInTest } from './sign-in-test.ts';
import { accountEndpoints, signInEndpoints } from './endpoints.ts';
import { accountEvent, accountProblem, accountRecord, secretToken } from './records.ts';
import { liveSessions, sessionCheck } from './sessions.ts';
import { firstAdministrator } from './first-administrator.ts';
import { registration } from './registration.ts';
import { signIn } from './sign-in.ts';
import { tenantEndpoints } from './tenants.ts';

const CLASSES = [
  ...[sessionCheck, passwordRules],
  ...[accountRecord, accountEvent, accountProblem, secretToken],
  ...[signIn, firstAdministrator],
  ...[signInEndpoints, accountEndpoints],
];

/** Those that say something to what keeps the accounts. */
const KEPT = [liveSessions, registration];

/** What whoever has people in tables of their own must know. */
function ownTablesSection({ ownTables, own, tables }: AccountsPart): readonly string[] {
  return [
    ...(own === undefined ? [] : signInTableSection(own, tables)),
    ...otherTables(ownTables, own?.name ?? tables.account),
  ];
}

/** How people sign in by a table of the user's. */
function signInTableSection(own: OwnAccountTable, tables: AccountsPart['tables']): readonly string[] {
  const code = markdownCode;
  const asked = own.asked.map(({ name, json }) => code(json ?? name));
  return [
    paragraph`People sign in by the table ${code(own.name)}, with the passwords they have: hashes of bcrypt and Argon2 are taken, and those that begin with ${code('{bcrypt}')}, ${code('{argon2}')}, ${code('{scrypt}')} or ${code('{pbkdf2@SpringSecurity_v5_8}')}. Whoever has another one, such as ${code('pbkdf2_sha256$…')} of Django, is refused like with a wrong password and gets a new one by ${code('/auth/request-password-reset')}; the audit calls that ${code('unreadable-hash')}. New hashes are bcrypt (${code('$2a$')}), behind ${code('{bcrypt}')} where the one before them had its kind in braces.`,
    paragraph`What the table does not say of them (roles, failed sign-ins, confirmed addresses, sessions) stands in ${code(tables.account)} and the tables beside it, and goes with the row. A row that another application has made is an account with the role ${code('USER')}. The calls below ${code(own.resource.path)} are for administrators alone: a password they send is kept as a hash, and it or a new address ends all sessions.`,
    ...(asked.length === 0
      ? []
      : [
          paragraph`Whoever registers also says ${joinMarkdown(asked, ', ')}${own.asked.some(({ unique }) => unique) ? markdownText`; what somebody else has answers 409, which tells that somebody has it` : markdownText``}.`,
        ]),
    paragraph`An account that ${code('ADMIN_EMAIL')} names becomes the first administrator where ${code('ADMIN_PASSWORD')} is its password; without one the row is made.`,
  ];
}

function otherTables(ownTables: readonly string[], account: string): readonly string[] {
  if (ownTables.length === 0) return [];
  const names = joinMarkdown(ownTables.map(markdownCode), ', ');
  const lead =
    ownTables.length === 1
      ? markdownText`The table ${names} is not what people sign in by`
      : markdownText`The tables ${names} are not what people sign in by`;
  return [
    paragraph`${lead}: it is data of yours, called like all the rest. Whoever signs in has an account in ${markdownCode(account)}; nobody of yours has one until they register, and no password of theirs is taken over.`,
  ];
}

/** People who sign in here: their accounts, roles, sessions and passwords. */
export const accounts: PartRenderer<AccountsPart> = {
  files: (part, blueprint, files, stored) => {
    const { tenants, own } = part;
    const { client } = stored;
    const kept = stored.accounts(part);
    for (const write of CLASSES) files.addJava(MAIN, write(part, blueprint));
    for (const write of KEPT) files.addJava(MAIN, write(part, kept, client));
    for (const file of [...kept.tokens, ...kept.accounts]) files.addJava(MAIN, file);
    if (own !== undefined) {
      files.addJava(MAIN, passwordHashes(part, own));
      files.addJava(TEST, testAccounts(part, own));
      files.addJava(TEST, ownTableTest(part, own, kept, client, blueprint));
    }
    if (tenants !== undefined) files.addJava(MAIN, tenantEndpoints(part, tenants, blueprint));
    files.add(`src/main/resources${COMMON_PASSWORDS}`, `${commonPasswords().join('\n')}\n`);
    files.addJava(TEST, signInTest(part, kept, client, blueprint));
    files.addJava(TEST, passwordRulesTest(part));
  },
  sections: ownTablesSection,
};
