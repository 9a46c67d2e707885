package com.acme.tasks.service;

import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.Summaries;
import com.acme.tasks.common.Summary;
import com.acme.tasks.domain.OpenTask;
import com.acme.tasks.dto.OpenTaskFilter;
import com.acme.tasks.dto.OpenTaskResponse;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@Transactional(readOnly = true)
public class OpenTaskService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "title");
  public static final Summary<OpenTask, OpenTaskResponse> SUMMARY =
      Summary.of(OpenTask.class, OpenTaskResponse.class);

  private final Summaries summaries;

  public OpenTaskService(Summaries summaries) {
    this.summaries = summaries;
  }

  public PageResponse<OpenTaskResponse> list(OpenTaskFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }
}
