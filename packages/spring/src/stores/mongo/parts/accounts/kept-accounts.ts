import type { AccountsPart } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { KeptAccounts } from '../../../kept-parts.ts';
import { at, DOCUMENT, query, UPDATE, where } from '../query.ts';
import { accountsStore } from './accounts-store.ts';
import { oneTimeTokens, refreshTokens } from './token-stores.ts';

/** The accounts in documents. Nothing of them needs a transaction: a server that stands alone has none. */
export function keptAccounts(part: AccountsPart): KeptAccounts {
  const { tables, sessions } = part;
  const account = literal(tables.account);
  const ofAccount = where('account_id', java`accounts.findByEmail(email).orElseThrow().id()`);
  return {
    tokens: [refreshTokens(part), oneTimeTokens(part)],
    accounts: [accountsStore(part)],
    isAlive: java`
      ${DOCUMENT} kept =
          template.findOne(
              ${query(java`${where('_id', java`session`)}.and("expires_at").gt(new java.util.Date())`)},
              ${DOCUMENT}.class,
              ${literal(sessions)});
      return kept != null
          && template.exists(
              ${query(java`${where('_id', java`kept.getString("account_id")`)}.and("disabled_at").is(null)`)},
              ${account});`,
    tests: {
      deleteAccounts: java`template.remove(${query(java`${at('email')}.regex(${literal(String.raw`@test\.example$`)})`)}, ${account});`,
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
