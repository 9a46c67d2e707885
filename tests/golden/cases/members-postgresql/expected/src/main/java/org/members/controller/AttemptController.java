package org.members.controller;

import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import java.util.List;
import org.members.common.KnownParameters;
import org.members.dto.AttemptRow;
import org.members.repository.AttemptStore;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;

@RestController
@RequestMapping("/api/v1/attempts")
@Tag(name = "Attempts")
public class AttemptController {
  private final AttemptStore store;

  public AttemptController(AttemptStore store) {
    this.store = store;
  }

  @GetMapping
  public List<AttemptRow> list(
      @RequestParam(defaultValue = "50") int limit,
      @RequestParam(defaultValue = "0") int offset,
      ServletWebRequest call) {
    KnownParameters.check(call.getParameterMap().keySet(), List.of("limit", "offset"));
    return store.list(Math.min(Math.max(limit, 1), 200), Math.max(offset, 0));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public void append(@Valid @RequestBody AttemptRow row) {
    store.append(row);
  }
}
