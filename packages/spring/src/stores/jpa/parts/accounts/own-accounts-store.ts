import type { AccountsPart, JpaStore, OwnAccountTable } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { lockingSelect, locksField } from '../../../../java/locking-select.ts';
import { besideCodePage } from '../../common/code-page-text.ts';
import { behindAddress } from './behind-address.ts';
import {
  accountStates,
  administratorCheck,
  COMPONENT,
  holding,
  JDBC,
  NOW,
  rolesOf,
  roleSetter,
  TRANSACTIONAL,
  verification,
} from './accounts-store.ts';

const OPTIONAL = java`java.util.Optional`;
const PROFILE = java`java.util.Map<String, ?>`;
const HOLDER = java`org.springframework.jdbc.support.GeneratedKeyHolder`;

/** The accounts in a table of the user's, and beside it what that does not say. */
export function ownAccountsStore(
  part: AccountsPart,
  own: OwnAccountTable,
  store: Pick<JpaStore, 'locks' | 'emptyTextIsNone'>,
): JavaFile {
  const { locks } = store;
  const { classes, security, tables } = part;
  const chosen = locksField(locks);
  const self = classes.accounts;
  const account = classOf(classes.account);
  const role = classOf(security.role);
  const { account: side } = tables;
  const sought = (parameter: string): string => besideCodePage(parameter, own.emailIsOfCodePage);
  return fileOf(
    self,
    java`
      ${javadoc`The accounts: the rows of ${own.name}, and what that does not say of them in ${side}. An account is called by the key of its row, in writing. A row that came from elsewhere is an account as soon as somebody asks for it.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final String SELECT =
            ${literal(selection(own))}
                + ${literal(`FROM ${own.table} u LEFT JOIN ${side} a ON a.user_key = u.${own.key} `)};

        private record Row(${keyType(own)} key, boolean isKnown, ${account} account) {}

        private final ${JDBC} jdbc;
        ${chosen.field}

        public ${self.name}(${JDBC} jdbc${chosen.parameter}) {
          this.jdbc = jdbc;
          ${chosen.assignment}
        }

        public ${OPTIONAL}<${account}> find(String id) {
          return keyOf(id).flatMap(key -> known(() -> rows(key)).stream().findFirst());
        }

        ${javadoc`Finds an address whatever its case. Where the table has it in several spellings, it takes the very one.`}
        public ${OPTIONAL}<${account}> findByEmail(String email) {
          String typed = email.strip();
          return known(() -> rows(typed)).stream().findFirst();
        }

        private java.util.List<Row> rows(String typed) {
          java.util.List<Row> found =
              jdbc.sql(SELECT + ${literal(own.hasLowerCaseIndex ? `WHERE LOWER(u.${own.email}) = :lower` : `WHERE u.${own.email} IN (${sought(':typed')}, ${sought(':lower')})`)})
                  ${!own.hasLowerCaseIndex && java`.param("typed", typed)`}
                  .param("lower", typed.toLowerCase(java.util.Locale.ROOT))
                  .query(${self.name}::read)
                  .list();
          return found.stream().filter(row -> found.size() == 1 || row.account().email().equals(typed)).toList();
        }

        ${javadoc`The accounts behind this e-mail address, in the order of the database.`}
        public java.util.List<${account}> list(String after, int limit) {
          return known(
              () ->
                  jdbc.sql(SELECT + ${behindAddress(`u.${own.email}`, store, sought(':after'))})
                      .withMaxRows(limit)
                      .param("after", after.strip())
                      .query(${self.name}::read)
                      .list());
        }

        ${javadoc`The hash of somebody, for comparisons that must take as long as those of accounts.`}
        public ${OPTIONAL}<String> anyHash() {
          return jdbc.sql(${literal(`SELECT ${own.password} FROM ${own.table} WHERE ${own.password} IS NOT NULL`)})
              .withMaxRows(1)
              .query(String.class)
              .optional();
        }

        ${own.asked.some(({ unique }) => unique) && isTaken(own)}

        ${TRANSACTIONAL}
        public String add(String email, String passwordHash, java.util.Set<${role}> roles, ${PROFILE} profile) {
          ${insertion(own)}
          adopt(key, null);
          setRoles(key.toString(), roles);
          return key.toString();
        }

        ${javadoc`Other applications that read a kind before the hash find one again.`}
        public void setPassword(String id, String passwordHash) {
          ${
            own.hasRoomForKind &&
            java`
          boolean isNamed =
              jdbc.sql(${literal(`SELECT ${own.password} FROM ${own.table} WHERE ${own.key} = :key`)})
                  .param("key", stored(id))
                  .query(String.class)
                  .optional()
                  .filter(before -> before.startsWith("{"))
                  .isPresent();`
          }
          jdbc.sql(${literal(`UPDATE ${own.table} SET ${own.password} = :hash WHERE ${own.key} = :key`)})
              .param("hash", ${own.hasRoomForKind ? java`isNamed ? "{bcrypt}" + passwordHash : passwordHash` : java`passwordHash`})
              .param("key", stored(id))
              .update();
        }

        ${holding(java`jdbc.sql(${lockingSelect(locks, 'held', { select: `SELECT ${own.password} FROM ${own.table}`, where: `WHERE ${own.key} = :key` })}).param("key", stored(id))`)}

        public void verify(String id) {
          ${verification(tables)}
          ${own.verified !== undefined && verificationInRow(own)}
        }

        ${administratorCheck(tables, role)}

        ${roleSetter(tables, role)}

        ${accountStates(tables, role)}

        private java.util.List<Row> rows(${keyType(own)} key) {
          return jdbc.sql(SELECT + ${literal(`WHERE u.${own.key} = :key`)})
              .param("key", ${bound(own)})
              .query(${self.name}::read)
              .list();
        }

        ${javadoc`The accounts of rows. Where some of them came from elsewhere, they are accounts from now on, and the question is asked again.`}
        private java.util.List<${account}> known(java.util.function.Supplier<java.util.List<Row>> question) {
          java.util.List<Row> rows = question.get();
          if (!rows.stream().allMatch(Row::isKnown)) {
            rows.stream().filter(row -> !row.isKnown()).forEach(this::adopt);
            rows = question.get();
          }
          var roles = rolesOf(rows.stream().map(row -> row.account().id()).toList());
          return rows.stream()
              .map(row -> row.account().withRoles(roles.getOrDefault(row.account().id(), java.util.Set.of())))
              .toList();
        }

        private void adopt(Row row) {
          String id = row.account().id();
          adopt(row.key(), ${own.verified === undefined ? NOW : java`null`});
          if (rolesOf(java.util.List.of(id)).isEmpty()) {
            addRoles(id, java.util.Set.of(${role}.USER));
          }
        }

        ${javadoc`Notes an account beside its row, unless somebody else has done so by now.`}
        private void adopt(${keyType(own)} key, java.time.OffsetDateTime verifiedAt) {
          jdbc.sql(
                  ${literal(`INSERT INTO ${side} (id, user_key, failed_sign_ins, verified_at) SELECT :id, u.${own.key}, 0, :verified`)}
                      + ${literal(` FROM ${own.table} u WHERE u.${own.key} = :key AND NOT EXISTS (SELECT 1 FROM ${side} a WHERE a.user_key = :key)`)})
              .param("id", key.toString())
              .param("verified", verifiedAt, java.sql.Types.TIMESTAMP_WITH_TIMEZONE)
              .param("key", ${bound(own)})
              .update();
        }

        private static Row read(java.sql.ResultSet row, int number) throws java.sql.SQLException {
          ${keyType(own)} key = ${readKey(own)};
          var disabledAt = row.getObject("disabled_at", java.time.OffsetDateTime.class);
          ${
            own.shutOut !== undefined &&
            java`
          if (row.getInt("shut_out") == 1 && disabledAt == null) {
            disabledAt = java.time.OffsetDateTime.MIN;
          }`
          }
          return new Row(
              key,
              row.getString("known") != null,
              new ${account}(
                  key.toString(),
                  row.getString("email"),
                  row.getString("password_hash"),
                  row.getObject("verified_at", java.time.OffsetDateTime.class),
                  disabledAt,
                  row.getObject("locked_until", java.time.OffsetDateTime.class),
                  java.util.Set.of()));
        }

        ${rolesOf(tables, role)}

        ${keys(own)}
      }`,
  );
}

function selection({ key, email, password, verified, shutOut }: OwnAccountTable): string {
  const verifiedAt = verified === undefined ? 'a.verified_at' : `COALESCE(a.verified_at, u.${verified}) AS verified_at`;
  const out = shutOut === undefined ? '' : `, CASE WHEN ${shutOut} THEN 1 ELSE 0 END AS shut_out`;
  return `SELECT u.${key} AS user_key, u.${email} AS email, u.${password} AS password_hash, a.id AS known, ${verifiedAt}, a.disabled_at, a.locked_until${out} `;
}

function keyType({ keyKind }: OwnAccountTable): JavaFragment {
  return keyKind === 'number' ? java`Long` : java`java.util.UUID`;
}

function readKey({ keyKind }: OwnAccountTable): JavaFragment {
  switch (keyKind) {
    case 'number':
      return java`row.getLong("user_key")`;
    case 'uuid':
      return java`row.getObject("user_key", java.util.UUID.class)`;
    case 'uuid-bytes':
      return java`uuidOf(row.getBytes("user_key"))`;
  }
}

/** The key as statements take it. */
function bound({ keyKind }: OwnAccountTable): JavaFragment {
  return keyKind === 'uuid-bytes' ? java`bytesOf(key)` : java`key`;
}

function insertion(own: OwnAccountTable): JavaFragment {
  const isMade = own.keyKind === 'number';
  const columns = [...(isMade ? [] : [own.key]), own.email, own.password, ...own.filled.map(({ column }) => column)];
  const values = [
    ...(isMade ? [] : [':key']),
    ':email',
    ':hash',
    ...own.filled.map(({ parameter }) => `:${parameter}`),
  ];
  const fixed = { now: NOW, zero: java`0`, no: java`false`, yes: java`true` } as const;
  const asked = own.filled.some(({ value }) => value === 'asked');
  return java`
    ${!isMade && java`java.util.UUID key = java.util.UUID.randomUUID();`}
    ${isMade && java`var keys = new ${HOLDER}();`}
    jdbc.sql(${literal(`INSERT INTO ${own.table} (${columns.join(', ')}) VALUES (${values.join(', ')})`)})
        ${!isMade && java`.param("key", ${bound(own)})`}
        .param("email", email.strip().toLowerCase(java.util.Locale.ROOT))
        .param("hash", passwordHash)
        ${own.filled.map(({ parameter, value }) =>
          value === 'asked' ? false : java`.param(${literal(parameter)}, ${fixed[value]})`,
        )}
        ${asked && java`.params(profile)`}
        .update(${isMade && java`keys, ${literal(own.key.replaceAll(/["`]/gu, ''))}`});
    ${isMade && java`Long key = java.util.Objects.requireNonNull(keys.getKey()).longValue();`}`;
}

/** Whether somebody has what nobody else may have. */
function isTaken({ table, asked }: OwnAccountTable): JavaFragment {
  const unique = asked.filter((one) => one.unique);
  const where = unique
    .map(({ column, name, isOfCodePage }) => `${column} = ${besideCodePage(`:${name}`, isOfCodePage)}`)
    .join(' OR ');
  return java`
    ${javadoc`Whether somebody else has what is there once.`}
    public boolean isTaken(${PROFILE} profile) {
      return jdbc.sql(${literal(`SELECT COUNT(*) FROM ${table} WHERE ${where}`)})
              .params(profile)
              .query(Long.class)
              .single()
          > 0;
    }
`;
}

function verificationInRow({ table, key, verified }: OwnAccountTable): JavaFragment {
  return java`
    jdbc.sql(${literal(`UPDATE ${table} SET ${verified ?? ''} = :now WHERE ${key} = :key AND ${verified ?? ''} IS NULL`)})
        .param("now", ${NOW})
        .param("key", stored(id))
        .update();`;
}

/** The key behind the name of an account: written in one way only, as rules compare it. */
function keys(own: OwnAccountTable): JavaFragment {
  const type = keyType(own);
  const parse = own.keyKind === 'number' ? java`Long.valueOf(id)` : java`java.util.UUID.fromString(id)`;
  const isBytes = own.keyKind === 'uuid-bytes';
  return java`
    ${javadoc`The key that an account is called by; nothing for what is none, or is written in another way than accounts are.`}
    private static ${OPTIONAL}<${type}> keyOf(String id) {
      try {
        return ${OPTIONAL}.of(${parse}).filter(key -> key.toString().equals(id));
      } catch (IllegalArgumentException e) {
        return ${OPTIONAL}.empty();
      }
    }

    private static Object stored(String id) {
      ${isBytes ? java`return bytesOf(keyOf(id).orElseThrow());` : java`return keyOf(id).orElseThrow();`}
    }

    ${
      isBytes &&
      java`
    private static byte[] bytesOf(java.util.UUID key) {
      return java.nio.ByteBuffer.allocate(16)
          .putLong(key.getMostSignificantBits())
          .putLong(key.getLeastSignificantBits())
          .array();
    }

    private static java.util.UUID uuidOf(byte[] key) {
      var bytes = java.nio.ByteBuffer.wrap(key);
      return new java.util.UUID(bytes.getLong(), bytes.getLong());
    }`
    }`;
}
