import type { MongoStore } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { classOf, fileOf } from '../../../java/types.ts';

const TEMPLATE = java`org.springframework.data.mongodb.core.MongoTemplate`;
const AGGREGATION = java`org.springframework.data.mongodb.core.aggregation.Aggregation`;
const OPERATION = java`org.springframework.data.mongodb.core.aggregation.AggregationOperation`;

/** The class that lists the rows of views. */
export function aggregations({ support: { classes } }: MongoStore): JavaFile {
  const self = classes.aggregations;
  return fileOf(
    self,
    java`
      ${javadoc`Lists rows that MongoDB works out of its documents at each call.`}
      @org.springframework.stereotype.Repository
      public class ${classOf(self)} {
        private final ${TEMPLATE} template;

        public ${self.name}(${TEMPLATE} template) {
          this.template = template;
        }

        ${javadoc`One page of the rows that these stages make of a collection, among those that meet a condition.`}
        public <R> org.springframework.data.domain.Page<R> page(
            Class<R> type,
            String collection,
            java.util.List<${OPERATION}> stages,
            org.springframework.data.mongodb.core.query.Criteria condition,
            org.springframework.data.domain.Pageable pageable) {
          java.util.List<${OPERATION}> rows = new java.util.ArrayList<>(stages);
          rows.add(${AGGREGATION}.match(condition));
          java.util.List<${OPERATION}> paged = new java.util.ArrayList<>(rows);
          if (pageable.getSort().isSorted()) {
            paged.add(${AGGREGATION}.sort(pageable.getSort()));
          }
          paged.add(${AGGREGATION}.skip(pageable.getOffset()));
          paged.add(${AGGREGATION}.limit(pageable.getPageSize()));
          return org.springframework.data.support.PageableExecutionUtils.getPage(
              template.aggregate(${AGGREGATION}.newAggregation(type, paged), collection, type).getMappedResults(),
              pageable,
              () -> count(type, collection, rows));
        }

        private long count(Class<?> type, String collection, java.util.List<${OPERATION}> rows) {
          java.util.List<${OPERATION}> counted = new java.util.ArrayList<>(rows);
          counted.add(${AGGREGATION}.group().count().as("count"));
          org.bson.Document found =
              template
                  .aggregate(${AGGREGATION}.newAggregation(type, counted), collection, org.bson.Document.class)
                  .getUniqueMappedResult();
          return found == null ? 0 : found.get("count", Number.class).longValue();
        }
      }`,
  );
}
