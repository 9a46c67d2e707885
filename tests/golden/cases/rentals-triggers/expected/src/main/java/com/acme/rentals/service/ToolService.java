package com.acme.rentals.service;

import com.acme.rentals.common.MergePatch;
import com.acme.rentals.common.PageResponse;
import com.acme.rentals.common.Sorting;
import com.acme.rentals.common.UnitOfWork;
import com.acme.rentals.config.UnshownValues;
import com.acme.rentals.domain.Tool;
import com.acme.rentals.dto.ToolFilter;
import com.acme.rentals.dto.ToolRequest;
import com.acme.rentals.dto.ToolResponse;
import com.acme.rentals.repository.ToolRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ToolService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name", "price");

  private final ToolRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public ToolService(ToolRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<ToolResponse> list(ToolFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        ToolService::toResponse);
  }

  public ToolResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public ToolResponse create(ToolRequest request) {
    Tool entity = new Tool();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ToolResponse update(Integer id, ToolRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ToolRequest.class));
  }

  @Transactional
  public ToolResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ToolRequest.class));
  }

  private ToolResponse change(Integer id, ToolRequest request) {
    Tool entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Tool find(Integer id) {
    return unitOfWork.find(Tool.class, id, "Tool");
  }

  private void apply(ToolRequest request, Tool entity) {
    entity.setName(request.name());
    entity.setPrice(UnitOfWork.atScale(request.price(), 2));
  }

  public static ToolResponse toResponse(Tool entity) {
    return UnshownValues.told(
        entity, new ToolResponse(entity.getId(), entity.getName(), entity.getPrice()));
  }
}
