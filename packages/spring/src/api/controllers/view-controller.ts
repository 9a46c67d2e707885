import type { Blueprint, ViewList } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { annotationsAt } from '../annotations.ts';
import { pageableParameter } from './parameters.ts';

/** The controller of a view, or of what rows of a table were before. */
export function viewController(
  list: ViewList,
  { viewName, historyOf }: { readonly viewName: string; readonly historyOf?: string },
  blueprint: Blueprint,
): JavaFile {
  const { controller, service, row } = list.classes;
  const group = annotationsAt(blueprint, 'query-parameters');
  const filter = hasFilter(list) && java`${group} ${filterOf(list)}`;
  return fileOf(
    controller,
    java`
      ${historyOf === undefined ? javadoc`Shows the view ${viewName}.` : javadoc`Shows what rows of ${historyOf} were before.`}
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(list.path)})
      ${annotationsAt(blueprint, 'controller', { title: list.heading })}
      public class ${classOf(controller)} {
        private final ${classOf(service)} service;

        public ${controller.name}(${classOf(service)} service) {
          this.service = service;
        }

        @org.springframework.web.bind.annotation.GetMapping
        public ${classOf(blueprint.support.classes.page, classOf(row))} list(${commas([filter, pageableParameter(blueprint)])}) {
          return service.list(${commas([hasFilter(list) && 'filter', 'pageable'])});
        }
      }`,
  );
}

/** Whether a list of a view takes conditions. */
export function hasFilter({ filters }: ViewList): boolean {
  return filters.length > 0;
}

/** The parameter its conditions are. */
export function filterOf(list: ViewList): JavaFragment | false {
  return hasFilter(list) && java`${classOf(list.classes.filter)} filter`;
}
