import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const STATUS = java`org.springframework.transaction.TransactionStatus`;
const MANAGER = java`org.springframework.transaction.PlatformTransactionManager`;
const FACTORY = java`org.springframework.data.mongodb.MongoDatabaseFactory`;

/** Transactions where the server has them. */
export function transactions({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.transactions;
  return fileOf(
    self,
    java`
      ${javadoc`Transactions where the server has them, which is in a replica set. Elsewhere each write stands for itself: what was written before a failure stays.`}
      @org.springframework.stereotype.Component("transactionManager")
      public class ${classOf(self)} implements ${MANAGER} {
        private final ${FACTORY} databases;
        private final ${MANAGER} real;
        private volatile Boolean hasTransactions;

        public ${self.name}(${FACTORY} databases) {
          this.databases = databases;
          this.real = new org.springframework.data.mongodb.MongoTransactionManager(databases);
        }

        @Override
        public ${STATUS} getTransaction(org.springframework.transaction.TransactionDefinition definition) {
          return hasTransactions()
              ? real.getTransaction(definition)
              : new org.springframework.transaction.support.SimpleTransactionStatus();
        }

        @Override
        public void commit(${STATUS} status) {
          if (hasTransactions()) {
            real.commit(status);
          }
        }

        @Override
        public void rollback(${STATUS} status) {
          if (hasTransactions()) {
            real.rollback(status);
          }
        }

        ${javadoc`Asked when the first transaction begins: an application may be started before its database.`}
        private boolean hasTransactions() {
          if (hasTransactions == null) {
            org.bson.Document server = databases.getMongoDatabase().runCommand(new org.bson.Document("hello", 1));
            hasTransactions = server.containsKey("setName") || "isdbgrid".equals(server.getString("msg"));
          }
          return hasTransactions;
        }
      }`,
  );
}
