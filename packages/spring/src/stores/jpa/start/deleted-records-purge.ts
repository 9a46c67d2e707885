import type { Blueprint, Entity, JpaStore, Resource } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, staticMember } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const LOGGER = java`org.slf4j.Logger`;
const DURATION = java`java.time.Duration`;
const ASSERT_THAT = staticMember('org.assertj.core.api.Assertions', 'assertThat');
const STATUS = java`org.springframework.http.HttpStatus`;

/** The job that deletes for good what was marked as deleted long ago. */
export function deletedRecordsPurge(store: JpaStore, blueprint: Blueprint): JavaFile {
  const self = store.support.classes.purge;
  const manager = java`jakarta.persistence.EntityManager`;
  const transactions = java`org.springframework.transaction.support.TransactionTemplate`;
  return fileOf(
    self,
    java`
      ${javadoc`Deletes for good what was marked as deleted longer ago than app.deleted-records.keep-for says; without it nothing is. What others refer to stays.`}
      @org.springframework.stereotype.Component
      @org.springframework.scheduling.annotation.EnableScheduling
      public class ${classOf(self)} {
        private static final ${LOGGER} log = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);

        private final ${manager} entityManager;
        private final ${transactions} transactions;
        private final ${DURATION} keepFor;

        public ${self.name}(
            ${manager} entityManager,
            org.springframework.transaction.PlatformTransactionManager transactions,
            @org.springframework.beans.factory.annotation.Value(${literal('${app.deleted-records.keep-for}')}) ${DURATION} keepFor) {
          this.entityManager = entityManager;
          this.transactions = new ${transactions}(transactions);
          this.keepFor = keepFor;
        }

        @org.springframework.scheduling.annotation.Scheduled(cron = ${literal('${app.deleted-records.purge}')})
        void purgeWhatIsDue() {
          if (keepFor != null) {
            purge(java.time.OffsetDateTime.now().minus(keepFor));
          }
        }

        ${javadoc`Deletes what was marked before this moment.`}
        public void purge(java.time.OffsetDateTime before) {
          ${purged(blueprint, store).map(purgeOf)}
        }

        private void purge(String title, String expired, String remove, Object before) {
          java.util.List<?> keys =
              transactions.execute(
                  status -> entityManager.createNativeQuery(expired).setParameter(1, before).getResultList());
          long gone = keys.stream().filter(key -> isGone(remove, key)).count();
          if (!keys.isEmpty()) {
            log.info("Purged {} of {} deleted {}", gone, keys.size(), title);
          }
        }

        private boolean isGone(String remove, Object key) {
          Object[] columns = key instanceof Object[] several ? several : new Object[] {key};
          try {
            return transactions.execute(
                status -> {
                  jakarta.persistence.Query query = entityManager.createNativeQuery(remove);
                  for (int i = 0; i < columns.length; i++) {
                    query.setParameter(i + 1, columns[i]);
                  }
                  return query.executeUpdate() > 0;
                });
          } catch (jakarta.persistence.PersistenceException | org.springframework.dao.DataAccessException e) {
            log.debug("Cannot be purged", e);
            return false;
          }
        }
      }`,
  );
}

type Purged = { readonly resource: Resource; readonly purge: Purge };
type Purge = NonNullable<NonNullable<NonNullable<Entity['softDelete']>['deleted']>['purge']>;

/** The records that are deleted for good: those that others live and die with come last. */
function purged({ resources }: Blueprint, { entities }: JpaStore): readonly Purged[] {
  const kept = new Map(entities.map((entity) => [entity.resource, entity]));
  const found = resources.flatMap((resource) => {
    const purge = kept.get(resource.name)?.softDelete?.deleted?.purge;
    return purge === undefined || resource.restoration === undefined ? [] : [{ resource, purge }];
  });
  return [
    ...found.filter(({ resource }) => resource.parent !== undefined),
    ...found.filter(({ resource }) => resource.parent === undefined),
  ];
}

function purgeOf({ resource, purge: { expired, remove, moment } }: Purged): JavaFragment {
  return java`purge(${commas([literal(resource.titlePlural), literal(expired), literal(remove), momentOf(moment.name)])});`;
}

/** The moment as columns of this type say it. */
function momentOf(type: string): JavaFragment {
  switch (type) {
    case 'java.time.LocalDate':
      return java`before.toLocalDate()`;
    case 'java.time.LocalDateTime':
      return java`before.atZoneSameInstant(java.time.ZoneId.systemDefault()).toLocalDateTime()`;
    default:
      return java`before`;
  }
}

/** Makes a record, deletes it, and purges. */
export function deletedRecordsPurgeTest(blueprint: Blueprint & { readonly store: JpaStore }): JavaFile {
  const { store, tests } = blueprint;
  const { purgeTest: self, purge } = store.support.classes;
  const one = purged(blueprint, store).find(({ resource }) => resource.sample.creatable);
  const test = one === undefined ? undefined : classOf(one.resource.classes.test);
  return fileOf(
    self,
    java`
      class ${classOf(self)} extends ${classOf(tests.api)} {
        @org.springframework.beans.factory.annotation.Autowired
        private ${classOf(purge)} purge;

        @org.junit.jupiter.api.Test
        void deletesForGoodWhatWasDeletedLongAgo() {
          String location = create(${commas([java`${test}.PATH`, java`${test}.sample(this)`])});
          ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
          purge.purge(java.time.OffsetDateTime.now().minusDays(2));
          ${ASSERT_THAT}(post(location + "/restore", java.util.Map.of())).hasStatusOk();
          ${ASSERT_THAT}(delete(location)).hasStatus(${STATUS}.NO_CONTENT);
          purge.purge(java.time.OffsetDateTime.now().plusDays(2));
          ${ASSERT_THAT}(post(location + "/restore", java.util.Map.of())).hasStatus(${STATUS}.NOT_FOUND);
        }
      }`,
  );
}
