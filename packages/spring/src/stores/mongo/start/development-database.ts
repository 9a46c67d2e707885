import { DEVELOPMENT } from '@backsmith/blueprint';
import type { ClassName } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const SERVER = java`de.bwaldvogel.mongo.MongoServer`;
const DETAILS = java`org.springframework.boot.mongodb.autoconfigure.MongoConnectionDetails`;
const BEAN = java`@org.springframework.context.annotation.Bean`;

/**
 * What stands for MongoDB in development and in the tests.
 *
 * @param database its name
 * @param variable the environment variable that names a server instead
 */
export function developmentDatabase(self: ClassName, database: string, variable: string): JavaFile {
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
