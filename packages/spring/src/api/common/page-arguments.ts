import type { Blueprint } from '@backsmith/blueprint';
import { java, javadoc } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

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
export function pageArguments({ support: { classes } }: Blueprint): JavaFile {
  const self = classes.pageArguments;
  const properties = java`org.springframework.boot.data.autoconfigure.web.DataWebProperties`;
  return fileOf(
    self,
    java`
      ${javadoc`Reads which page of a list is wanted, in which order: ?page=0&size=20&sort=name,desc&sort=id.`}
      final class ${classOf(self)} implements ${RESOLVER} {
        private final int defaultSize;
        private final int largestSize;

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
            int page = numberFrom(request.getParameter("page"));
            int size = numberFrom(request.getParameter("size"));
            return org.springframework.data.domain.PageRequest.of(
                page, size == 0 ? defaultSize : Math.min(size, largestSize), sort(request.getParameterValues("sort")));`,
        )}

        ${javadoc`What is no number above 0 says nothing.`}
        private static int numberFrom(String text) {
          if (text == null) {
            return 0;
          }
          try {
            return Math.max(Integer.parseInt(text), 0);
          } catch (NumberFormatException e) {
            return 0;
          }
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
