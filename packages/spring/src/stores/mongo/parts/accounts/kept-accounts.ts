import type { AccountsPart, MongoStore } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import type { KeptAccounts } from '../../../kept-parts.ts';
import { at, DOCUMENT, query, UPDATE, where } from '../query.ts';
import { OF_SESSIONS } from '../../common/command-counter.ts';
import { accountRecords } from './account-records.ts';
import { accountsStore } from './accounts-store.ts';
import { keyFrom, letIn, ownAccountsStore, type OwnPeople } from './own-accounts-store.ts';
import { tenantsStore } from './tenants-store.ts';
import { oneTimeTokens, refreshTokens } from './token-stores.ts';

/** The accounts in documents. Nothing of them needs a transaction: a server that stands alone has none. */
export function keptAccounts(part: AccountsPart, { support: { classes } }: MongoStore): KeptAccounts {
  const { tables, sessions, tenants } = part;
  const account = literal(tables.account);
  const people = peopleOf(part);
  const ofAccount = where('account_id', java`accounts.findByEmail(email).orElseThrow().id()`);
  const [collection, email] = people === undefined ? [account, 'email'] : [literal(people.own.table), people.own.email];
  return {
    tokens: [refreshTokens(part), oneTimeTokens(part)],
    accounts: [
      ...(people === undefined
        ? [accountsStore(part)]
        : [ownAccountsStore(part, people, classes.documents), accountRecords(part, people, classes.listener)]),
      ...(tenants === undefined ? [] : [tenantsStore(part, tenants)]),
    ],
    isAlive: java`
      ${DOCUMENT} kept =
          template.findOne(
              ${query(java`${where('_id', java`session`)}.and("expires_at").gt(new java.util.Date())`)},
              ${DOCUMENT}.class,
              ${literal(sessions)});
      return kept != null
          && template.exists(
              ${query(java`${where('_id', java`kept.getString("account_id")`)}.and("disabled_at").is(null)`)},
              ${account})${people && isIn(people)};`,
    tests: {
      deleteAccounts: (domain) =>
        java`template.remove(${query(java`${at(email)}.regex(${literal(`@${domain.replaceAll('.', String.raw`\.`)}$`)})`)}, ${collection});`,
      hash: java`accounts.findByEmail(email).orElseThrow().passwordHash()`,
      codes: java`template.findById(account, ${DOCUMENT}.class, ${account}).getList("codes", ${DOCUMENT}.class).size()`,
      endSessions: (_, moment) => java`
        template.updateMulti(
            ${query(ofAccount)},
            ${UPDATE}.update("expires_at", java.util.Date.from(${moment}.toInstant())),
            ${literal(sessions)});`,
      sessionsBehind: (moment) => java`
        template.count(
            ${query(java`${ofAccount}.and("expires_at").gt(java.util.Date.from(${moment}.toInstant()))`)},
            ${literal(sessions)})`,
    },
  };
}

/** The user's own people, where those sign in. */
function peopleOf({ own }: AccountsPart): OwnPeople | undefined {
  return own?.document === undefined ? undefined : { own, document: own.document };
}

/** Whether the document of the account is there, and shuts nobody out. */
function isIn({ own, document }: OwnPeople): JavaFragment {
  const key = keyFrom(document, java`kept.getString("account_id")`);
  return java`
          && template.findOne(${query(letIn(document, where('_id', key)))}.comment(${literal(OF_SESSIONS)}), ${DOCUMENT}.class, ${literal(own.table)}) != null`;
}
