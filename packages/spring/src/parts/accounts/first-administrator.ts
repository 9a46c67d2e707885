import type { AccountsPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { unasked } from './profile.ts';

const ENCODER = java`org.springframework.security.crypto.password.PasswordEncoder`;

/** The first administrator, from the configuration. */
export function firstAdministrator({ classes, security, own }: AccountsPart): JavaFile {
  const self = classes.firstAdministrator;
  const boot = (name: string) => classOf({ packageName: 'org.springframework.boot', name });
  return fileOf(
    self,
    java`
      ${javadoc`Makes the first administrator from the configuration, where there is none yet.`}
      @org.springframework.stereotype.Component
      @${classOf(security.localSignIn)}
      public class ${classOf(self)} implements ${boot('ApplicationRunner')} {
        private static final org.slf4j.Logger log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        private final ${classOf(classes.accounts)} accounts;
        private final ${classOf(classes.registration)} registration;
        private final ${classOf(security.properties)} properties;
        ${own && java`private final ${ENCODER} passwords;`}

        public ${self.name}(
            ${classOf(classes.accounts)} accounts, ${classOf(classes.registration)} registration, ${classOf(security.properties)} properties${own && java`, ${ENCODER} passwords`}) {
          this.accounts = accounts;
          this.registration = registration;
          this.properties = properties;
          ${own && java`this.passwords = passwords;`}
        }

        @Override
        public void run(${boot('ApplicationArguments')} arguments) {
          var first = properties.firstAdministrator();
          if (!org.springframework.util.StringUtils.hasText(first.email()) || accounts.hasAdministrator()) {
            return;
          }
          ${own && knownAdministrator(classOf(security.role))}
          String hash = registration.encoded(first.password(), java.util.List.of(first.email()));
          try {
            accounts.verify(accounts.add(first.email(), hash, java.util.Set.of(${classOf(security.role)}.ADMIN)${own && java`, ${unasked(own)}`}));
            log.info("Made the first administrator");
          } catch (org.springframework.dao.DuplicateKeyException e) {
            log.info("The address of the first administrator has an account already");
          }
        }
      }`,
  );
}

/** Somebody who is there already administers once the password shows that it is them. */
function knownAdministrator(role: JavaFragment): JavaFragment {
  return java`
    var known = accounts.findByEmail(first.email());
    if (known.isPresent()) {
      // An address alone proves nothing: anybody may have registered it.
      if (passwords.matches(first.password(), known.get().passwordHash())) {
        accounts.setRoles(known.get().id(), java.util.Set.of(${role}.ADMIN));
        log.info("The account of ADMIN_EMAIL is the first administrator");
      } else {
        log.warn("The account of ADMIN_EMAIL has another password than ADMIN_PASSWORD: nobody administers yet");
      }
      return;
    }`;
}
