import type { Blueprint, JpaStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const BUILDER = java`jakarta.persistence.criteria.CriteriaBuilder`;
const QUERY = java`jakarta.persistence.criteria.CriteriaQuery`;
const ROOT = java`jakarta.persistence.criteria.Root`;
const LABELS = java`java.util.Map<String, String>`;
const ASKED = java`java.util.Set<String> expand`;

/**
 * Reads the labels of what records refer to. What is referred to is a root of the query, not a join: so what holds for all
 * reading of it holds here, be it deleted softly or somebody else's.
 */
export function expansions({ support: { classes } }: JpaStore, { support }: Blueprint): JavaFile {
  const { expansions: self, expansion } = classes;
  const { page, expanded } = support.classes;
  const entityManager = java`jakarta.persistence.EntityManager`;
  return fileOf(
    self,
    java`
      ${javadoc`Names what records refer to: by one query for each reference, however many records there are.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${entityManager} entityManager;

        public ${self.name}(${entityManager} entityManager) {
          this.entityManager = entityManager;
        }

        ${javadoc`The same page with the labels a client asks for; the key says which record an answer is of.`}
        public <T, K> ${classOf(page)}<${classOf(expanded)}<T>> page(
            ${classOf(page)}<T> page, java.util.function.Function<T, K> key, ${classOf(expansion)}<?> expansion, ${ASKED}) {
          java.util.List<K> keys = page.items().stream().map(key).toList();
          java.util.Map<Object, ${LABELS}> labels = new java.util.HashMap<>();
          for (String name : expansion.asked(expand)) {
            keys.forEach(one -> labels.computeIfAbsent(one, any -> new java.util.TreeMap<>()).put(name, null));
            read(expansion, name, keys).forEach(row -> labels.get(row[0]).put(name, text(row)));
          }
          return page.map(one -> new ${classOf(expanded)}<>(one, labels.get(key.apply(one))));
        }

        public <T> ${classOf(expanded)}<T> one(T answer, Object key, ${classOf(expansion)}<?> expansion, ${ASKED}) {
          ${LABELS} labels = new java.util.TreeMap<>();
          for (String name : expansion.asked(expand)) {
            java.util.List<Object[]> rows = read(expansion, name, java.util.List.of(key));
            labels.put(name, rows.isEmpty() ? null : text(rows.get(0)));
          }
          return new ${classOf(expanded)}<>(answer, labels.isEmpty() ? null : labels);
        }

        private <E> java.util.List<Object[]> read(${classOf(expansion)}<E> expansion, String reference, java.util.List<?> keys) {
          if (keys.isEmpty()) {
            return java.util.List.of();
          }
          ${BUILDER} cb = entityManager.getCriteriaBuilder();
          ${QUERY}<Object[]> query = cb.createQuery(Object[].class);
          ${ROOT}<E> record = query.from(expansion.entity());
          ${ROOT}<?> named = query.from(record.get(reference).getJavaType());
          java.util.List<jakarta.persistence.criteria.Selection<?>> values = new java.util.ArrayList<>();
          values.add(record.get(expansion.key()));
          expansion.labels().get(reference).forEach(attribute -> values.add(named.get(attribute)));
          query
              .select(cb.array(values))
              .where(record.get(expansion.key()).in(keys), cb.equal(record.get(reference), named));
          return entityManager.createQuery(query).getResultList();
        }

        ${javadoc`Behind the key come the texts that make the label, each of which may be missing.`}
        private static String text(Object[] row) {
          String text =
              java.util.Arrays.stream(row)
                  .skip(1)
                  .filter(java.util.Objects::nonNull)
                  .map(Object::toString)
                  .collect(java.util.stream.Collectors.joining(" "));
          return text.isBlank() ? null : text;
        }
      }`,
  );
}
