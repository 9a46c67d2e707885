import { CALLER_VALUES } from '@backsmith/blueprint';
import type { CallerValue, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../java/types.ts';

const hibernate = (name: string) => classOf({ packageName: 'org.hibernate.annotations', name });

/** Whose records a caller sees, in one place: the conditions Hibernate puts into every query of theirs. */
export function recordRules({ classes, all, asked }: RecordRules): JavaFile {
  const self = classes.rules;
  const parameter = (value: CallerValue) => {
    const { type, className } = CALLER_VALUES[value];
    return java`@${hibernate('ParamDef')}(name = ${literal(value)}, type = ${typeOf({ name: type })}.class, resolver = ${classOf(classes.caller)}.${className}.class)`;
  };
  return fileOf(
    self,
    java`
      ${javadoc`Whose records a caller sees and changes: every query has the condition of its records, and what that does not let through is not there for the caller. Hibernate reads the definition at managed classes only, which is why this is one.`}
      @jakarta.persistence.MappedSuperclass
      @${hibernate('FilterDef')}(
          name = ${classOf(self)}.NAME,
          autoEnabled = true,
          applyToLoadByKey = true,
          parameters = {${commas(asked.map(parameter))}})
      public abstract class ${classOf(self)} {
        public static final String NAME = "visible";

        ${all.map(
          ({ rule, titlePlural }) => java`
            ${javadoc`The ${titlePlural} of ${rule.meaning}.`}
            public static final String ${rule.constant} = ${literal(rule.condition)};
`,
        )}
      }`,
  );
}

/** Who calls, for the conditions and for new records. */
export function caller({ classes, asked }: RecordRules, security: SecurityPart): JavaFile {
  const self = classes.caller;
  const token = java`org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken`;
  const holder = java`org.springframework.security.core.context.SecurityContextHolder`;
  return fileOf(
    self,
    java`
      ${javadoc`Who calls, as the rules of records ask: the account of the token. Without a token there is nobody, whom no record belongs to; what the application does by itself needs one as well.`}
      public final class ${classOf(self)} {
        private ${self.name}() {}

        ${asked.filter(isGiven).map((value) => given(value))}

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
  return value !== 'administrator';
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

function resolver(value: CallerValue, { classes }: SecurityPart): JavaFragment {
  const { type, className } = CALLER_VALUES[value];
  const name = java`token().map(org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken::getName)`;
  return java`
    public static final class ${className} implements java.util.function.Supplier<${typeOf({ name: type })}> {
      @Override
      public ${typeOf({ name: type })} get() {
        ${resolved(value, name, classOf(classes.role))}
      }
    }
`;
}

function resolved(value: CallerValue, name: JavaFragment, role: JavaFragment): JavaFragment {
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
    case 'administrator':
      return java`
        return token().stream()
                .flatMap(token -> token.getAuthorities().stream())
                .anyMatch(authority -> ("ROLE_" + ${role}.ADMIN).equals(authority.getAuthority()))
            ? 1
            : 0;`;
  }
}
