import { CALLER_VALUES } from '@backsmith/blueprint';
import type {
  CallerValue,
  ClassName,
  DocumentCondition,
  DocumentType,
  MongoStore,
  RecordRules,
} from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../../java/types.ts';
import { COMPONENT, query, QUERY, TEMPLATE } from '../query.ts';

const CRITERIA = java`org.springframework.data.mongodb.core.query.Criteria`;

/** Whose records a caller sees, in one place: the conditions that every query of theirs has. */
export function recordRules({ classes, all, hasTenants }: RecordRules, { documents }: MongoStore): JavaFile {
  const self = classes.rules;
  const seesAll = isTrueOf(hasTenants ? 'operator' : 'administrator', classes.caller);
  const ruled = documents.flatMap((document) => {
    const found = all.find(({ rule }) => rule.constant === document.rule?.constant);
    return document.visible === undefined || found === undefined
      ? []
      : [{ document, is: document.visible, titlePlural: found.titlePlural, meaning: found.rule.meaning }];
  });
  return fileOf(
    self,
    java`
      ${javadoc`Whose records a caller sees and changes: every query has the condition of its records, and what that does not let through is not there for the caller.`}
      ${COMPONENT}
      public class ${classOf(self)} {
        private final ${TEMPLATE} template;

        public ${self.name}(${TEMPLATE} template) {
          this.template = template;
        }

        ${javadoc`What the caller sees of the records of a class; nothing where that is all of them.`}
        public ${CRITERIA} of(Class<?> type) {
          if (${seesAll}) {
            return null;
          }
          ${ruled.map(
            ({ document }) => java`
            if (type == ${classOf(document.classes.document)}.class) {
              return ${methodOf(document)}();
            }`,
          )}
          return null;
        }

        ${paragraphs(
          ruled.map(
            ({ document, is, titlePlural, meaning }) => java`
              ${javadoc`The ${titlePlural} of ${meaning}.`}
              private ${CRITERIA} ${methodOf(document)}() {
                return ${criteriaOf(is, classes.caller)};
              }`,
          ),
        )}

        ${javadoc`A value of the caller; who has none sees nothing, not even records without one.`}
        private static ${CRITERIA} equal(String path, Object value) {
          return value == null ? none() : ${CRITERIA}.where(path).is(value);
        }

        private static ${CRITERIA} none() {
          return ${CRITERIA}.where("_id").in(java.util.List.of());
        }

        ${javadoc`What refers to one of the records of a class that meet a condition.`}
        private ${CRITERIA} refers(String path, Class<?> target, String referenced, ${CRITERIA} condition) {
          ${QUERY} asked = ${query(java`condition`)};
          asked.fields().include(referenced);
          java.util.List<Object> values =
              template.find(asked, target).stream()
                  .map(found -> org.springframework.beans.PropertyAccessorFactory.forDirectFieldAccess(found).getPropertyValue(referenced))
                  .toList();
          return ${CRITERIA}.where(path).in(values);
        }
      }`,
  );
}

function methodOf({ classes: { document } }: DocumentType): JavaFragment {
  return java`${`visible${document.name}`}`;
}

function isTrueOf(caller: CallerValue, holder: ClassName): JavaFragment {
  return java`new ${classOf(holder)}.${CALLER_VALUES[caller].className}().get() == 1`;
}

function criteriaOf(condition: DocumentCondition, caller: ClassName): JavaFragment {
  switch (condition.kind) {
    case 'equal':
      return java`equal(${literal(condition.path)}, new ${classOf(caller)}.${CALLER_VALUES[condition.asked].className}().get())`;
    case 'never':
      return java`none()`;
    case 'unless':
      return java`${isTrueOf(condition.caller, caller)} ? new ${CRITERIA}() : ${criteriaOf(condition.is, caller)}`;
    case 'all': {
      const [only, ...more] = condition.of;
      if (only === undefined) return java`new ${CRITERIA}()`;
      if (more.length === 0) return criteriaOf(only, caller);
      return java`new ${CRITERIA}().andOperator(${commas(condition.of.map((one) => criteriaOf(one, caller)))})`;
    }
    case 'refers':
      return java`refers(${commas([literal(condition.path), java`${classOf(condition.target)}.class`, literal(condition.referenced), criteriaOf(condition.is, caller)])})`;
  }
}
