import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { at, COMPONENT, DOCUMENT, query, QUERY, TEMPLATE, UPDATE, where } from '../query.ts';

export const NOW = java`new java.util.Date()`;

/** The accounts, each of which is one document with its roles and the codes of its mails. */
export function accountsStore({ classes, security, tables }: AccountsPart): JavaFile {
  const self = classes.accounts;
  const account = classOf(classes.account);
  const role = classOf(security.role);
  const found = (condition: JavaFragment) => java`
    return java.util.Optional.ofNullable(template.findOne(${query(condition)}, ${DOCUMENT}.class, COLLECTION))
        .map(${self.name}::read);`;
  return fileOf(
    self,
    java`
      ${javadoc`The accounts in the database, each a document with its roles: every change of one is a single one, which MongoDB makes whole or not at all. E-mail addresses are kept in lower case.`}
      ${COMPONENT}
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} {
        private static final String COLLECTION = ${literal(tables.account)};

        private final ${TEMPLATE} template;

        public ${self.name}(${TEMPLATE} template) {
          this.template = template;
        }

        public java.util.Optional<${account}> find(String id) {
          ${found(where('_id', java`id`))}
        }

        public java.util.Optional<${account}> findByEmail(String email) {
          ${found(where('email', java`spelled(email)`))}
        }

        ${javadoc`The accounts behind this e-mail address, in alphabetical order.`}
        public java.util.List<${account}> list(String after, int limit) {
          ${QUERY} behind =
              ${query(java`${at('email')}.gt(spelled(after))`)}
                  .with(org.springframework.data.domain.Sort.by("email"))
                  .limit(limit);
          return template.find(behind, ${DOCUMENT}.class, COLLECTION).stream().map(${self.name}::read).toList();
        }

        public boolean hasAdministrator() {
          return template.exists(${query(where('roles', java`${role}.ADMIN.name()`))}, COLLECTION);
        }

        ${javadoc`Makes an account. Of two at once for one address the index refuses one.`}
        public String add(String email, String passwordHash, java.util.Set<${role}> roles) {
          String id = java.util.UUID.randomUUID().toString();
          template.insert(
              new ${DOCUMENT}("_id", id)
                  .append("email", spelled(email))
                  .append("password_hash", passwordHash)
                  .append("roles", names(roles))
                  .append("codes", java.util.List.of())
                  .append("failed_sign_ins", 0)
                  .append("created_at", ${NOW}),
              COLLECTION);
          return id;
        }

        public void setRoles(String id, java.util.Set<${role}> roles) {
          change(id, ${UPDATE}.update("roles", names(roles)));
        }

        public void setPassword(String id, String passwordHash) {
          change(id, ${UPDATE}.update("password_hash", passwordHash));
        }

        ${javadoc`Another password, unless that was changed since the account was read; answers whether it was not.`}
        public boolean changePassword(${account} account, String passwordHash) {
          return change(
              ${where('_id', java`account.id()`)}.and("password_hash").is(account.passwordHash()),
              ${UPDATE}.update("password_hash", passwordHash));
        }

        ${javadoc`A hash by newer means of the same password, unless that was changed meanwhile.`}
        public void renewHash(${account} account, String passwordHash) {
          changePassword(account, passwordHash);
        }

        public void verify(String id) {
          change(
              ${where('_id', java`id`)}.and("verified_at").is(null), ${UPDATE}.update("verified_at", ${NOW}));
        }

        ${accountStates()}

        ${changing()}

        ${reading(account, role)}

        private static String spelled(String email) {
          return email.strip().toLowerCase(java.util.Locale.ROOT);
        }
      }`,
  );
}

/** What is said of accounts in documents of the backend's own, whoever keeps their addresses and passwords. */
export function accountStates(): JavaFragment {
  return java`
    public void disable(String id) {
      change(id, ${UPDATE}.update("disabled_at", ${NOW}));
    }

    public void enable(String id) {
      change(id, new ${UPDATE}().unset("disabled_at").unset("locked_until").set("failed_sign_ins", 0));
    }

    ${javadoc`Counts a wrong password: guesses in parallel count as well, as each gets the number behind its own. A lock begins the count anew, and while it lasts nothing counts.`}
    public void countFailure(String id, int allowed, java.time.OffsetDateTime lockedUntil) {
      ${DOCUMENT} counted =
          template.findAndModify(
              ${query(java`${where('_id', java`id`)}.orOperator(${where('locked_until', java`null`)}, ${at('locked_until')}.lte(${NOW}))`)},
              new ${UPDATE}().inc("failed_sign_ins", 1),
              org.springframework.data.mongodb.core.FindAndModifyOptions.options().returnNew(true),
              ${DOCUMENT}.class,
              COLLECTION);
      if (counted != null && counted.get("failed_sign_ins", Number.class).intValue() >= allowed) {
        change(
            id,
            new ${UPDATE}()
                .set("locked_until", java.util.Date.from(lockedUntil.toInstant()))
                .set("failed_sign_ins", 0));
      }
    }

    public void forgetFailures(String id) {
      change(id, new ${UPDATE}().unset("locked_until").set("failed_sign_ins", 0));
    }`;
}

/** What changes the document of an account by one command. */
export function changing(): JavaFragment {
  return java`
    private void change(String id, ${UPDATE} change) {
      change(${where('_id', java`id`)}, change);
    }

    private boolean change(org.springframework.data.mongodb.core.query.Criteria condition, ${UPDATE} change) {
      return template.updateFirst(${query(java`condition`)}, change, COLLECTION).getMatchedCount() > 0;
    }`;
}

function reading(account: JavaFragment, role: JavaFragment): JavaFragment {
  return java`
    private static ${account} read(${DOCUMENT} found) {
      return new ${account}(
          found.getString("_id"),
          found.getString("email"),
          found.getString("password_hash"),
          moment(found, "verified_at"),
          moment(found, "disabled_at"),
          moment(found, "locked_until"),
          ${rolesIn(java`found`, role)});
    }

    ${parts(role)}`;
}

/** The roles that a document holds. */
export function rolesIn(found: JavaFragment, role: JavaFragment): JavaFragment {
  return java`
    ${found}.getList("roles", String.class).stream()
        .map(${role}::valueOf)
        .collect(java.util.stream.Collectors.toCollection(() -> java.util.EnumSet.noneOf(${role}.class)))`;
}

/** How times are read, and roles written. */
export function parts(role: JavaFragment): JavaFragment {
  return java`
    private static java.time.OffsetDateTime moment(${DOCUMENT} found, String field) {
      java.util.Date moment = found.getDate(field);
      return moment == null ? null : moment.toInstant().atOffset(java.time.ZoneOffset.UTC);
    }

    private static java.util.List<String> names(java.util.Set<${role}> roles) {
      return roles.stream().map(${role}::name).sorted().toList();
    }`;
}
