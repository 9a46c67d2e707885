package com.acme.notes.service;

import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.Summaries;
import com.acme.notes.common.Summary;
import com.acme.notes.domain.RecentNote;
import com.acme.notes.dto.RecentNoteFilter;
import com.acme.notes.dto.RecentNoteResponse;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@Transactional(readOnly = true)
public class RecentNoteService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "body");
  public static final Summary<RecentNote, RecentNoteResponse> SUMMARY =
      Summary.of(RecentNote.class, RecentNoteResponse.class);

  private final Summaries summaries;

  public RecentNoteService(Summaries summaries) {
    this.summaries = summaries;
  }

  public PageResponse<RecentNoteResponse> list(RecentNoteFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }
}
