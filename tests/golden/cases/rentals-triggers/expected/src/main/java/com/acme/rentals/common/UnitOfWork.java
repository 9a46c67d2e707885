package com.acme.rentals.common;

import com.acme.rentals.exception.NotFoundException;
import com.acme.rentals.exception.UnknownReferenceException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import java.math.BigDecimal;
import org.hibernate.Hibernate;
import org.springframework.stereotype.Repository;

/**
 * Writes to the database at once, so that a broken rule is known while the call can still answer.
 */
@Repository
public class UnitOfWork {
  private final EntityManager entityManager;

  public UnitOfWork(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  /** The record a request refers to; nothing if it refers to none. */
  public <T> T reference(Class<T> type, Object id, String... fields) {
    if (id == null) {
      return null;
    }
    T found = entityManager.getReference(type, id);
    if (!Hibernate.isInitialized(found) && !exists(type, id)) {
      throw new UnknownReferenceException(fields, id);
    }
    return found;
  }

  /**
   * By its key alone: the rest of a record may be large. What was changed so far is not written for
   * that.
   */
  private boolean exists(Class<?> type, Object id) {
    return !entityManager
        .createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)
        .setParameter("id", id)
        .setFlushMode(FlushModeType.COMMIT)
        .getResultList()
        .isEmpty();
  }

  /**
   * The record a request refers to; the one that is referred to already stays, even if it is not
   * there any more.
   */
  public <T> T referenceOrCurrent(Class<T> type, T current, Object id, String... fields) {
    return isSame(current, id) ? current : reference(type, id, fields);
  }

  private boolean isSame(Object record, Object id) {
    return record != null
        && entityManager
            .getEntityManagerFactory()
            .getPersistenceUnitUtil()
            .getIdentifier(record)
            .equals(id);
  }

  /** The record an address names. */
  public <T> T find(Class<T> type, Object id, String title) {
    T found = entityManager.find(type, id);
    if (found == null) {
      throw new NotFoundException(title, id);
    }
    return found;
  }

  public void insert(Object entity) {
    entityManager.persist(entity);
    entityManager.flush();
  }

  public void flush() {
    entityManager.flush();
  }

  public void refresh(Object entity) {
    entityManager.refresh(entity);
  }

  /** The number with the digits behind the point that the database keeps of it. */
  public static BigDecimal atScale(BigDecimal value, int digits) {
    return value == null || value.scale() >= digits ? value : value.setScale(digits);
  }
}
