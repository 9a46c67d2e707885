import type { AccessRule, RecordRules, SecurityPart } from '@backsmith/blueprint';
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
  const context = java`org.springframework.security.web.access.intercept.RequestAuthorizationContext`;
  const manager = java`org.springframework.security.authorization.AuthorizationManager<${context}>`;
  const authority = java`org.springframework.security.authorization.AuthorityAuthorizationManager`;
  const byPath = java`java.util.Map<String, ${manager}>`;
  const put = ({ path, read, change, remove, isShared }: AccessRule) =>
    isShared && read === 'ADMIN'
      ? java`rules.put(${literal(`${path}/**`)}, (caller, call) -> new org.springframework.security.authorization.AuthorizationDecision(${records && classOf(records.classes.caller)}.isOperator()));`
      : isShared
        ? java`rules.put(${literal(`${path}/**`)}, shared(${role}.${read}));`
        : java`rules.put(${literal(`${path}/**`)}, rule(${role}.${read}, ${role}.${change}, ${role}.${remove}));`;
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

        private static ${manager} rule(${role} read, ${role} change, ${role} delete) {
          ${manager} reads = ${authority}.hasAnyRole(read.andAbove());
          ${manager} changes = ${authority}.hasAnyRole(change.andAbove());
          ${manager} deletes = ${authority}.hasAnyRole(delete.andAbove());
          return (caller, call) ->
              switch (call.getRequest().getMethod()) {
                case "GET", "HEAD" -> reads.authorize(caller, call);
                case "POST", "PUT", "PATCH" -> changes.authorize(caller, call);
                case "DELETE" -> deletes.authorize(caller, call);
                default -> new org.springframework.security.authorization.AuthorizationDecision(false);
              };
        }

        ${records && rules.some(({ isShared, read }) => isShared && read !== 'ADMIN') && sharedRule(records, role)}
      }`,
  );
}

/** The paths below which everybody has records of their own. */
function ownPaths({ classes }: RecordRules, rules: readonly AccessRule[]): JavaFragment {
  const paths = rules.filter(({ isOwn }) => isOwn).map(({ path }) => literal(`${path}/**`));
  return java`
    ${javadoc`What callers have records of their own of, and see no others; ${classes.rules.name} says whose they are.`}
    static final java.util.Set<String> OWN = java.util.Set.of(${commas(paths)});`;
}

/** The rule on what all tenants share. */
function sharedRule({ classes }: RecordRules, role: JavaFragment): JavaFragment {
  const context = java`org.springframework.security.web.access.intercept.RequestAuthorizationContext`;
  const manager = java`org.springframework.security.authorization.AuthorizationManager<${context}>`;
  const decision = java`org.springframework.security.authorization.AuthorizationDecision`;
  return java`
    ${javadoc`What all tenants share: administrators of all tenants alone write it.`}
    private static ${manager} shared(${role} read) {
      ${manager} reads = org.springframework.security.authorization.AuthorityAuthorizationManager.hasAnyRole(read.andAbove());
      return (caller, call) ->
          switch (call.getRequest().getMethod()) {
            case "GET", "HEAD" -> reads.authorize(caller, call);
            case "POST", "PUT", "PATCH", "DELETE" -> new ${decision}(${classOf(classes.caller)}.isOperator());
            default -> new ${decision}(false);
          };
    }`;
}
