package com.acme.jobs.config;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.springframework.boot.data.autoconfigure.web.DataWebProperties;
import org.springframework.core.MethodParameter;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.Sort;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Reads which page of a list is wanted, in which order: ?page=0&size=20&sort=name,desc&sort=id. */
final class PageArguments implements HandlerMethodArgumentResolver {
  private final int defaultSize;
  private final int largestSize;

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
    int page = numberFrom(request.getParameter("page"));
    int size = numberFrom(request.getParameter("size"));
    return PageRequest.of(
        page,
        size == 0 ? defaultSize : Math.min(size, largestSize),
        sort(request.getParameterValues("sort")));
  }

  /** What is no number above 0 says nothing. */
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
