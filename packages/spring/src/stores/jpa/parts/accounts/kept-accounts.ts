import type { AccountsPart, JpaStore } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFragment } from '@backsmith/render';
import type { KeptAccounts } from '../../../kept-parts.ts';
import { accountRecords } from './account-records.ts';
import { accountsStore, NOW, TRANSACTIONAL } from './accounts-store.ts';
import { ownAccountsStore } from './own-accounts-store.ts';
import { tenantsStore } from './tenants-store.ts';
import { oneTimeTokens, refreshTokens } from './token-stores.ts';

/** The accounts in tables. */
export function keptAccounts(part: AccountsPart, store: Pick<JpaStore, 'locks' | 'emptyTextIsNone'>): KeptAccounts {
  const { own, tenants, tables } = part;
  const { refreshToken, oneTimeToken } = tables;
  const [table, address] = own === undefined ? [tables.account, 'email'] : [own.table, own.email];
  return {
    tokens: [refreshTokens(part), oneTimeTokens(part, store.locks)],
    accounts: [
      own === undefined ? accountsStore(part, store) : ownAccountsStore(part, own, store),
      ...(own === undefined ? [] : [accountRecords(part, own)]),
      ...(tenants === undefined ? [] : [tenantsStore(part, tenants)]),
    ],
    transactional: TRANSACTIONAL,
    isAlive: isAlive(part),
    tests: {
      deleteAccounts: (domain) =>
        java`jdbc.sql(${literal(`DELETE FROM ${table} WHERE ${address} LIKE '%@${domain}'`)}).update();`,
      hash: java`
        jdbc.sql(${literal(`SELECT ${own?.password ?? 'password_hash'} FROM ${table} WHERE ${address} = :email`)})
            .param("email", email)
            .query(String.class)
            .single()`,
      codes: java`
        jdbc.sql(${literal(`SELECT COUNT(*) FROM ${oneTimeToken} WHERE account_id = :account`)})
            .param("account", account)
            .query(Long.class)
            .single()`,
      endSessions: (called, at) => java`
        jdbc.sql(${literal(`UPDATE ${refreshToken} SET expires_at = :${called} WHERE account_id = :id`)})
            .param(${literal(called)}, ${at})
            .param("id", accounts.findByEmail(email).orElseThrow().id())
            .update();`,
      sessionsBehind: (at) => java`
        jdbc.sql(${literal(`SELECT COUNT(*) FROM ${refreshToken} WHERE account_id = :id AND expires_at > :later`)})
            .param("id", accounts.findByEmail(email).orElseThrow().id())
            .param("later", ${at})
            .query(Long.class)
            .single()`,
    },
  };
}

/** Whether a token of the session is left. */
function isAlive({ tables, own }: AccountsPart): JavaFragment {
  const { refreshToken, account } = tables;
  const row = own === undefined ? '' : ` JOIN ${own.table} u ON u.${own.key} = a.user_key`;
  const out = own?.shutOut === undefined ? '' : ` AND CASE WHEN ${own.shutOut} THEN 1 ELSE 0 END = 0`;
  return java`
    return jdbc.sql(
                ${literal(`SELECT COUNT(*) FROM ${refreshToken} r JOIN ${account} a ON a.id = r.account_id${row}`)}
                    + ${literal(` WHERE r.family = :session AND r.expires_at > :now AND a.disabled_at IS NULL${out}`)})
            .param("session", session)
            .param("now", ${NOW})
            .query(Long.class)
            .single()
        > 0;`;
}
