package com.acme.tasks.service;

import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.UnitOfWork;
import com.acme.tasks.domain.Country;
import com.acme.tasks.dto.CountryFilter;
import com.acme.tasks.dto.CountryRequest;
import com.acme.tasks.dto.CountryResponse;
import com.acme.tasks.exception.BadRequestException;
import com.acme.tasks.repository.CountryRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class CountryService {
  public static final Sorting SORTING = Sorting.byKey("code").fields("code", "name");

  private final CountryRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public CountryService(
      CountryRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<CountryResponse> list(CountryFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        CountryService::toResponse);
  }

  public CountryResponse get(String id) {
    return toResponse(find(id));
  }

  @Transactional
  public CountryResponse create(CountryRequest request) {
    Country entity = new Country();
    entity.setCode(request.code());
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(unitOfWork.reread(Country.class, entity, entity.getCode()));
  }

  @Transactional
  public CountryResponse update(String id, CountryRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), CountryRequest.class));
  }

  @Transactional
  public CountryResponse patch(String id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), CountryRequest.class));
  }

  private CountryResponse change(String id, CountryRequest request) {
    Country entity = find(id);
    String key = request.code();
    if (!entity.getCode().equals(key) && !id.equals(key)) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(String id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Country find(String id) {
    return unitOfWork.findRespelled(Country.class, id, "Country");
  }

  private void apply(CountryRequest request, Country entity) {
    entity.setName(request.name());
  }

  public static CountryResponse toResponse(Country entity) {
    return new CountryResponse(entity.getCode(), entity.getName());
  }
}
