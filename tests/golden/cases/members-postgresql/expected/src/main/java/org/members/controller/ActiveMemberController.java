package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Map;
import org.members.common.Rows;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view active_member. */
@RestController
@RequestMapping("/api/v1/active-members")
@Tag(name = "Active members")
public class ActiveMemberController {
  private static final String QUERY =
      "select id, email from active_member limit :limit offset :offset";

  private final Rows rows;

  public ActiveMemberController(Rows rows) {
    this.rows = rows;
  }

  @GetMapping
  public List<Map<String, Object>> list(
      @RequestParam(defaultValue = "50") int limit, @RequestParam(defaultValue = "0") int offset) {
    return rows.list(QUERY, limit, offset);
  }
}
