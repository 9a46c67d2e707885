import type { RowList, View } from '@backsmith/blueprint';
import { java, javadoc, literal } from '@backsmith/render';
import type { JavaFile } from '@backsmith/render';
import { annotationsAt } from '../../../api/annotations.ts';
import { classOf, fileOf } from '../../../java/types.ts';
import type { JpaService } from '../jpa-service.ts';

const PARAMETER = java`org.springframework.web.bind.annotation.RequestParam`;

/** The controller of a view. */
export function viewController(list: RowList, view: View, blueprint: JpaService): JavaFile {
  const { controller } = list.classes;
  const rows = classOf(blueprint.store.support.classes.rows);
  return fileOf(
    controller,
    java`
      ${javadoc`Shows the view ${view.viewName}.`}
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(list.path)})
      ${annotationsAt(blueprint, 'controller', { title: list.heading })}
      public class ${classOf(controller)} {
        private static final String QUERY = ${literal(view.select)};

        private final ${rows} rows;

        public ${controller.name}(${rows} rows) {
          this.rows = rows;
        }

        @org.springframework.web.bind.annotation.GetMapping
        public java.util.List<java.util.Map<String, Object>> list(
            @${PARAMETER}(defaultValue = "50") int limit, @${PARAMETER}(defaultValue = "0") int offset) {
          return rows.list(QUERY, limit, offset);
        }
      }`,
  );
}
