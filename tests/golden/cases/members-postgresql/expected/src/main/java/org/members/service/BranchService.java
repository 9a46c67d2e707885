package org.members.service;

import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.Branch;
import org.members.dto.BranchFilter;
import org.members.dto.BranchRequest;
import org.members.dto.BranchResponse;
import org.members.repository.BranchRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class BranchService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name", "city");

  private final BranchRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public BranchService(BranchRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<BranchResponse> list(BranchFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        BranchService::toResponse);
  }

  public BranchResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public BranchResponse create(BranchRequest request) {
    Branch entity = new Branch();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public BranchResponse update(Integer id, BranchRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), BranchRequest.class));
  }

  @Transactional
  public BranchResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), BranchRequest.class));
  }

  private BranchResponse change(Integer id, BranchRequest request) {
    Branch entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Branch find(Integer id) {
    return unitOfWork.find(Branch.class, id, "Branch");
  }

  private void apply(BranchRequest request, Branch entity) {
    entity.setName(request.name());
    entity.setCity(request.city());
  }

  public static BranchResponse toResponse(Branch entity) {
    return new BranchResponse(entity.getId(), entity.getName(), entity.getCity());
  }
}
