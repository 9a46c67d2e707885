import type { DocumentView, MongoClasses, ViewList } from '@backsmith/blueprint';
import { commas, java, javadoc, literal, paragraphs, textBlock } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { filterOf, hasFilter } from '../../../api/controllers/view-controller.ts';
import { sortingField } from '../../../api/services/sorting-field.ts';
import { toRecord } from '../../../api/services/service-methods.ts';
import { classOf, fileOf, typeOf } from '../../../java/types.ts';
import type { MongoService } from '../mongo-service.ts';

const AGGREGATION = java`org.springframework.data.mongodb.core.aggregation.Aggregation`;
const STAGES = java`java.util.List<org.springframework.data.mongodb.core.aggregation.AggregationOperation>`;
const FIELD = java`org.springframework.data.mongodb.core.mapping.Field`;
const PAGEABLE = java`org.springframework.data.domain.Pageable pageable`;

/** A row of a view, as its aggregation gives it. */
export function viewRow({ row, viewName, attributes }: DocumentView, { jsonValues }: MongoClasses): JavaFile {
  const components = attributes.map(
    ({ name, type, field, isJson }) =>
      java`${isJson === true && java`@org.springframework.data.convert.ValueConverter(${classOf(jsonValues)}.class) `}@${FIELD}(${literal(field)}) ${typeOf(type)} ${name}`,
  );
  return fileOf(
    row,
    java`
      ${javadoc`A row of the view ${viewName}. No collection holds it.`}
      public record ${classOf(row)}(${commas(components)}) {}`,
  );
}

/** The service of a view: its list. */
export function viewService(list: ViewList, view: DocumentView, { store, support }: MongoService): JavaFile {
  const { service, row } = list.classes;
  const { aggregations } = store.support.classes;
  const everything = java`new org.springframework.data.mongodb.core.query.Criteria()`;
  const condition = hasFilter(list) ? java`filter.toCriteria()` : everything;
  const kept = java`${classOf(view.row)}.class`;
  return fileOf(
    service,
    java`
      @org.springframework.stereotype.Service
      public class ${classOf(service)} {
        ${sortingField(view, { support })}

        ${paragraphs([stagesField(view)])}

        private final ${classOf(aggregations)} aggregations;

        public ${service.name}(${classOf(aggregations)} aggregations) {
          this.aggregations = aggregations;
        }

        public ${classOf(support.classes.page, classOf(row))} list(${commas([filterOf(list), PAGEABLE])}) {
          var rows = aggregations.page(${kept}, ${literal(view.collection)}, ROWS, ${condition}, SORTING.apply(pageable));
          return ${classOf(support.classes.page)}.of(rows, ${classOf(service)}::toResponse);
        }

        ${toRecord('toResponse', row, 'record', view.row, view.fields)}
      }`,
  );
}

function stagesField({ viewName, collection, stages }: DocumentView): JavaFragment {
  return java`
    ${javadoc`What makes the rows of the view ${viewName} of the documents of ${collection}.`}
    private static final ${STAGES} ROWS = java.util.List.of(${commas(stages.map((stage) => java`${AGGREGATION}.stage(${textBlock(`${stage}\n`)})`))});`;
}
