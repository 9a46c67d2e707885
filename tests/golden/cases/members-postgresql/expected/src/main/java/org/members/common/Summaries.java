package org.members.common;

import jakarta.persistence.EntityManager;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Predicate;
import jakarta.persistence.criteria.Root;
import java.util.List;
import java.util.function.Function;
import org.hibernate.Session;
import org.members.config.UnshownValues;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.data.jpa.repository.query.QueryUtils;
import org.springframework.data.jpa.support.PageableUtils;
import org.springframework.data.support.PageableExecutionUtils;
import org.springframework.stereotype.Repository;

/** Reads lists that leave large columns in the database. */
@Repository
public class Summaries {
  private final EntityManager entityManager;

  public Summaries(EntityManager entityManager) {
    this.entityManager = entityManager;
  }

  public <E, S extends Record> PageResponse<S> page(
      Summary<E, S> summary, Specification<E> condition, Pageable pageable) {
    CriteriaBuilder cb = entityManager.getCriteriaBuilder();
    CriteriaQuery<S> query = cb.createQuery(summary.type());
    Root<E> root = query.from(summary.entity());
    query.select(summary.from(root, cb)).orderBy(QueryUtils.toOrders(pageable.getSort(), root, cb));
    restrict(query, root, condition, cb);
    List<S> items =
        entityManager
            .unwrap(Session.class)
            .createSelectionQuery(query)
            .setTupleTransformer(
                (row, names) ->
                    UnshownValues.toldOfRow(summary.entity(), summary.type().cast(row[0])))
            .setFirstResult(PageableUtils.getOffsetAsInteger(pageable))
            .setMaxResults(pageable.getPageSize())
            .getResultList();
    return PageResponse.of(
        PageableExecutionUtils.getPage(items, pageable, () -> count(summary.entity(), condition)),
        Function.identity());
  }

  private <E> long count(Class<E> entity, Specification<E> condition) {
    CriteriaBuilder cb = entityManager.getCriteriaBuilder();
    CriteriaQuery<Long> query = cb.createQuery(Long.class);
    Root<E> root = query.from(entity);
    query.select(cb.count(cb.literal(1)));
    restrict(query, root, condition, cb);
    return entityManager.createQuery(query).getSingleResult();
  }

  private static <E> void restrict(
      CriteriaQuery<?> query, Root<E> root, Specification<E> condition, CriteriaBuilder cb) {
    Predicate predicate = condition.toPredicate(root, query, cb);
    if (predicate != null) {
      query.where(predicate);
    }
  }
}
