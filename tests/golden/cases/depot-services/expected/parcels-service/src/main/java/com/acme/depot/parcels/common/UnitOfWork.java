package com.acme.depot.parcels.common;

import com.acme.depot.parcels.exception.NotFoundException;
import com.acme.depot.parcels.exception.RefusedPartException;
import com.acme.depot.parcels.exception.UnknownReferenceException;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.function.Consumer;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.UncategorizedDataAccessException;
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
    T found = entityManager.find(type, id);
    if (found == null) {
      throw new UnknownReferenceException(fields, id);
    }
    return found;
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

  /** Writes what a request brings along; there may be nothing. */
  public <T> void each(String name, List<T> items, Consumer<T> write) {
    for (int i = 0; items != null && i < items.size(); i++) {
      try {
        write.accept(items.get(i));
      } catch (UnknownReferenceException e) {
        throw e.within(name + "[" + i + "]");
      } catch (DataIntegrityViolationException | UncategorizedDataAccessException e) {
        throw new RefusedPartException(name + "[" + i + "]", e);
      }
    }
  }
}
