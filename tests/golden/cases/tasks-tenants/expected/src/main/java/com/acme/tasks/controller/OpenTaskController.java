package com.acme.tasks.controller;

import com.acme.tasks.common.Rows;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view open_task. */
@RestController
@RequestMapping("/api/v1/open-tasks")
public class OpenTaskController {
  private static final String QUERY = "select * from open_task limit :limit offset :offset";

  private final Rows rows;

  public OpenTaskController(Rows rows) {
    this.rows = rows;
  }

  @GetMapping
  public List<Map<String, Object>> list(
      @RequestParam(defaultValue = "50") int limit, @RequestParam(defaultValue = "0") int offset) {
    return rows.list(QUERY, limit, offset);
  }
}
