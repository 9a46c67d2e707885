import { CALLER_VALUES } from '@backsmith/blueprint';
import type { CallerValue, RecordRules } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf, typeOf } from '../../../../java/types.ts';

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
