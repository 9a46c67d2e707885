package com.acme.notes.controller;

import com.acme.notes.common.PageResponse;
import com.acme.notes.dto.RecentNoteFilter;
import com.acme.notes.dto.RecentNoteResponse;
import com.acme.notes.service.RecentNoteService;
import org.springframework.data.domain.Pageable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Shows the view recent_note. */
@RestController
@RequestMapping("/api/v1/recent-notes")
public class RecentNoteController {
  private final RecentNoteService service;

  public RecentNoteController(RecentNoteService service) {
    this.service = service;
  }

  @GetMapping
  public PageResponse<RecentNoteResponse> list(RecentNoteFilter filter, Pageable pageable) {
    return service.list(filter, pageable);
  }
}
