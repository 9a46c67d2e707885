import type { Store } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../java/types.ts';

/** How a driver says that there is no database. */
type Told = {
  /** What it throws. */
  readonly cause: JavaFragment;
  /** What finds out whether that is meant, and returns null where not. */
  readonly check?: JavaValue;
  /** The variable whose message is told: `cause` itself, or what the check made of it. */
  readonly teller: string;
};

/** Tells a start without a database in a sentence, where there would be pages of causes. */
export function unreachableDatabase(
  { unreachable: self, variables }: Pick<Store, 'unreachable' | 'variables'>,
  { cause, check, teller }: Told,
): JavaFile {
  const analysis = java`org.springframework.boot.diagnostics.FailureAnalysis`;
  const advice = `Start it, or say where it is: ${variables.map(({ name }) => name).join(', ')}.`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in a sentence that there is no database, instead of a page of causes.`}
      public class ${classOf(self)}
          extends org.springframework.boot.diagnostics.AbstractFailureAnalyzer<${cause}> {
        @Override
        protected ${analysis} analyze(Throwable failure, ${cause} cause) {
          ${check}
          return new ${analysis}(
              "No connection to the database. " + ${teller}.getMessage(), ${literal(advice)}, failure);
        }
      }`,
  );
}
