import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const STATUS = java`org.springframework.transaction.TransactionStatus`;
const NONE = java`org.springframework.transaction.support.SimpleTransactionStatus`;
const MANAGER = java`org.springframework.transaction.PlatformTransactionManager`;
const CLIENT = java`com.mongodb.client.MongoClient`;

/** Transactions where the server has them. */
export function transactions({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.transactions;
  return fileOf(
    self,
    java`
      ${javadoc`Transactions where the server has them, which is in a replica set. Elsewhere each write stands for itself: what was written before a failure stays.`}
      @org.springframework.stereotype.Component("transactionManager")
      public class ${classOf(self)} implements ${MANAGER} {
        private final ${CLIENT} client;
        private final ${MANAGER} real;

        public ${self.name}(${CLIENT} client, org.springframework.data.mongodb.MongoDatabaseFactory databases) {
          this.client = client;
          this.real = new org.springframework.data.mongodb.MongoTransactionManager(databases);
        }

        @Override
        public ${STATUS} getTransaction(org.springframework.transaction.TransactionDefinition definition) {
          return hasTransactions() ? real.getTransaction(definition) : new ${NONE}();
        }

        @Override
        public void commit(${STATUS} status) {
          if (!(status instanceof ${NONE})) {
            real.commit(status);
          }
        }

        @Override
        public void rollback(${STATUS} status) {
          if (!(status instanceof ${NONE})) {
            real.rollback(status);
          }
        }

        ${javadoc`What the driver knows of the servers it is connected to.`}
        private boolean hasTransactions() {
          return client.getClusterDescription().getServerDescriptions().stream()
              .anyMatch(server -> server.isReplicaSetMember() || server.isShardRouter());
        }
      }`,
  );
}
