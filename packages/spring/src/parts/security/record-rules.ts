import { CALLER_VALUES } from '@backsmith/blueprint';
import type { CallerValue, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../java/types.ts';

/** Who calls, for the conditions and for new records. */
export function caller({ classes, asked, hasTenants }: RecordRules, security: SecurityPart): JavaFile {
  const self = classes.caller;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Who calls, as the rules of records ask: the account of the token. Without a token there is nobody, whom no record belongs to; what the application does by itself needs one as well.`}
      public final class ${classOf(self)} {
        ${
          hasTenants &&
          java`
          ${tenantClaim()}

          `
        }private ${self.name}() {}

        ${asked.filter(isGiven).map((value) => given(value))}

        ${hasTenants && tenants()}

        private static java.util.Optional<${token}> token() {
          return ${holder}.getContext().getAuthentication() instanceof ${token} token
              ? java.util.Optional.of(token)
              : java.util.Optional.empty();
        }

        ${asked.map((value) => resolver(value, security))}
      }`,
  );
}

/** Whether a record can be given the value. */
function isGiven(value: CallerValue): boolean {
  return ['account', 'accountUuid', 'accountNumber', 'accountInteger'].includes(value);
}

/** What a new record is given; a caller who has no such value makes none. */
function given(value: CallerValue): JavaFragment {
  const { type, className } = CALLER_VALUES[value];
  return java`
    ${javadoc`The account that a new record belongs to.`}
    public static ${typeOf({ name: type })} ${value}() {
      ${typeOf({ name: type })} account = new ${className}().get();
      if (account == null) {
        throw new org.springframework.web.server.ResponseStatusException(
            org.springframework.http.HttpStatus.FORBIDDEN, "No record can belong to the account of this token");
      }
      return account;
    }
`;
}

function tenantClaim(): JavaFragment {
  return java`
    ${javadoc`The claim of a token that names the tenant of its account.`}
    public static final String TENANT = "tenant";`;
}

/** What only tenants are asked for. */
function tenants(): JavaFragment {
  const refused = java`org.springframework.web.server.ResponseStatusException`;
  const status = java`org.springframework.http.HttpStatus`;
  return java`
    ${javadoc`Whether this is an administrator of all tenants: one whose account belongs to none.`}
    public static boolean isOperator() {
      return new Operator().get() == 1;
    }

    public static void requireOperator() {
      if (!isOperator()) {
        throw new ${refused}(${status}.FORBIDDEN, "This is for administrators of all tenants");
      }
    }

    ${javadoc`Refuses a record of another tenant, as if that did not exist.`}
    public static void requireTenant(Object tenant, String field) {
      if (!isOperator() && (tenant == null || !tenant.toString().equals(new Tenant().get()))) {
        throw new ${refused}(${status}.UNPROCESSABLE_CONTENT, "No record with the " + field + " " + tenant);
      }
    }`;
}

function resolver(value: CallerValue, { classes }: SecurityPart): JavaFragment {
  const { type, className } = CALLER_VALUES[value];
  const name = java`token().map(org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken::getName)`;
  return java`
    public static final class ${className} implements java.util.function.Supplier<${typeOf({ name: type })}> {
      @Override
      public ${typeOf({ name: type })} get() {
        ${resolved(value, name, classOf(classes.role), java`token().map(token -> token.getToken().getClaimAsString(TENANT))`)}
      }
    }
`;
}

function resolved(value: CallerValue, name: JavaFragment, role: JavaFragment, tenant: JavaFragment): JavaFragment {
  switch (value) {
    case 'account':
      return java`return ${name}.orElse(null);`;
    case 'accountUuid':
      return java`
        try {
          return ${name}.map(java.util.UUID::fromString).orElse(null);
        } catch (IllegalArgumentException e) {
          // The names other issuers give need not be UUIDs.
          return null;
        }`;
    case 'accountNumber':
    case 'accountInteger': {
      const type = typeOf({ name: CALLER_VALUES[value].type });
      return java`
        try {
          return ${name}.map(${type}::valueOf).orElse(null);
        } catch (NumberFormatException e) {
          // The names other issuers give need not be numbers.
          return null;
        }`;
    }
    case 'tenant':
      return java`return ${tenant}.orElse(null);`;
    case 'tenantUuid':
      return java`
        try {
          return ${tenant}.map(java.util.UUID::fromString).orElse(null);
        } catch (IllegalArgumentException e) {
          // What is no UUID names no tenant.
          return null;
        }`;
    case 'tenantNumber':
      return java`
        try {
          return ${tenant}.map(Long::valueOf).orElse(null);
        } catch (NumberFormatException e) {
          // What is no number names no tenant.
          return null;
        }`;
    case 'operator':
      return java`
        return token()
                .filter(token -> token.getToken().getClaim(TENANT) == null)
                .stream()
                .flatMap(token -> token.getAuthorities().stream())
                .anyMatch(authority -> ("ROLE_" + ${role}.ADMIN).equals(authority.getAuthority()))
            ? 1
            : 0;`;
    case 'administrator':
      return java`
        return token().stream()
                .flatMap(token -> token.getAuthorities().stream())
                .anyMatch(authority -> ("ROLE_" + ${role}.ADMIN).equals(authority.getAuthority()))
            ? 1
            : 0;`;
  }
}
