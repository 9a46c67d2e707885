package com.acme.seeds.service;

import com.acme.seeds.common.Expanded;
import com.acme.seeds.common.Expansion;
import com.acme.seeds.common.Expansions;
import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.common.Sorting;
import com.acme.seeds.common.UnitOfWork;
import com.acme.seeds.domain.Port;
import com.acme.seeds.domain.Skipper;
import com.acme.seeds.domain.Voyage;
import com.acme.seeds.dto.VoyageFilter;
import com.acme.seeds.dto.VoyageRequest;
import com.acme.seeds.dto.VoyageResponse;
import com.acme.seeds.repository.VoyageRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class VoyageService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id").field("portId", "port.id").field("skipperId", "skipper.id");
  public static final Expansion<Voyage> EXPANSION =
      Expansion.of(Voyage.class, "id").reference("port", "name").reference("skipper", "email");

  private final VoyageRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public VoyageService(
      VoyageRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<VoyageResponse>> list(
      VoyageFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            VoyageService::toResponse),
        VoyageResponse::id,
        EXPANSION,
        expand);
  }

  public VoyageResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<VoyageResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public VoyageResponse create(VoyageRequest request) {
    Voyage entity = new Voyage();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public VoyageResponse update(Long id, VoyageRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), VoyageRequest.class));
  }

  @Transactional
  public VoyageResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), VoyageRequest.class));
  }

  private VoyageResponse change(Long id, VoyageRequest request) {
    Voyage entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Voyage find(Long id) {
    return unitOfWork.find(Voyage.class, id, "Voyage");
  }

  private void apply(VoyageRequest request, Voyage entity) {
    entity.setPort(
        unitOfWork.referenceOrCurrent(Port.class, entity.getPort(), request.portId(), "portId"));
    entity.setSkipper(
        unitOfWork.referenceOrCurrent(
            Skipper.class, entity.getSkipper(), request.skipperId(), "skipperId"));
  }

  public static VoyageResponse toResponse(Voyage entity) {
    return new VoyageResponse(
        entity.getId(), entity.getPort().getId(), entity.getSkipper().getId());
  }
}
