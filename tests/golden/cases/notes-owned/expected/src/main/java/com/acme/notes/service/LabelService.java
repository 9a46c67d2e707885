package com.acme.notes.service;

import com.acme.notes.common.MergePatch;
import com.acme.notes.common.PageResponse;
import com.acme.notes.common.Sorting;
import com.acme.notes.common.UnitOfWork;
import com.acme.notes.domain.Label;
import com.acme.notes.dto.LabelFilter;
import com.acme.notes.dto.LabelRequest;
import com.acme.notes.dto.LabelResponse;
import com.acme.notes.repository.LabelRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class LabelService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name");

  private final LabelRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public LabelService(LabelRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<LabelResponse> list(LabelFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        LabelService::toResponse);
  }

  public LabelResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public LabelResponse create(LabelRequest request) {
    Label entity = new Label();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public LabelResponse update(Integer id, LabelRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), LabelRequest.class));
  }

  @Transactional
  public LabelResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), LabelRequest.class));
  }

  private LabelResponse change(Integer id, LabelRequest request) {
    Label entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Label find(Integer id) {
    return unitOfWork.find(Label.class, id, "Label");
  }

  private void apply(LabelRequest request, Label entity) {
    entity.setName(request.name());
  }

  public static LabelResponse toResponse(Label entity) {
    return new LabelResponse(entity.getId(), entity.getName());
  }
}
