import type { Blueprint, JpaStore, Resource } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment, JavaValue } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const BUILDER = java`jakarta.persistence.criteria.CriteriaBuilder`;
const QUERY = java`jakarta.persistence.criteria.CriteriaQuery`;
const ROOT = java`jakarta.persistence.criteria.Root`;
const SPECIFICATION = java`org.springframework.data.jpa.domain.Specification`;

/**
 * Reads lists of summaries. Spring Data can select single attributes as well, but joins the table of every optional
 * reference for it, and shows none where the record referred to is deleted softly; the key is in the own row.
 */
export function summaries(store: JpaStore, { support, resources }: Blueprint): JavaFile {
  const { classes } = store.support;
  const { summaries: self, summary: summaryType } = classes;
  const { page } = support.classes;
  const entityManager = java`jakarta.persistence.EntityManager`;
  return fileOf(
    self,
    java`
      ${javadoc`Reads lists that leave large columns in the database.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${entityManager} entityManager;

        public ${self.name}(${entityManager} entityManager) {
          this.entityManager = entityManager;
        }

        public <E, S extends Record> ${classOf(page)}<S> page(
            ${classOf(summaryType)}<E, S> summary, ${SPECIFICATION}<E> condition, org.springframework.data.domain.Pageable pageable) {
          ${BUILDER} cb = entityManager.getCriteriaBuilder();
          ${QUERY}<S> query = cb.createQuery(summary.type());
          ${ROOT}<E> root = query.from(summary.entity());
          query
              .select(summary.from(root, cb))
              .orderBy(org.springframework.data.jpa.repository.query.QueryUtils.toOrders(pageable.getSort(), root, cb));
          restrict(query, root, condition, cb);
          java.util.List<S> items =
              entityManager
                  ${selection(store)}
                  .setFirstResult(org.springframework.data.jpa.support.PageableUtils.getOffsetAsInteger(pageable))
                  .setMaxResults(pageable.getPageSize())
                  .getResultList();
          return ${classOf(page)}.of(
              org.springframework.data.support.PageableExecutionUtils.getPage(
                  items, pageable, () -> count(summary.entity(), condition)),
              java.util.function.Function.identity());
        }

        ${membersOf(resources)}

        private <E> long count(Class<E> entity, ${SPECIFICATION}<E> condition) {
          ${BUILDER} cb = entityManager.getCriteriaBuilder();
          ${QUERY}<Long> query = cb.createQuery(Long.class);
          ${ROOT}<E> root = query.from(entity);
          query.select(cb.count(cb.literal(1)));
          restrict(query, root, condition, cb);
          return entityManager.createQuery(query).getSingleResult();
        }

        private static <E> void restrict(
            ${QUERY}<?> query, ${ROOT}<E> root, ${SPECIFICATION}<E> condition, ${BUILDER} cb) {
          jakarta.persistence.criteria.Predicate predicate = condition.toPredicate(root, query, cb);
          if (predicate != null) {
            query.where(predicate);
          }
        }
      }`,
  );
}

/** Each answer is told what its row holds while that is the current one. */
function selection({ support: { needed, classes } }: JpaStore): JavaFragment {
  if (!needed.includes('unshownValues')) return java`.createQuery(query)`;
  return java`
    .unwrap(org.hibernate.Session.class)
    .createSelectionQuery(query)
    .setTupleTransformer(
        (row, names) -> ${classOf(classes.unshownValues)}.toldOfRow(summary.entity(), summary.type().cast(row[0])))`;
}

function membersOf(resources: readonly Resource[]): JavaValue {
  if (!resources.some(({ links }) => links.some(({ target }) => target.hasSummary))) return undefined;
  return java`
    ${javadoc`The condition of being in a relation of the owner with this key.`}
    public static <E> ${SPECIFICATION}<E> membersOf(Class<?> owner, String key, Object id, String relation) {
      return (root, query, cb) -> {
        jakarta.persistence.criteria.Subquery<Integer> owners = query.subquery(Integer.class);
        ${ROOT}<?> from = owners.from(owner);
        owners
            .select(cb.literal(1))
            .where(cb.equal(from.get(key), id), cb.equal(from.join(relation), root));
        return cb.exists(owners);
      };
    }`;
}
