import type { AccessRule, ClassName, RecordRules, SecurityPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** What an account may do. */
export function roleEnum({ classes, roles }: SecurityPart): JavaFile {
  const self = classOf(classes.role);
  return fileOf(
    classes.role,
    java`
      ${javadoc`What an account may do. Each role may also do what those before it may.`}
      public enum ${self} {
        ${commas(roles)};

        ${javadoc`The names of this role and of those behind it, which may all do what it may.`}
        public String[] andAbove() {
          return java.util.Arrays.stream(values()).skip(ordinal()).map(Enum::name).toArray(String[]::new);
        }
      }`,
  );
}

/** Who may make which call, in one place. */
export function accessRules({
  classes,
  rules,
  open,
  administration,
  issuedBy,
  records,
  internal,
}: SecurityPart): JavaFile {
  const self = classes.accessRules;
  const role = classOf(classes.role);
  const byPath = java`java.util.Map<String, Rule>`;
  const put = ({ path, read, change, remove, isShared }: AccessRule) =>
    isShared
      ? java`rules.put(${literal(`${path}/**`)}, shared(${role}.${read}));`
      : java`rules.put(${literal(`${path}/**`)}, rule(${role}.${read}, ${role}.${change}, ${role}.${remove}));`;
  const hasShared = rules.some(({ isShared }) => isShared);
  return fileOf(
    self,
    java`
      ${javadoc`Who may make which call. The first rule that fits decides; what none names is refused.`}
      final class ${classOf(self)} {
        ${javadoc`Without a token.`}
        static final String[] OPEN = {${commas(open.map((path) => literal(path)))}};

        ${javadoc`For administrators alone.`}
        static final String[] ADMINISTRATION = {${commas(administration.map((path) => literal(path)))}};

        ${
          internal !== undefined &&
          java`
          ${javadoc`What other services ask in the name of whoever asks them.`}
          static final String INTERNAL = ${literal(internal)};
`
        }

        ${records && rules.some(({ isOwn }) => isOwn) && ownPaths(records, rules)}

        private ${self.name}() {}

        ${javadoc`Who may read, who may add and change, and who may delete.`}
        static ${byPath} byPath() {
          ${byPath} rules = new java.util.LinkedHashMap<>();
          ${issuedBy === undefined && java`rules.put("/auth/me/**", rule(${role}.USER, ${role}.USER, ${role}.USER));`}
          ${rules.map(put)}
          return rules;
        }

        private static Rule rule(${role} read, ${role} change, ${role} delete) {
          return new Rule(read, change, delete${hasShared && java`, false`});
        }

        ${
          hasShared &&
          java`
          ${javadoc`What all tenants share: administrators of all tenants alone write it.`}
          private static Rule shared(${role} read) {
            return new Rule(read, ${role}.ADMIN, ${role}.ADMIN, true);
          }
`
        }

        ${ruleRecord(role, hasShared ? records?.classes.caller : undefined)}
      }`,
  );
}

/**
 * One rule, which is also asked which role a call takes.
 *
 * @param operator what knows administrators of all tenants, where rules ask for them
 */
function ruleRecord(role: JavaFragment, operator: ClassName | undefined): JavaFragment {
  const context = java`org.springframework.security.web.access.intercept.RequestAuthorizationContext`;
  const decision = java`org.springframework.security.authorization.AuthorizationDecision`;
  return java`
    ${javadoc`The least roles that read, that add and change, and that delete.`}
    record Rule(${role} read, ${role} change, ${role} delete${operator !== undefined && java`, boolean isShared`})
        implements org.springframework.security.authorization.AuthorizationManager<${context}> {
      @Override
      public org.springframework.security.authorization.AuthorizationResult authorize(
          java.util.function.Supplier<? extends @org.jspecify.annotations.Nullable org.springframework.security.core.Authentication> caller, ${context} call) {
        java.util.Optional<${role}> least = least(call.getRequest().getMethod());
        if (least.isEmpty()) {
          return new ${decision}(false);
        }
        ${
          operator !== undefined &&
          java`
          if (isShared && least.get() == ${role}.ADMIN) {
            return new ${decision}(${classOf(operator)}.isOperator());
          }
`
        }
        return org.springframework.security.authorization.AuthorityAuthorizationManager.hasAnyRole(least.get().andAbove()).authorize(caller, call);
      }

      ${javadoc`The least role that makes a call; nobody makes one of another method.`}
      java.util.Optional<${role}> least(String method) {
        return switch (method) {
          case "GET", "HEAD" -> java.util.Optional.of(read);
          case "POST", "PUT", "PATCH" -> java.util.Optional.of(change);
          case "DELETE" -> java.util.Optional.of(delete);
          default -> java.util.Optional.empty();
        };
      }
    }`;
}

/** The paths below which everybody has records of their own. */
function ownPaths({ classes }: RecordRules, rules: readonly AccessRule[]): JavaFragment {
  const paths = rules.filter(({ isOwn }) => isOwn).map(({ path }) => literal(`${path}/**`));
  return java`
    ${javadoc`What callers have records of their own of, and see no others; ${classes.rules.name} says whose they are.`}
    static final java.util.Set<String> OWN = java.util.Set.of(${commas(paths)});`;
}
