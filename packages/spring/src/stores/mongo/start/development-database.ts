import { DEVELOPMENT } from '@backsmith/blueprint';
import type { ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const SERVER = java`de.bwaldvogel.mongo.MongoServer`;
const DETAILS = java`org.springframework.boot.mongodb.autoconfigure.MongoConnectionDetails`;
const HEALTH = java`org.springframework.boot.health.contributor.Health`;
const INDICATOR = java`org.springframework.boot.health.contributor.HealthIndicator`;
const BEAN = java`@org.springframework.context.annotation.Bean`;

/**
 * What stands for MongoDB in development and in the tests.
 *
 * @param database its name
 * @param variable the environment variable that names a server instead
 * @param changes what makes collections and indexes
 */
export function developmentDatabase(self: ClassName, database: string, variable: string, changes: ClassName): JavaFile {
  const condition = java`org.springframework.context.annotation.Condition`;
  return fileOf(
    self,
    java`
      ${javadoc`A server in memory that speaks as MongoDB does, for development and tests where ${variable} names no real one. It has no transactions and takes what validators would refuse. The jar does not hold this class.`}
      @org.springframework.context.annotation.Configuration(proxyBeanMethods = false)
      @org.springframework.context.annotation.Profile(${literal(DEVELOPMENT)})
      @org.springframework.context.annotation.Conditional(${classOf(self)}.NoneNamed.class)
      class ${classOf(self)} {
        ${BEAN}(destroyMethod = "shutdownNow")
        ${SERVER} developmentServer() {
          ${SERVER} server = new ${SERVER}(new de.bwaldvogel.mongo.backend.memory.MemoryBackend());
          server.bind();
          return server;
        }

        ${BEAN}
        ${DETAILS} connectionDetails(${SERVER} server) {
          return () -> new com.mongodb.ConnectionString(server.getConnectionString() + ${literal(`/${database}`)});
        }

        ${javadoc`The stand-in does not know the command by which the health of a server is asked.`}
        ${BEAN}
        ${INDICATOR} mongoHealthIndicator(${SERVER} server) {
          return () -> (server.getLocalAddress() == null ? ${HEALTH}.down() : ${HEALTH}.up()).build();
        }

        ${javadoc`To the stand-in a missing value is one like any other: unique indexes over several fields of which one may be missing are left out. Validators, which it does not look at, cannot be changed there.`}
        ${BEAN}
        ${classOf(changes)}.Adapted whatItKnows() {
          return command -> {
            if (command.containsKey("collMod")) {
              return new org.bson.Document("ping", 1);
            }
            if (!command.containsKey("createIndexes")) {
              return command;
            }
            java.util.List<org.bson.Document> whole =
                command.getList("indexes", org.bson.Document.class).stream()
                    .filter(index -> !index.containsKey("partialFilterExpression"))
                    .toList();
            return whole.isEmpty()
                ? new org.bson.Document("ping", 1)
                : new org.bson.Document(command).append("indexes", whole);
          };
        }

        static class NoneNamed implements ${condition} {
          @Override
          public boolean matches(
              org.springframework.context.annotation.ConditionContext context,
              org.springframework.core.type.AnnotatedTypeMetadata metadata) {
            return !context.getEnvironment().containsProperty(${literal(variable)});
          }
        }
      }`,
  );
}
