import type { LabelQuestions, Resource, ResourceLabels } from '@backsmith/blueprint';
import { commas, java, javadoc, join, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** What the answers of a resource may name of other services: of a record, and of one in a list, where that is another. */
export function resourceLabels(
  { references: self, here, elsewhere }: ResourceLabels,
  { classes, expansion, titlePlural }: Resource,
  { asks }: LabelQuestions,
): JavaFile {
  const constant = (name: string, answer: JavaFragment): JavaFragment => java`
    public static final ${classOf(asks)}.References<${answer}> ${name} =
        ${classOf(asks)}.References.<${answer}>of(${commas(here.map((one) => literal(one)))})${join(elsewhere.map(reference))};`;
  const reference = ({
    name,
    neighbour,
    constant: kind,
    fields,
  }: ResourceLabels['elsewhere'][number]): JavaFragment => {
    const values = commas(fields.map((field) => java`one.${field}()`));
    return java`.elsewhere(${literal(name)}, ${literal(neighbour.name)}, ${classOf(neighbour.client)}.${kind}, one -> ${classOf(asks)}.key(${values}))`;
  };
  return fileOf(
    self,
    java`
      ${javadoc`What answers about ${titlePlural} may name, by ?expand.`}
      public final class ${classOf(self)} {
        ${constant('RECORD', classOf(classes.response))}

        ${expansion?.elsewhere?.listed === 'LISTED' && constant('LISTED', classOf(classes.listed))}

        private ${self.name}() {}
      }`,
  );
}
