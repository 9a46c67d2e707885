import type { AccountsPart, Blueprint } from '@backsmith/blueprint';
import { commas, java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { annotationsAt } from '../../api/annotations.ts';
import { classOf, fileOf } from '../../java/types.ts';
import { askedComponents, askedValues } from './profile.ts';

const web = (name: string) => classOf({ packageName: 'org.springframework.web.bind.annotation', name });
const rule = (name: string) => classOf({ packageName: 'jakarta.validation.constraints', name });
const JWT = java`@org.springframework.security.core.annotation.AuthenticationPrincipal org.springframework.security.oauth2.jwt.Jwt`;
const VALID = java`@jakarta.validation.Valid @${web('RequestBody')}`;

function answers(status: string): JavaFragment {
  return java`@${web('ResponseStatus')}(org.springframework.http.HttpStatus.${status})`;
}

const EMAIL = java`@${rule('NotBlank')} @${rule('Email')} @${rule('Size')}(max = 254) String email`;
const TEXT = java`@${rule('NotBlank')} @${rule('Size')}(max = 128)`;

/** Signing in, and one's own account. */
export function signInEndpoints({ classes, security, own }: AccountsPart, blueprint: Blueprint): JavaFile {
  const self = classes.signInEndpoints;
  const tokens = java`${classOf(classes.signIn)}.SignInTokens`;
  const view = java`${classOf(classes.accountEndpoints)}.AccountView`;
  const open = annotationsAt(blueprint, 'open-call');
  const registered = java`request.email(), request.password()${own && java`, ${askedValues(own)}`}`;
  return fileOf(
    self,
    java`
      ${javadoc`Signing in, and one's own account.`}
      @${web('RestController')}
      @${web('RequestMapping')}("/auth")
      @${classOf(security.localSignIn)}
      ${annotationsAt(blueprint, 'controller', { title: 'Sign-in' })}
      public class ${classOf(self)} {
        public record Credentials(${EMAIL}, ${TEXT} String password) {}

        ${
          own &&
          java`public record NewAccount(${commas([EMAIL, java`${TEXT} String password`, ...askedComponents(own)])}) {}
`
        }
        public record EmailAddress(${EMAIL}) {}

        public record TokenValue(${TEXT} String token) {}

        public record PasswordReset(${TEXT} String token, ${TEXT} String password) {}

        public record PasswordChange(${TEXT} String current, ${TEXT} String password) {}

        private final ${classOf(classes.signIn)} signIn;
        private final ${classOf(classes.registration)} registration;
        private final ${classOf(classes.accounts)} accounts;
        private final org.springframework.core.task.TaskExecutor tasks;

        public ${self.name}(
            ${classOf(classes.signIn)} signIn,
            ${classOf(classes.registration)} registration,
            ${classOf(classes.accounts)} accounts,
            @org.springframework.beans.factory.annotation.Qualifier("applicationTaskExecutor") org.springframework.core.task.TaskExecutor tasks) {
          this.signIn = signIn;
          this.registration = registration;
          this.accounts = accounts;
          this.tasks = tasks;
        }

        @${web('PostMapping')}("/register")
        ${answers('ACCEPTED')}
        ${open}
        public void register(${VALID} ${own ? java`NewAccount` : java`Credentials`} request) {
          try {
            registration.register(${registered});
          } catch (org.springframework.dao.DuplicateKeyException e) {
            // Somebody was faster by a moment: the address is known by now, and is answered like all that are.
            registration.register(${registered});
          }
        }

        @${web('PostMapping')}("/verify-email")
        ${answers('NO_CONTENT')}
        ${open}
        public void verify(${VALID} TokenValue request) {
          registration.verify(request.token());
        }

        @${web('PostMapping')}("/login")
        ${open}
        public ${tokens} login(${VALID} Credentials request) {
          return signIn.signIn(request.email(), request.password());
        }

        @${web('PostMapping')}("/refresh")
        ${open}
        public ${tokens} refresh(${VALID} TokenValue request) {
          return signIn.refresh(request.token());
        }

        @${web('PostMapping')}("/logout")
        ${answers('NO_CONTENT')}
        ${open}
        public void logout(${VALID} TokenValue request) {
          signIn.signOut(request.token());
        }

        ${javadoc`Answers before it looks: how long it takes would tell whether there is an account.`}
        @${web('PostMapping')}("/request-password-reset")
        ${answers('ACCEPTED')}
        ${open}
        public void requestReset(${VALID} EmailAddress request) {
          tasks.execute(() -> registration.requestReset(request.email()));
        }

        @${web('PostMapping')}("/reset-password")
        ${answers('NO_CONTENT')}
        ${open}
        public void reset(${VALID} PasswordReset request) {
          registration.reset(request.token(), request.password());
        }

        @${web('GetMapping')}("/me")
        public ${view} me(${JWT} token) {
          return accounts
              .find(token.getSubject())
              .map(${view}::of)
              .orElseThrow(${classOf(classes.problem)}::unknownAccount);
        }

        ${javadoc`Signs out everywhere, here as well.`}
        @${web('DeleteMapping')}("/me/sessions")
        ${answers('NO_CONTENT')}
        public void endSessions(${JWT} token) {
          signIn.signOutEverywhere(token.getSubject());
        }

        @${web('PutMapping')}("/me/password")
        ${answers('NO_CONTENT')}
        public void changePassword(${JWT} token, ${VALID} PasswordChange request) {
          var account = accounts.find(token.getSubject()).orElseThrow(${classOf(classes.problem)}::unknownAccount);
          signIn.confirm(account, request.current());
          registration.change(account, request.password());
        }
      }`,
  );
}

/** Accounts and their roles, for administrators. */
export function accountEndpoints({ classes, security, own }: AccountsPart, blueprint: Blueprint): JavaFile {
  const self = classes.accountEndpoints;
  const view = java`AccountView`;
  const problem = classOf(classes.problem);
  const id = java`@${web('PathVariable')} String id`;
  return fileOf(
    self,
    java`
      ${javadoc`Accounts and their roles, for administrators. Nobody changes the own account here, so that one administrator is left.`}
      @${web('RestController')}
      @${web('RequestMapping')}("/auth/accounts")
      @${classOf(security.localSignIn)}
      ${annotationsAt(blueprint, 'controller', { title: 'Accounts' })}
      public class ${classOf(self)} {
        private static final int PAGE = 100;

        ${javadoc`What is shown of an account.`}
        public record AccountView(
            String id, String email, boolean verified, boolean disabled, boolean locked, java.util.Set<${classOf(security.role)}> roles) {
          static AccountView of(${classOf(classes.account)} account) {
            return new AccountView(
                account.id(),
                account.email(),
                account.isVerified(),
                account.isDisabled(),
                account.isLocked(),
                account.roles());
          }
        }

        public record AccountRoles(@${rule('NotNull')} java.util.Set<@${rule('NotNull')} ${classOf(security.role)}> roles) {}

        ${
          own === undefined &&
          java`public record Invitation(${EMAIL}, @${rule('NotNull')} java.util.Set<@${rule('NotNull')} ${classOf(security.role)}> roles) {}
`
        }
        private final ${classOf(classes.accounts)} accounts;
        private final ${classOf(classes.refreshTokens)} refreshTokens;
        ${own === undefined && java`private final ${classOf(classes.registration)} registration;`}
        private final ${EVENTS} events;

        public ${self.name}(
            ${commas([
              java`${classOf(classes.accounts)} accounts`,
              java`${classOf(classes.refreshTokens)} refreshTokens`,
              own === undefined && java`${classOf(classes.registration)} registration`,
              java`${EVENTS} events`,
            ])}) {
          this.accounts = accounts;
          this.refreshTokens = refreshTokens;
          ${own === undefined && java`this.registration = registration;`}
          this.events = events;
        }

        @${web('GetMapping')}
        public java.util.List<${view}> list(@${web('RequestParam')}(defaultValue = "") String after) {
          return accounts.list(after, PAGE).stream().map(${view}::of).toList();
        }

        @${web('GetMapping')}("/{id}")
        public ${view} get(${id}) {
          return ${view}.of(accounts.find(id).orElseThrow(${problem}::unknownAccount));
        }

        ${own === undefined && invitation(view, problem)}

        @${web('PutMapping')}("/{id}/roles")
        public ${view} setRoles(${id}, ${JWT} caller, ${VALID} AccountRoles request) {
          check(id, caller);
          accounts.setRoles(id, request.roles());
          return changed(id, "roles-changed", request.roles().toString());
        }

        ${javadoc`Lets somebody in again who was disabled or locked.`}
        @${web('PutMapping')}("/{id}/enabled")
        public ${view} enable(${id}, ${JWT} caller) {
          check(id, caller);
          accounts.enable(id);
          return changed(id, "enabled", null);
        }

        @${web('DeleteMapping')}("/{id}/enabled")
        public ${view} disable(${id}, ${JWT} caller) {
          check(id, caller);
          accounts.disable(id);
          return changed(id, "disabled", null);
        }

        private void check(String id, org.springframework.security.oauth2.jwt.Jwt caller) {
          get(id);
          if (id.equals(caller.getSubject())) {
            throw ${problem}.ownAccount();
          }
        }

        private ${view} changed(String id, String what, String detail) {
          refreshTokens.endAll(id);
          events.publishEvent(new ${classOf(classes.event)}(what, id, detail));
          return get(id);
        }
      }`,
  );
}

/** How an administrator makes an account. */
function invitation(view: JavaFragment, problem: JavaFragment): JavaFragment {
  return java`
    ${javadoc`Makes an account for somebody, who chooses a password by the mail they get.`}
    @${web('PostMapping')}
    ${answers('CREATED')}
    public ${view} invite(${VALID} Invitation request) {
      try {
        return get(registration.invite(request.email(), request.roles()));
      } catch (org.springframework.dao.DuplicateKeyException e) {
        throw ${problem}.knownAddress();
      }
    }`;
}

const EVENTS = java`org.springframework.context.ApplicationEventPublisher`;
