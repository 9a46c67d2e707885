import type { AccountsPart } from '@backsmith/blueprint';
import { joinMarkdown, markdownCode, markdownText } from '@backsmith/render';
import { MAIN, TEST } from '../../java/types.ts';
import { paragraph } from '../../markdown/blocks.ts';
import type { PartRenderer } from '../part-renderer.ts';
import { signInTest } from './sign-in-test.ts';
import { accountEndpoints, signInEndpoints } from './endpoints.ts';
import { accountEvent, accountProblem, accountRecord, secretToken } from './records.ts';
import { firstAdministrator, registration, signIn } from './services.ts';
import { tenantEndpoints, tenantsStore } from './tenants.ts';
import { accountsStore, oneTimeTokens, refreshTokens } from './stores.ts';

const CLASSES = [
  ...[accountRecord, accountEvent, accountProblem, secretToken],
  ...[accountsStore, refreshTokens, oneTimeTokens],
  ...[signIn, registration, firstAdministrator],
  ...[signInEndpoints, accountEndpoints],
];

/** What whoever has people in tables of their own must know. */
function ownTablesSection({ ownTables, tables }: AccountsPart): readonly string[] {
  if (ownTables.length === 0) return [];
  const names = joinMarkdown(ownTables.map(markdownCode), ', ');
  const lead =
    ownTables.length === 1
      ? markdownText`The table ${names} is not what people sign in by`
      : markdownText`The tables ${names} are not what people sign in by`;
  return [
    paragraph`${lead}: it is data of yours, called like all the rest. Whoever signs in has an account in ${markdownCode(tables.account)}; nobody of yours has one until they register, and no password of theirs is taken over.`,
  ];
}

/** People who sign in here: their accounts, roles, sessions and passwords. */
export const accounts: PartRenderer<AccountsPart> = {
  files: (part, blueprint, files) => {
    for (const write of CLASSES) files.addJava(MAIN, write(part, blueprint));
    const { tenants } = part;
    if (tenants !== undefined) {
      files.addJava(MAIN, tenantsStore(part, tenants));
      files.addJava(MAIN, tenantEndpoints(part, tenants, blueprint));
    }
    files.addJava(TEST, signInTest(part, blueprint));
  },
  sections: ownTablesSection,
};
