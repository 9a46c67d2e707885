package org.members.config;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceException;
import jakarta.persistence.Query;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.EnableScheduling;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Deletes for good what was marked as deleted longer ago than app.deleted-records.keep-for says;
 * without it nothing is. What others refer to stays.
 */
@Component
@EnableScheduling
public class DeletedRecordsPurge {
  private static final Logger log = LoggerFactory.getLogger(DeletedRecordsPurge.class);

  private final EntityManager entityManager;
  private final TransactionTemplate transactions;
  private final Duration keepFor;

  public DeletedRecordsPurge(
      EntityManager entityManager,
      PlatformTransactionManager transactions,
      @Value("${app.deleted-records.keep-for}") Duration keepFor) {
    this.entityManager = entityManager;
    this.transactions = new TransactionTemplate(transactions);
    this.keepFor = keepFor;
  }

  @Scheduled(cron = "${app.deleted-records.purge}")
  void purgeWhatIsDue() {
    if (keepFor != null) {
      purge(OffsetDateTime.now().minus(keepFor));
    }
  }

  /** Deletes what was marked before this moment. */
  public void purge(OffsetDateTime before) {
    purge(
        "members",
        "select id from member where not (deleted_at is null) and deleted_at < ?1",
        "delete from member where not (deleted_at is null) and id = ?1",
        before);
    purge(
        "shelves",
        "select room, number from shelf where not (deleted = 0 and deleted_at is null) and"
            + " deleted_at < ?1",
        "delete from shelf where not (deleted = 0 and deleted_at is null) and room = ?1 and number"
            + " = ?2",
        before.atZoneSameInstant(ZoneId.systemDefault()).toLocalDateTime());
  }

  private void purge(String title, String expired, String remove, Object before) {
    List<?> keys =
        transactions.execute(
            status ->
                entityManager.createNativeQuery(expired).setParameter(1, before).getResultList());
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
            Query query = entityManager.createNativeQuery(remove);
            for (int i = 0; i < columns.length; i++) {
              query.setParameter(i + 1, columns[i]);
            }
            return query.executeUpdate() > 0;
          });
    } catch (PersistenceException | DataAccessException e) {
      log.debug("Cannot be purged", e);
      return false;
    }
  }
}
