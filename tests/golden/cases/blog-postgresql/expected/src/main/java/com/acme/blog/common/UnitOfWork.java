package com.acme.blog.common;

import com.acme.blog.exception.NotFoundException;
import com.acme.blog.exception.UnknownReferenceException;
import jakarta.persistence.EntityManager;
import jakarta.persistence.FlushModeType;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Query;
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

  /** There has to be the record an address names; it is not read. */
  public void require(Class<?> type, Object id, String title) {
    if (!exists(type, id)) {
      throw new NotFoundException(title, id);
    }
  }

  /** The same of a record that no other call changes until this one has ended. */
  public void requireToChange(Class<?> type, Object id, String title) {
    if (entityManager
        .createQuery("select 1 from " + type.getName() + " e where id(e) = :id", Integer.class)
        .setParameter("id", id)
        .setLockMode(LockModeType.PESSIMISTIC_WRITE)
        .getResultList()
        .isEmpty()) {
      throw new NotFoundException(title, id);
    }
  }

  /** Writes a row of a relation by the keys of both ends. */
  public void execute(String sql, Object... keys) {
    Query query = entityManager.createNativeQuery(sql);
    for (int i = 0; i < keys.length; i++) {
      query.setParameter(i + 1, keys[i]);
    }
    query.executeUpdate();
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
}
