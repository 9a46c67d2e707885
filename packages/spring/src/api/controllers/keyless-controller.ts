import type { Blueprint, ClassName, KeylessList } from '@backsmith/blueprint';
import { java, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { annotationsAt } from '../annotations.ts';
import { CALL_PARAMETER } from './parameters.ts';
import { classOf, fileOf } from '../../java/types.ts';

/**
 * The controller of a table without a key.
 *
 * @param store the class that lists and appends its rows
 * @param append what appends `row` to `store`
 */
export function keylessController(
  list: KeylessList,
  store: ClassName,
  append: JavaFragment,
  blueprint: Blueprint,
): JavaFile {
  const { row, controller } = list.classes;
  return fileOf(
    controller,
    java`
      @org.springframework.web.bind.annotation.RestController
      @org.springframework.web.bind.annotation.RequestMapping(${literal(list.path)})
      ${annotationsAt(blueprint, 'controller', { title: list.heading })}
      public class ${classOf(controller)} {
        private final ${classOf(store)} store;

        public ${controller.name}(${classOf(store)} store) {
          this.store = store;
        }

        @org.springframework.web.bind.annotation.GetMapping
        public java.util.List<${classOf(row)}> list(
            @org.springframework.web.bind.annotation.RequestParam(defaultValue = "50") int limit,
            @org.springframework.web.bind.annotation.RequestParam(defaultValue = "0") int offset,
            ${CALL_PARAMETER}) {
          ${classOf(blueprint.support.classes.knownParameters)}.check(
              call.getParameterMap().keySet(), java.util.List.of("limit", "offset"));
          return store.list(Math.min(Math.max(limit, 1), 200), Math.max(offset, 0));
        }

        ${list.isAppendable && appendCall(row, append)}
      }`,
  );
}

function appendCall(row: ClassName, append: JavaFragment): JavaFragment {
  return java`
    @org.springframework.web.bind.annotation.PostMapping
    @org.springframework.web.bind.annotation.ResponseStatus(org.springframework.http.HttpStatus.CREATED)
    public void append(
        @jakarta.validation.Valid @org.springframework.web.bind.annotation.RequestBody ${classOf(row)} row) {
      ${append}
    }`;
}
