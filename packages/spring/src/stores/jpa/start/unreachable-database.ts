import type { JpaStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** SQL states of a connection that cannot be made, a caller who may not come in, and a database that is not there. */
const STATES = '(08|28|3D).*';

/** Tells a start without a database in a sentence, where there would be pages of causes. */
export function unreachableDatabase({ unreachable: self, variables }: JpaStore): JavaFile {
  const analysis = java`org.springframework.boot.diagnostics.FailureAnalysis`;
  const sqlException = java`java.sql.SQLException`;
  const advice = `Start it, or say where it is: ${variables.map(({ name }) => name).join(', ')}.`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in a sentence that there is no database, instead of a page of causes.`}
      public class ${classOf(self)}
          extends org.springframework.boot.diagnostics.AbstractFailureAnalyzer<${sqlException}> {
        @Override
        protected ${analysis} analyze(Throwable failure, ${sqlException} cause) {
          ${sqlException} told = cause.getCause() instanceof ${sqlException} inner ? inner : cause;
          String state = told.getSQLState();
          if (state == null || !state.matches(${literal(STATES)})) {
            return null;
          }
          return new ${analysis}(
              "No connection to the database. " + told.getMessage(), ${literal(advice)}, failure);
        }
      }`,
  );
}
