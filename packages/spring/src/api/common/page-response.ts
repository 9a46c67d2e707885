import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

/** The shape of one page of a list. */
export function pageResponse({ support: { classes, needed } }: Blueprint): JavaFile {
  const { page } = classes;
  const mapping = java`
    public <R> ${classOf(page)}<R> map(java.util.function.Function<T, R> mapper) {
      return new ${classOf(page)}<>(items.stream().map(mapper).toList(), page, size, totalItems, totalPages);
    }`;
  return fileOf(
    page,
    java`
      ${javadoc`One page of a list.`}
      public record ${classOf(page)}<T>(java.util.List<T> items, int page, int size, long totalItems, int totalPages) {
        public static <E, T> ${classOf(page)}<T> of(
            org.springframework.data.domain.Page<E> page, java.util.function.Function<E, T> mapper) {
          return new ${classOf(page)}<>(
              page.map(mapper).getContent(), page.getNumber(), page.getSize(), page.getTotalElements(), page.getTotalPages());
        }

        ${needed.includes('expanded') && mapping}
      }`,
  );
}
