package org.example.school.controller;

import jakarta.validation.Valid;
import java.util.List;
import org.example.school.common.KnownParameters;
import org.example.school.dto.DoorLogRow;
import org.example.school.repository.DoorLogStore;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/api/v1/door-logs")
public class DoorLogController {
  private final DoorLogStore store;

  public DoorLogController(DoorLogStore store) {
    this.store = store;
  }

  @GetMapping
  public List<DoorLogRow> list(
      @RequestParam(defaultValue = "50") int limit,
      @RequestParam(defaultValue = "0") int offset,
      ServletWebRequest call) {
    KnownParameters.check(call.getParameterMap().keySet(), List.of("limit", "offset"));
    return store.list(Math.min(Math.max(limit, 1), 200), Math.max(offset, 0));
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public void append(@Valid @RequestBody DoorLogRow row) {
    try {
      store.append(row);
    } catch (DataIntegrityViolationException e) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, "The change breaks a uniqueness, reference or check rule", e);
    } catch (UncategorizedSQLException e) {
      if ("45000".equals(e.getSQLException().getSQLState())) {
        throw new ResponseStatusException(
            HttpStatus.UNPROCESSABLE_CONTENT,
            e.getSQLException()
                .getMessage()
                .lines()
                .findFirst()
                .orElse("")
                .replaceFirst("^\\(conn=\\d+\\) ", ""),
            e);
      }
      throw e;
    }
  }
}
