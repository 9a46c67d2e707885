package com.acme.tasks.controller;

import com.acme.tasks.common.PageResponse;
import com.acme.tasks.dto.OpenTaskFilter;
import com.acme.tasks.dto.OpenTaskResponse;
import com.acme.tasks.service.OpenTaskService;
import org.springframework.data.domain.Pageable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view open_task. */
@RestController
@RequestMapping("/api/v1/open-tasks")
public class OpenTaskController {
  private final OpenTaskService service;

  public OpenTaskController(OpenTaskService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<OpenTaskResponse> list(OpenTaskFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }
}
