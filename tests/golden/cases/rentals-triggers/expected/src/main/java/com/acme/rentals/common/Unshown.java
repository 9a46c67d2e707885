package com.acme.rentals.common;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.IdentityHashMap;
import java.util.Map;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;

/** An answer that tells which values of its record are shown as null, though there is one. */
public interface Unshown {
  @JsonProperty(value = "unshown", access = JsonProperty.Access.READ_ONLY)
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  @Schema(
      description =
          "What the record holds and is shown as null, as the database has it, by the names of the"
              + " fields. It stays.")
  default Map<String, String> unshown() {
    return of(this);
  }

  /** What was noted in this request of a record or an answer. */
  static Map<String, String> of(Object one) {
    return noted().getOrDefault(one, Map.of());
  }

  /** Notes it, in place of what was noted before. */
  static void note(Object one, Map<String, String> values) {
    if (values.isEmpty()) {
      noted().remove(one);
    } else {
      noted().put(one, values);
    }
  }

  /** One answer may equal another one that has nothing to tell. */
  @SuppressWarnings("unchecked")
  private static Map<Object, Map<String, String>> noted() {
    var request = RequestContextHolder.getRequestAttributes();
    if (request == null) {
      return new IdentityHashMap<>();
    }
    String name = Unshown.class.getName();
    if (request.getAttribute(name, RequestAttributes.SCOPE_REQUEST)
        instanceof IdentityHashMap<?, ?> known) {
      return (Map<Object, Map<String, String>>) known;
    }
    Map<Object, Map<String, String>> made = new IdentityHashMap<>();
    request.setAttribute(name, made, RequestAttributes.SCOPE_REQUEST);
    return made;
  }
}
