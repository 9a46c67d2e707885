import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';
import { badRequest } from '../errors/throwing.ts';

const PAGEABLE = java`org.springframework.data.domain.Pageable`;
const SORT = java`org.springframework.data.domain.Sort`;
const RESOLVER = java`org.springframework.web.method.support.HandlerMethodArgumentResolver`;
const PARAMETER = java`org.springframework.core.MethodParameter`;
const REQUEST = java`org.springframework.web.context.request.NativeWebRequest`;

/** The method of an argument resolver that answers with the argument. */
export function resolveArgument(answer: JavaFragment, body: JavaFragment): JavaFragment {
  return java`
    @Override
    public ${answer} resolveArgument(
        ${PARAMETER} parameter,
        org.springframework.web.method.support.ModelAndViewContainer container,
        ${REQUEST} request,
        org.springframework.web.bind.support.WebDataBinderFactory binders) {
      ${body}
    }`;
}

/** Reads which page is wanted. That of Spring Data looks through the annotations of the method again with each call. */
export function pageArguments(blueprint: Blueprint): JavaFile {
  const { classes, needed } = blueprint.support;
  const expands = needed.includes('expandQuery');
  const self = classes.pageArguments;
  const properties = java`org.springframework.boot.data.autoconfigure.web.DataWebProperties`;
  return fileOf(
    self,
    java`
      ${javadoc`Reads which page of a list is wanted, in which order: ?page=0&size=20&sort=name,desc&sort=id.`}
      final class ${classOf(self)} implements ${RESOLVER} {
        private final int defaultSize;
        private final int largestSize;
        private final java.util.Map<java.lang.reflect.Executable, java.util.Set<String>> known =
            new java.util.concurrent.ConcurrentHashMap<>();

        ${self.name}(${properties} properties) {
          this.defaultSize = properties.getPageable().getDefaultPageSize();
          this.largestSize = properties.getPageable().getMaxPageSize();
        }

        @Override
        public boolean supportsParameter(${PARAMETER} parameter) {
          return parameter.getParameterType() == ${PAGEABLE}.class;
        }

        ${resolveArgument(
          PAGEABLE,
          java`
            checkNames(parameter, request);
            int page = numberFrom(request, "page", 0, 0);
            int size = Math.min(numberFrom(request, "size", 1, defaultSize), largestSize);
            return org.springframework.data.domain.PageRequest.of(page, size, sort(request.getParameterValues("sort")));`,
        )}

        ${javadoc`Refuses what the list of this parameter does not know.`}
        void checkNames(${PARAMETER} parameter, ${REQUEST} request) {
          ${classOf(classes.knownParameters)}.check(
              request.getParameterMap().keySet(),
              known.computeIfAbsent(parameter.getExecutable(), ${self.name}::namesOf));
        }

        private static java.util.Set<String> namesOf(java.lang.reflect.Executable list) {
          java.util.Set<String> names = new java.util.TreeSet<>(java.util.List.of("page", "size", "sort"));
          for (java.lang.reflect.Parameter parameter : list.getParameters()) {
            var named = parameter.getAnnotation(org.springframework.web.bind.annotation.RequestParam.class);
            if (named != null) {
              names.add(named.name().isEmpty() ? parameter.getName() : named.name());
            ${
              expands &&
              java`
                } else if (parameter.getType() == ${classOf(classes.expandQuery)}.class) {
                  names.add("expand");`
            }
            } else if (parameter.getType().isRecord()) {
              for (java.lang.reflect.Parameter field : parameter.getType().getDeclaredConstructors()[0].getParameters()) {
                var word = field.getAnnotation(org.springframework.web.bind.annotation.BindParam.class);
                names.add(word == null ? field.getName() : word.value());
              }
            }
          }
          return names;
        }

        private static int numberFrom(
            org.springframework.web.context.request.NativeWebRequest request, String name, int least, int otherwise) {
          String text = request.getParameter(name);
          if (text == null || text.isEmpty()) {
            return otherwise;
          }
          if (text.matches("\\\\d{1,9}") && Integer.parseInt(text) >= least) {
            return Integer.parseInt(text);
          }
          throw ${badRequest(blueprint, java`name + " must be a whole number from " + least`)};
        }

        ${sortMethods()}
      }`,
  );
}

function sortMethods(): JavaFragment {
  const direction = java`${SORT}.Direction`;
  return java`
    private static ${SORT} sort(String[] given) {
      java.util.List<${SORT}.Order> orders = new java.util.ArrayList<>();
      for (String text : given == null ? new String[0] : given) {
        addOrders(text, orders);
      }
      return ${SORT}.by(orders);
    }

    ${javadoc`Behind the fields may come their direction, and whether case means nothing: name,code,desc,ignorecase.`}
    private static void addOrders(String text, java.util.List<${SORT}.Order> orders) {
      java.util.Deque<String> words =
          new java.util.ArrayDeque<>(
              java.util.List.of(org.springframework.util.StringUtils.tokenizeToStringArray(text, ",")));
      boolean ignoresCase = "ignorecase".equalsIgnoreCase(words.peekLast());
      if (ignoresCase) {
        words.removeLast();
      }
      ${direction} direction = directionOf(words.peekLast());
      if (direction != null) {
        words.removeLast();
      }
      for (String field : words) {
        ${SORT}.Order order = new ${SORT}.Order(direction, field);
        orders.add(ignoresCase ? order.ignoreCase() : order);
      }
    }

    private static ${direction} directionOf(String word) {
      if ("asc".equalsIgnoreCase(word)) {
        return ${direction}.ASC;
      }
      return "desc".equalsIgnoreCase(word) ? ${direction}.DESC : null;
    }`;
}
