import type { AccountsPart, Blueprint, TenantsOfAccounts } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { annotationsAt } from '../../api/annotations.ts';
import { classOf, fileOf } from '../../java/types.ts';

const web = (name: string) => classOf({ packageName: 'org.springframework.web.bind.annotation', name });
const rule = (name: string) => classOf({ packageName: 'jakarta.validation.constraints', name });
const EVENTS = java`org.springframework.context.ApplicationEventPublisher`;

/** The tenants of accounts, for administrators of all tenants. */
export function tenantEndpoints(
  { classes: account, security }: AccountsPart,
  { classes }: TenantsOfAccounts,
  blueprint: Blueprint,
): JavaFile {
  const self = classes.endpoint;
  const id = java`@${web('PathVariable')} String id`;
  return fileOf(
    self,
    java`
      ${javadoc`Which tenant an account belongs to, for administrators of all tenants. A change takes effect with the next token.`}
      @${web('RestController')}
      @${web('RequestMapping')}("/auth/accounts/{id}/tenant")
      @${classOf(security.localSignIn)}
      ${annotationsAt(blueprint, 'controller', { title: 'Accounts' })}
      public class ${classOf(self)} {
        ${javadoc`The key of a tenant, in writing.`}
        public record AccountTenant(@${rule('NotBlank')} @${rule('Size')}(max = 255) String tenant) {}

        private final ${classOf(classes.tenants)} tenants;
        private final ${classOf(account.accounts)} accounts;
        private final ${classOf(account.refreshTokens)} refreshTokens;
        private final ${EVENTS} events;

        public ${self.name}(
            ${classOf(classes.tenants)} tenants,
            ${classOf(account.accounts)} accounts,
            ${classOf(account.refreshTokens)} refreshTokens,
            ${EVENTS} events) {
          this.tenants = tenants;
          this.accounts = accounts;
          this.refreshTokens = refreshTokens;
          this.events = events;
        }

        @${web('GetMapping')}
        public AccountTenant get(${id}) {
          return tenants.of(id).map(AccountTenant::new).orElseThrow(${classOf(account.problem)}::unknownAccount);
        }

        @${web('PutMapping')}
        public AccountTenant set(${id}, @jakarta.validation.Valid @${web('RequestBody')} AccountTenant request) {
          check(id);
          tenants.set(id, request.tenant());
          changed(id, request.tenant());
          return request;
        }

        @${web('DeleteMapping')}
        @${web('ResponseStatus')}(org.springframework.http.HttpStatus.NO_CONTENT)
        public void remove(${id}) {
          check(id);
          tenants.remove(id);
          changed(id, null);
        }

        private void check(String id) {
          accounts.find(id).orElseThrow(${classOf(account.problem)}::unknownAccount);
        }

        private void changed(String id, String tenant) {
          refreshTokens.endAll(id);
          events.publishEvent(new ${classOf(account.event)}("tenant-changed", id, tenant));
        }
      }`,
  );
}
