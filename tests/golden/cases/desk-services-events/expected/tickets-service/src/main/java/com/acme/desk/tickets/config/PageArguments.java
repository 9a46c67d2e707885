package com.acme.desk.tickets.config;

import com.acme.desk.tickets.common.ExpandQuery;
import com.acme.desk.tickets.common.KnownParameters;
import com.acme.desk.tickets.exception.BadRequestException;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.data.autoconfigure.web.DataWebProperties;
import org.springframework.core.MethodParameter;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.annotation.BindParam;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Reads which page of a list is wanted, in which order: ?page=0&size=20&sort=name,desc&sort=id. */
final class PageArguments implements HandlerMethodArgumentResolver {
  private final int defaultSize;
  private final int largestSize;
  private final Map<Executable, Set<String>> known = new ConcurrentHashMap<>();

  PageArguments(DataWebProperties properties) {
    this.defaultSize = properties.getPageable().getDefaultPageSize();
    this.largestSize = properties.getPageable().getMaxPageSize();
  }

  @Override
  public boolean supportsParameter(MethodParameter parameter) {
    return parameter.getParameterType() == Pageable.class;
  }

  @Override
  public Pageable resolveArgument(
      MethodParameter parameter,
      ModelAndViewContainer container,
      NativeWebRequest request,
      WebDataBinderFactory binders) {
    checkNames(parameter, request);
    int page = numberFrom(request, "page", 0, 0);
    int size = Math.min(numberFrom(request, "size", 1, defaultSize), largestSize);
    return PageRequest.of(page, size, sort(request.getParameterValues("sort")));
  }

  /** Refuses what the list of this parameter does not know. */
  void checkNames(MethodParameter parameter, NativeWebRequest request) {
    KnownParameters.check(
        request.getParameterMap().keySet(),
        known.computeIfAbsent(parameter.getExecutable(), PageArguments::namesOf));
  }

  private static Set<String> namesOf(Executable list) {
    Set<String> names = new TreeSet<>(List.of("page", "size", "sort"));
    for (Parameter parameter : list.getParameters()) {
      var named = parameter.getAnnotation(RequestParam.class);
      if (named != null) {
        names.add(named.name().isEmpty() ? parameter.getName() : named.name());
      } else if (parameter.getType() == ExpandQuery.class) {
        names.add("expand");
      } else if (parameter.getType().isRecord()) {
        for (Parameter field : parameter.getType().getDeclaredConstructors()[0].getParameters()) {
          var word = field.getAnnotation(BindParam.class);
          names.add(word == null ? field.getName() : word.value());
        }
      }
    }
    return names;
  }

  private static int numberFrom(NativeWebRequest request, String name, int least, int otherwise) {
    String text = request.getParameter(name);
    if (text == null || text.isEmpty()) {
      return otherwise;
    }
    if (text.matches("\\d{1,9}") && Integer.parseInt(text) >= least) {
      return Integer.parseInt(text);
    }
    throw new BadRequestException(name + " must be a whole number from " + least);
  }

  private static Sort sort(String[] given) {
    List<Sort.Order> orders = new ArrayList<>();
    for (String text : given == null ? new String[0] : given) {
      addOrders(text, orders);
    }
    return Sort.by(orders);
  }

  /**
   * Behind the fields may come their direction, and whether case means nothing:
   * name,code,desc,ignorecase.
   */
  private static void addOrders(String text, List<Sort.Order> orders) {
    Deque<String> words = new ArrayDeque<>(List.of(StringUtils.tokenizeToStringArray(text, ",")));
    boolean ignoresCase = "ignorecase".equalsIgnoreCase(words.peekLast());
    if (ignoresCase) {
      words.removeLast();
    }
    Sort.Direction direction = directionOf(words.peekLast());
    if (direction != null) {
      words.removeLast();
    }
    for (String field : words) {
      Sort.Order order = new Sort.Order(direction, field);
      orders.add(ignoresCase ? order.ignoreCase() : order);
    }
  }

  private static Sort.Direction directionOf(String word) {
    if ("asc".equalsIgnoreCase(word)) {
      return Sort.Direction.ASC;
    }
    return "desc".equalsIgnoreCase(word) ? Sort.Direction.DESC : null;
  }
}
