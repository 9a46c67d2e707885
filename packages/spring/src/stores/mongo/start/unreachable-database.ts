import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

/** Tells a start without a database in a sentence, where there would be pages of causes. */
export function unreachableDatabase({ unreachable: self, variables }: MongoStore): JavaFile {
  const analysis = java`org.springframework.boot.diagnostics.FailureAnalysis`;
  const cause = java`com.mongodb.MongoClientException`;
  const advice = `Start it, or say where it is: ${variables.map(({ name }) => name).join(', ')}.`;
  return fileOf(
    self,
    java`
      ${javadoc`Says in a sentence that there is no database, instead of a page of causes.`}
      public class ${classOf(self)}
          extends org.springframework.boot.diagnostics.AbstractFailureAnalyzer<${cause}> {
        @Override
        protected ${analysis} analyze(Throwable failure, ${cause} cause) {
          return new ${analysis}(
              "No connection to the database. " + cause.getMessage(), ${literal(advice)}, failure);
        }
      }`,
  );
}
