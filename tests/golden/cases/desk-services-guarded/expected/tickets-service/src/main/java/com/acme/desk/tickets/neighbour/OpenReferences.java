package com.acme.desk.tickets.neighbour;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/**
 * Tells other services which of their records this one is about to refer to, so that they do not
 * delete them.
 */
@RestController
class OpenReferences {
  private final Promises promises;

  OpenReferences(Promises promises) {
    this.promises = promises;
  }

  @PostMapping("/internal/open-references")
  Map<String, List<List<String>>> open(@RequestBody Map<String, List<List<String>>> keys) {
    Map<String, List<List<String>>> open = new LinkedHashMap<>();
    keys.forEach((kind, some) -> open.put(kind, promises.referred(kind, some)));
    return open;
  }
}
