package org.members.common;

import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.util.List;
import org.members.exception.NotFoundException;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageImpl;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Repository;

/** Records that are marked as deleted, which no query but one in SQL finds. */
@Repository
public class DeletedRecords {
  private final EntityManager entityManager;

  public DeletedRecords(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  @SuppressWarnings("unchecked")
  public <T> Page<T> page(Class<T> type, String list, String count, Pageable pageable) {
    Query found =
        entityManager
            .createNativeQuery(list, type)
            .setFirstResult(Math.toIntExact(pageable.getOffset()))
            .setMaxResults(pageable.getPageSize());
    Number total = (Number) entityManager.createNativeQuery(count).getSingleResult();
    return new PageImpl<>(found.getResultList(), pageable, total.longValue());
  }

  /** One of them, by the columns of its key. */
  @SuppressWarnings("unchecked")
  public <T> T find(Class<T> type, String sql, String title, Object... key) {
    Query query = entityManager.createNativeQuery(sql, type);
    for (int i = 0; i < key.length; i++) {
      query.setParameter(i + 1, key[i]);
    }
    List<T> found = query.getResultList();
    if (found.isEmpty()) {
      Object id = key.length == 1 ? key[0] : List.of(key);
      throw new NotFoundException(title, id);
    }
    return found.get(0);
  }
}
