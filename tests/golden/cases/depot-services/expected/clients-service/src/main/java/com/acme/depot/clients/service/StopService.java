package com.acme.depot.clients.service;

import com.acme.depot.clients.common.MergePatch;
import com.acme.depot.clients.common.PageResponse;
import com.acme.depot.clients.common.Sorting;
import com.acme.depot.clients.common.UnitOfWork;
import com.acme.depot.clients.domain.Stop;
import com.acme.depot.clients.domain.StopId;
import com.acme.depot.clients.dto.StopFilter;
import com.acme.depot.clients.dto.StopRequest;
import com.acme.depot.clients.dto.StopResponse;
import com.acme.depot.clients.exception.BadRequestException;
import com.acme.depot.clients.repository.StopRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class StopService {
  public static final Sorting SORTING =
      Sorting.byKey("id.route", "id.place")
          .fields("street")
          .field("route", "id.route")
          .field("place", "id.place");

  private final StopRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public StopService(StopRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<StopResponse> list(StopFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        StopService::toResponse);
  }

  public StopResponse get(StopId id) {
    return toResponse(find(id));
  }

  @Transactional
  public StopResponse create(StopRequest request) {
    Stop entity = new Stop();
    entity.setId(new StopId(request.route(), request.place()));
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public StopResponse update(StopId id, StopRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), StopRequest.class));
  }

  @Transactional
  public StopResponse patch(StopId id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), StopRequest.class));
  }

  private StopResponse change(StopId id, StopRequest request) {
    if (!id.equals(new StopId(request.route(), request.place()))) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Stop entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(StopId id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Stop find(StopId id) {
    return unitOfWork.find(Stop.class, id, "Stop");
  }

  private void apply(StopRequest request, Stop entity) {
    entity.setStreet(request.street());
  }

  public static StopResponse toResponse(Stop entity) {
    return new StopResponse(entity.getId().route(), entity.getId().place(), entity.getStreet());
  }
}
