import type { AccountsPart, ClassName, OwnAccountDocument, OwnAccountTable } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { initialValue } from '../../../../java/initial-value.ts';
import { classOf, fileOf, typeOf } from '../../../../java/types.ts';
import { newKey } from '../../documents/new-key.ts';
import { at, COMPONENT, DOCUMENT, query, TEMPLATE, UPDATE, where } from '../query.ts';
import { accountStates, changing, NOW, parts, rolesIn } from './accounts-store.ts';

const OPTIONAL = java`java.util.Optional`;
const PROFILE = java`java.util.Map<String, ?>`;
const ROWS = java`java.util.List<${DOCUMENT}>`;
const COLLATION = java`org.springframework.data.mongodb.core.query.Collation`;
const CRITERIA = java`org.springframework.data.mongodb.core.query.Criteria`;

/** The user's own collection of people, and how its documents keep them. */
export type OwnPeople = { readonly own: OwnAccountTable; readonly document: OwnAccountDocument };

/** The accounts in a collection of the user's, and beside it what that does not say. */
export function ownAccountsStore(part: AccountsPart, people: OwnPeople, documents: ClassName): JavaFile {
  const { classes, security, tables } = part;
  const { own, document } = people;
  const self = classes.accounts;
  const account = classOf(classes.account);
  const role = classOf(security.role);
  const counts = document.key.newKey.kind === 'counter' && java`${classOf(documents)} documents`;
  return fileOf(
    self,
    java`
      ${javadoc`The accounts: the documents of ${own.table}, and what those do not say in ${tables.account}, where every change is a single one. An account is called by the key of its document, in writing. A document that came from elsewhere is an account as soon as somebody asks for it.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final String COLLECTION = ${literal(tables.account)};
        private static final String PEOPLE = ${literal(own.table)};

        ${javadoc`Compares as the index of the addresses does.`}
        private static final ${COLLATION} ANY_CASE = ${COLLATION}.of("en").strength(2);

        private final ${TEMPLATE} template;
        ${counts && java`private final ${counts};`}

        public ${self.name}(${commas([java`${TEMPLATE} template`, counts])}) {
          this.template = template;
          ${counts && java`this.documents = documents;`}
        }

        public ${OPTIONAL}<${account}> find(String id) {
          return keyOf(id).flatMap(key -> known(rows(${where('_id', java`key`)})).stream().findFirst());
        }

        ${javadoc`Finds an address whatever its case. Where the collection has it in several spellings, it takes the very one.`}
        public ${OPTIONAL}<${account}> findByEmail(String email) {
          String typed = email.strip();
          ${ROWS} found =
              template.find(
                  ${query(java`${at(own.email)}.in(typed, typed.toLowerCase(java.util.Locale.ROOT))`)}.collation(ANY_CASE),
                  ${DOCUMENT}.class,
                  PEOPLE);
          return known(found.stream().filter(row -> found.size() == 1 || typed.equals(row.getString(${literal(own.email)}))).toList())
              .stream()
              .findFirst();
        }

        ${javadoc`The accounts behind this e-mail address, in the order of the database.`}
        public java.util.List<${account}> list(String after, int limit) {
          return known(
              template.find(
                  ${query(java`${at(own.email)}.gt(after.strip())`)}
                      .with(org.springframework.data.domain.Sort.by(${literal(own.email)}))
                      .limit(limit),
                  ${DOCUMENT}.class,
                  PEOPLE));
        }

        ${javadoc`The hash of somebody, for comparisons that must take as long as those of accounts.`}
        public ${OPTIONAL}<String> anyHash() {
          return ${OPTIONAL}.ofNullable(template.findOne(${query(java`${at(own.password)}.ne(null)`)}, ${DOCUMENT}.class, PEOPLE))
              .map(row -> row.getString(${literal(own.password)}));
        }

        ${own.asked.some(({ unique }) => unique) && isTaken(own)}

        public boolean hasAdministrator() {
          java.util.List<Object> keys =
              template.find(${query(where('roles', java`${role}.ADMIN.name()`))}, ${DOCUMENT}.class, COLLECTION).stream()
                  .<Object>flatMap(found -> keyOf(found.getString("_id")).stream())
                  .toList();
          return template.exists(${query(java`${at('_id')}.in(keys)`)}, PEOPLE);
        }

        ${javadoc`Makes an account. Of two at once for one address the index refuses one.`}
        public String add(String email, String passwordHash, java.util.Set<${role}> roles, ${PROFILE} profile) {
          ${filling(own, document)}
          String id = key.toString();
          // Before the document: whoever asks for that meanwhile would take it for one that came from elsewhere.
          template.insert(
              new ${DOCUMENT}("_id", id)
                  .append("roles", names(roles))
                  .append("codes", java.util.List.of())
                  .append("failed_sign_ins", 0),
              COLLECTION);
          try {
            template.insert(person);
          } catch (org.springframework.dao.DataAccessException e) {
            template.remove(${query(where('_id', java`id`))}, COLLECTION);
            throw e;
          }
          return id;
        }

        public void setRoles(String id, java.util.Set<${role}> roles) {
          change(id, ${UPDATE}.update("roles", names(roles)));
        }

        public void setPassword(String id, String passwordHash) {
          keyOf(id)
              .flatMap(key -> rows(${where('_id', java`key`)}).stream().findFirst())
              .ifPresent(row -> replaceHash(${where('_id', java`row.get("_id")`)}, row.getString(${literal(own.password)}), passwordHash));
        }

        ${javadoc`Another password, unless that was changed since the account was read; answers whether it was not.`}
        public boolean changePassword(${account} account, String passwordHash) {
          return replaceHash(
              ${where('_id', java`keyOf(account.id()).orElseThrow()`)}.and(${literal(own.password)}).is(account.passwordHash()),
              account.passwordHash(),
              passwordHash);
        }

        ${replacing(own, document)}

        public void verify(String id) {
          change(
              ${where('_id', java`id`)}.and("verified_at").is(null), ${UPDATE}.update("verified_at", ${NOW}));
          ${own.verified !== undefined && verificationInRow(own.verified)}
        }

        ${accountStates()}

        ${changing()}

        private ${ROWS} rows(${CRITERIA} condition) {
          return template.find(${query(java`condition`)}, ${DOCUMENT}.class, PEOPLE);
        }

        ${known(people, account, role)}

        ${keys(document)}
      }`,
  );
}

/** The key behind the name of an account, as documents hold it. */
export function keyFrom({ key }: OwnAccountDocument, id: JavaFragment): JavaFragment {
  switch (key.type.name) {
    case 'java.util.UUID':
      return java`java.util.UUID.fromString(${id})`;
    case 'java.math.BigInteger':
      return java`new java.math.BigInteger(${id})`;
    default:
      return java`${typeOf(key.type)}.valueOf(${id})`;
  }
}

/** Adds to a condition that nothing of a document shuts somebody out. */
export function letIn({ shutOut }: OwnAccountDocument, condition: JavaFragment): JavaFragment {
  return shutOut.reduce(
    (all, { field, when }) =>
      when === 'set'
        ? java`${all}.and(${literal(field)}).is(null)`
        : java`${all}.and(${literal(field)}).ne(${literal(when === 'true')})`,
    condition,
  );
}

function keys(document: OwnAccountDocument): JavaFragment {
  const type = typeOf(document.key.type);
  return java`
    ${javadoc`The key that an account is called by; nothing for what is none, or is written in another way than accounts are.`}
    private static ${OPTIONAL}<${type}> keyOf(String id) {
      try {
        return ${OPTIONAL}.of(${keyFrom(document, java`id`)}).filter(key -> key.toString().equals(id));
      } catch (IllegalArgumentException e) {
        return ${OPTIONAL}.empty();
      }
    }`;
}

/** Whether somebody has what nobody else may have. */
function isTaken({ asked }: OwnAccountTable): JavaFragment {
  const unique = asked.filter((one) => one.unique);
  const same = unique.map(({ column, name }) => where(column, java`profile.get(${literal(name)})`));
  return java`
    ${javadoc`Whether somebody else has what is there once.`}
    public boolean isTaken(${PROFILE} profile) {
      return template.exists(${query(java`new ${CRITERIA}().orOperator(${commas(same)})`)}, PEOPLE);
    }
`;
}

/** Makes the document of somebody new, with what it begins with. */
function filling(
  { entity }: OwnAccountTable,
  { key, email, password, moments, filled }: OwnAccountDocument,
): JavaFragment {
  const type = classOf(entity.type);
  const set = (attribute: string, value: JavaFragment) =>
    java`fields.setPropertyValue(${literal(attribute)}, ${value});`;
  return java`
    ${type} person = new ${type}();
    ${moments.map(({ setter, value }) => java`person.${setter}(${initialValue(value)});`)}
    ${typeOf(key.type)} key = ${newKey(key.newKey, java`documents`)};
    var fields = org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(person);
    ${set(key.name, java`key`)}
    ${set(email, java`email.strip().toLowerCase(java.util.Locale.ROOT)`)}
    ${set(password, java`passwordHash`)}
    ${filled.map(({ attribute, value }) =>
      set(attribute, 'asked' in value ? java`profile.get(${literal(value.asked)})` : initialValue(value)),
    )}`;
}

/** Writes another hash; a record that counts its changes counts this one. */
function replacing({ password, hasRoomForKind }: OwnAccountTable, { version }: OwnAccountDocument): JavaFragment {
  const counted = version === undefined ? java`` : java`.inc(${literal(version)}, 1)`;
  const hash = hasRoomForKind
    ? java`before != null && before.startsWith("{") ? "{bcrypt}" + passwordHash : passwordHash`
    : java`passwordHash`;
  return java`
    ${javadoc`Other applications that read a kind before the hash find one again.`}
    private boolean replaceHash(${CRITERIA} condition, String before, String passwordHash) {
      String hash = ${hash};
      return template.updateFirst(${query(java`condition`)}, ${UPDATE}.update(${literal(password)}, hash)${counted}, PEOPLE)
              .getMatchedCount()
          > 0;
    }`;
}

function verificationInRow(field: string): JavaFragment {
  return java`
    keyOf(id)
        .ifPresent(
            key ->
                template.updateFirst(
                    ${query(java`${where('_id', java`key`)}.and(${literal(field)}).is(null)`)},
                    ${UPDATE}.update(${literal(field)}, ${NOW}),
                    PEOPLE));`;
}

/** Reads accounts from documents of both collections. */
function known({ own, document }: OwnPeople, account: JavaFragment, role: JavaFragment): JavaFragment {
  const { email, password, verified } = own;
  const { shutOut } = document;
  // Where documents do not say it, the addresses of those that came from elsewhere count as confirmed.
  const believed = verified === undefined ? java`.setOnInsert("verified_at", ${NOW})` : java``;
  return java`
    ${javadoc`The accounts of documents. Those that came from elsewhere are accounts from now on.`}
    private java.util.List<${account}> known(${ROWS} rows) {
      java.util.Map<String, ${DOCUMENT}> beside = new java.util.HashMap<>();
      template
          .find(${query(java`${at('_id')}.in(rows.stream().map(row -> String.valueOf(row.get("_id"))).toList())`)}, ${DOCUMENT}.class, COLLECTION)
          .forEach(found -> beside.put(found.getString("_id"), found));
      return rows.stream()
          .map(row -> read(row, beside.computeIfAbsent(String.valueOf(row.get("_id")), this::adopt)))
          .toList();
    }

    ${javadoc`Notes an account beside its document, unless somebody else has done so by now.`}
    private ${DOCUMENT} adopt(String id) {
      return template.findAndModify(
          ${query(where('_id', java`id`))},
          new ${UPDATE}()
              .setOnInsert("roles", names(java.util.Set.of(${role}.USER)))
              .setOnInsert("codes", java.util.List.of())
              .setOnInsert("failed_sign_ins", 0)${believed},
          org.springframework.data.mongodb.core.FindAndModifyOptions.options().upsert(true).returnNew(true),
          ${DOCUMENT}.class,
          COLLECTION);
    }

    private static ${account} read(${DOCUMENT} row, ${DOCUMENT} beside) {
      var verifiedAt = moment(beside, "verified_at");
      var disabledAt = moment(beside, "disabled_at");
      ${
        shutOut.length > 0 &&
        java`
      if (disabledAt == null && isShutOut(row)) {
        disabledAt = java.time.OffsetDateTime.MIN;
      }`
      }
      return new ${account}(
          String.valueOf(row.get("_id")),
          row.getString(${literal(email)}),
          row.getString(${literal(password)}),
          ${verified === undefined ? java`verifiedAt` : java`verifiedAt == null ? moment(row, ${literal(verified)}) : verifiedAt`},
          disabledAt,
          moment(beside, "locked_until"),
          ${rolesIn(java`beside`, role)});
    }

    ${shutOut.length > 0 && isShutOut(document)}

    ${parts(role)}`;
}

function isShutOut({ shutOut }: OwnAccountDocument): JavaFragment {
  const [first = java`false`, ...more] = shutOut.map(({ field, when }) =>
    when === 'set'
      ? java`row.get(${literal(field)}) != null`
      : java`${when === 'true' ? java`Boolean.TRUE` : java`Boolean.FALSE`}.equals(row.get(${literal(field)}))`,
  );
  return java`
    private static boolean isShutOut(${DOCUMENT} row) {
      return ${more.reduce((all, one) => java`${all} || ${one}`, first)};
    }
`;
}
