package com.acme.desk.tickets.common;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.springframework.core.MethodParameter;
import org.springframework.util.StringUtils;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** The references an answer is to name: ?expand=product,customer. */
public record ExpandQuery(Set<String> names) {
  private static final ExpandQuery NONE = new ExpandQuery(Set.of());

  static ExpandQuery of(String... given) {
    if (given == null) {
      return NONE;
    }
    Set<String> names = new LinkedHashSet<>();
    for (String text : given) {
      names.addAll(List.of(StringUtils.tokenizeToStringArray(text, ",")));
    }
    return new ExpandQuery(names);
  }

  /** Reads it from a request. */
  public static final class Reader implements HandlerMethodArgumentResolver {
    @Override
    public boolean supportsParameter(MethodParameter parameter) {
      return parameter.getParameterType() == ExpandQuery.class;
    }

    @Override
    public ExpandQuery resolveArgument(
        MethodParameter parameter,
        ModelAndViewContainer container,
        NativeWebRequest request,
        WebDataBinderFactory binders) {
      return ExpandQuery.of(request.getParameterValues("expand"));
    }
  }
}
