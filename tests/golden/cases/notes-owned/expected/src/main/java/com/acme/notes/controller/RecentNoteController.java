package com.acme.notes.controller;

import com.acme.notes.common.Rows;
import java.util.List;
import java.util.Map;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view recent_note. */
@RestController
@RequestMapping("/api/v1/recent-notes")
public class RecentNoteController {
  private static final String QUERY = "select * from recent_note limit :limit offset :offset";

  private final Rows rows;

  public RecentNoteController(Rows rows) {
    this.rows = rows;
  }

  @GetMapping
  public List<Map<String, Object>> list(
      @RequestParam(defaultValue = "50") int limit, @RequestParam(defaultValue = "0") int offset) {
    return rows.list(QUERY, limit, offset);
  }
}
