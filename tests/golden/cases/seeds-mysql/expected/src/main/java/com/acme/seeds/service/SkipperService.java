package com.acme.seeds.service;

import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.common.Sorting;
import com.acme.seeds.common.UnitOfWork;
import com.acme.seeds.domain.Skipper;
import com.acme.seeds.dto.SkipperFilter;
import com.acme.seeds.dto.SkipperRequest;
import com.acme.seeds.dto.SkipperResponse;
import com.acme.seeds.repository.SkipperRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class SkipperService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "email");

  private final SkipperRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public SkipperService(
      SkipperRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<SkipperResponse> list(SkipperFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        SkipperService::toResponse);
  }

  public SkipperResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public SkipperResponse create(SkipperRequest request) {
    Skipper entity = new Skipper();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public SkipperResponse update(Integer id, SkipperRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), SkipperRequest.class));
  }

  @Transactional
  public SkipperResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), SkipperRequest.class));
  }

  private SkipperResponse change(Integer id, SkipperRequest request) {
    Skipper entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Skipper find(Integer id) {
    return unitOfWork.find(Skipper.class, id, "Skipper");
  }

  private void apply(SkipperRequest request, Skipper entity) {
    entity.setEmail(request.email());
  }

  public static SkipperResponse toResponse(Skipper entity) {
    return new SkipperResponse(entity.getId(), entity.getEmail());
  }
}
