package com.acme.depot.parcels.service;

import com.acme.depot.parcels.common.MergePatch;
import com.acme.depot.parcels.common.PageResponse;
import com.acme.depot.parcels.common.Sorting;
import com.acme.depot.parcels.common.Specs;
import com.acme.depot.parcels.common.UnitOfWork;
import com.acme.depot.parcels.domain.Parcel;
import com.acme.depot.parcels.domain.Scan;
import com.acme.depot.parcels.domain.ScanId;
import com.acme.depot.parcels.dto.ScanFilter;
import com.acme.depot.parcels.dto.ScanRequest;
import com.acme.depot.parcels.dto.ScanResponse;
import com.acme.depot.parcels.exception.BadRequestException;
import com.acme.depot.parcels.repository.ScanRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ScanService {
  public static final Sorting SORTING =
      Sorting.byKey("id.parcelId", "id.at").field("parcelId", "id.parcelId").field("at", "id.at");

  private final ScanRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public ScanService(ScanRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<ScanResponse> list(ScanFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        ScanService::toResponse);
  }

  /** Those of one parcel. */
  public PageResponse<ScanResponse> listOf(Long parcelId, ScanFilter filter, Pageable pageable) {
    Specification<Scan> condition =
        Specification.allOf(filter.toSpecification(), Specs.equal(parcelId, "id", "parcelId"));
    return PageResponse.of(
        repository.findAll(condition, SORTING.apply(pageable)), ScanService::toResponse);
  }

  public ScanResponse get(ScanId id) {
    return toResponse(find(id));
  }

  @Transactional
  public ScanResponse create(ScanRequest request) {
    Scan entity = new Scan();
    entity.setId(new ScanId(request.parcelId(), request.at()));
    entity.setParcel(unitOfWork.reference(Parcel.class, request.parcelId(), "parcelId"));
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ScanResponse update(ScanId id, ScanRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ScanRequest.class));
  }

  @Transactional
  public ScanResponse patch(ScanId id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ScanRequest.class));
  }

  private ScanResponse change(ScanId id, ScanRequest request) {
    if (!id.equals(new ScanId(request.parcelId(), request.at()))) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Scan entity = find(id);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(ScanId id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Scan find(ScanId id) {
    return unitOfWork.find(Scan.class, id, "Scan");
  }

  public static ScanResponse toResponse(Scan entity) {
    return new ScanResponse(entity.getId().parcelId(), entity.getId().at());
  }
}
