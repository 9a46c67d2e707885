import type { View, ViewList } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { filterOf, hasFilter } from '../../../api/controllers/view-controller.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import { sortingField } from '../../../api/services/sorting-field.ts';
import { attributeField } from '../entities/attribute-field.ts';
import type { JpaService } from '../jpa-service.ts';
import { specificationOf } from '../filter-members.ts';

const PAGEABLE = java`org.springframework.data.domain.Pageable pageable`;

/** The query of a view, as what conditions and orders are about. */
export function viewEntity(view: View, { store }: JpaService): JavaFile {
  return fileOf(
    view.entity,
    java`
      ${
        view.historyOf === undefined
          ? javadoc`A row of the view ${view.viewName}. Rows are read as values and never found by a key, which a view need not have.`
          : javadoc`What a row of ${view.historyOf} was before, as the database keeps it in ${view.viewName}. Rows are read as values and never found by a key, which none of them has.`
      }
      @jakarta.persistence.Entity
      @org.hibernate.annotations.Immutable
      @org.hibernate.annotations.Subselect(${literal(view.select)})
      public class ${classOf(view.entity)} {
        ${paragraphs(view.attributes.map((attribute) => attributeField(attribute, store.support.classes)))}
      }`,
  );
}

/** What makes a query's condition of the filter of a view. */
export function viewFilterMembers(view: View, { store }: JpaService): JavaFragment {
  return specificationOf(view.entity, view.conditions, store);
}

/** The service of a view: its list. */
export function viewService(list: ViewList, view: View, { store, support }: JpaService): JavaFile {
  const { service, row } = list.classes;
  const { summaries, summary } = store.support.classes;
  const everything = java`org.springframework.data.jpa.domain.Specification.unrestricted()`;
  const condition = hasFilter(list) ? java`filter.toSpecification()` : everything;
  return fileOf(
    service,
    java`
      @org.springframework.stereotype.Service
      @org.springframework.transaction.annotation.Transactional(readOnly = true)
      public class ${classOf(service)} {
        ${sortingField(view, { support })}
        public static final ${classOf(summary, classOf(view.entity), classOf(row))} SUMMARY =
            ${classOf(summary)}.of(${classOf(view.entity)}.class, ${classOf(row)}.class);

        private final ${classOf(summaries)} summaries;

        public ${service.name}(${classOf(summaries)} summaries) {
          this.summaries = summaries;
        }

        public ${classOf(support.classes.page, classOf(row))} list(${commas([filterOf(list), PAGEABLE])}) {
          return summaries.page(SUMMARY, ${condition}, SORTING.apply(pageable));
        }
      }`,
  );
}
