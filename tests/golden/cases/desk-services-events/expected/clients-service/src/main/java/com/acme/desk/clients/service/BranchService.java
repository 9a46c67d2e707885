package com.acme.desk.clients.service;

import com.acme.desk.clients.common.MergePatch;
import com.acme.desk.clients.common.PageResponse;
import com.acme.desk.clients.common.Sorting;
import com.acme.desk.clients.common.UnitOfWork;
import com.acme.desk.clients.domain.Branch;
import com.acme.desk.clients.domain.BranchId;
import com.acme.desk.clients.dto.BranchFilter;
import com.acme.desk.clients.dto.BranchRequest;
import com.acme.desk.clients.dto.BranchResponse;
import com.acme.desk.clients.exception.BadRequestException;
import com.acme.desk.clients.repository.BranchRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class BranchService {
  public static final Sorting SORTING =
      Sorting.byKey("id.country", "id.no")
          .fields("city")
          .field("country", "id.country")
          .field("no", "id.no");

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

  public BranchResponse get(BranchId id) {
    return toResponse(find(id));
  }

  @Transactional
  public BranchResponse create(BranchRequest request) {
    Branch entity = new Branch();
    entity.setId(new BranchId(request.country(), request.no()));
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public BranchResponse update(BranchId id, BranchRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), BranchRequest.class));
  }

  @Transactional
  public BranchResponse patch(BranchId id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), BranchRequest.class));
  }

  private BranchResponse change(BranchId id, BranchRequest request) {
    if (!id.equals(new BranchId(request.country(), request.no()))) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Branch entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(BranchId id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Branch find(BranchId id) {
    return unitOfWork.find(Branch.class, id, "Branch");
  }

  private void apply(BranchRequest request, Branch entity) {
    entity.setCity(request.city());
  }

  public static BranchResponse toResponse(Branch entity) {
    return new BranchResponse(entity.getId().country(), entity.getId().no(), entity.getCity());
  }
}
