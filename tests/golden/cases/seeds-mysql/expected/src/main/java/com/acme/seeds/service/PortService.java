package com.acme.seeds.service;

import com.acme.seeds.common.Expanded;
import com.acme.seeds.common.Expansion;
import com.acme.seeds.common.Expansions;
import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.common.Sorting;
import com.acme.seeds.common.UnitOfWork;
import com.acme.seeds.config.UnshownValues;
import com.acme.seeds.domain.Country;
import com.acme.seeds.domain.Port;
import com.acme.seeds.dto.PortFilter;
import com.acme.seeds.dto.PortRequest;
import com.acme.seeds.dto.PortResponse;
import com.acme.seeds.repository.PortRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class PortService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "name", "opened").field("countryCode", "country.code");
  public static final Expansion<Port> EXPANSION =
      Expansion.of(Port.class, "id").reference("country", "name");

  private final PortRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public PortService(
      PortRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<PortResponse>> list(
      PortFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            PortService::toResponse),
        PortResponse::id,
        EXPANSION,
        expand);
  }

  public PortResponse get(Integer id) {
    return toResponse(find(id));
  }

  public Expanded<PortResponse> get(Integer id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public PortResponse create(PortRequest request) {
    Port entity = new Port();
    apply(request, entity);
    unitOfWork.insert(entity);
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  @Transactional
  public PortResponse update(Integer id, PortRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), PortRequest.class));
  }

  @Transactional
  public PortResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), PortRequest.class));
  }

  private PortResponse change(Integer id, PortRequest request) {
    Port entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Port find(Integer id) {
    return unitOfWork.find(Port.class, id, "Port");
  }

  private void apply(PortRequest request, Port entity) {
    entity.setName(request.name());
    entity.setOpened(request.opened());
    entity.setCountry(
        unitOfWork.referenceOrCurrent(
            Country.class, entity.getCountry(), request.countryCode(), "countryCode"));
  }

  public static PortResponse toResponse(Port entity) {
    return UnshownValues.told(
        entity,
        new PortResponse(
            entity.getId(), entity.getCountry().getCode(), entity.getName(), entity.getOpened()));
  }
}
