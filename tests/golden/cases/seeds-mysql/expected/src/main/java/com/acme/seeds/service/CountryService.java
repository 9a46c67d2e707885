package com.acme.seeds.service;

import com.acme.seeds.common.MergePatch;
import com.acme.seeds.common.PageResponse;
import com.acme.seeds.common.Sorting;
import com.acme.seeds.common.UnitOfWork;
import com.acme.seeds.domain.Country;
import com.acme.seeds.dto.CountryFilter;
import com.acme.seeds.dto.CountryRequest;
import com.acme.seeds.dto.CountryResponse;
import com.acme.seeds.repository.CountryRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class CountryService {
  public static final Sorting SORTING = Sorting.byKey("code").fields("code", "name", "eu");

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
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(unitOfWork.reread(Country.class, entity, entity.getCode()));
  }

  @Transactional
  public CountryResponse update(String id, CountryRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), CountryRequest.class), Set.of());
  }

  @Transactional
  public CountryResponse patch(String id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), CountryRequest.class), MergePatch.cleared(patch));
  }

  private CountryResponse change(String id, CountryRequest request, Set<String> cleared) {
    Country entity = find(id);
    String key = request.code();
    if (!entity.getCode().equals(key) && !id.equals(key)) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "The key in the body is not the one in the address");
    }
    apply(request, entity, cleared);
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

  private void apply(CountryRequest request, Country entity, Set<String> cleared) {
    entity.setName(request.name());
    if (request.eu() != null) {
      entity.setEu(request.eu());
    }
  }

  public static CountryResponse toResponse(Country entity) {
    return new CountryResponse(entity.getCode(), entity.getName(), entity.getEu());
  }
}
