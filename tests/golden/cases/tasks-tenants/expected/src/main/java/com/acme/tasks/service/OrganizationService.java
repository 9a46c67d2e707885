package com.acme.tasks.service;

import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.Expansion;
import com.acme.tasks.common.Expansions;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.UnitOfWork;
import com.acme.tasks.domain.Country;
import com.acme.tasks.domain.Organization;
import com.acme.tasks.dto.OrganizationCreateRequest;
import com.acme.tasks.dto.OrganizationFilter;
import com.acme.tasks.dto.OrganizationRequest;
import com.acme.tasks.dto.OrganizationResponse;
import com.acme.tasks.dto.TagFilter;
import com.acme.tasks.dto.TagResponse;
import com.acme.tasks.repository.OrganizationRepository;
import com.acme.tasks.security.Caller;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class OrganizationService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "name").field("countryCode", "country.code");
  public static final Expansion<Organization> EXPANSION =
      Expansion.of(Organization.class, "id").reference("country", "name");

  private final OrganizationRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;
  private final TagService tags;

  public OrganizationService(
      OrganizationRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions,
      TagService tags) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
    this.tags = tags;
  }

  public PageResponse<Expanded<OrganizationResponse>> list(
      OrganizationFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            OrganizationService::toResponse),
        OrganizationResponse::id,
        EXPANSION,
        expand);
  }

  public OrganizationResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<OrganizationResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public OrganizationResponse create(OrganizationRequest request) {
    Caller.requireOperator();
    Organization entity = new Organization();
    apply(request, entity);
    unitOfWork.insert(entity);
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  /** A new organization with what belongs to it: all of it, or nothing. */
  @Transactional
  public OrganizationResponse create(OrganizationCreateRequest request) {
    OrganizationResponse created = create(request.toRequest());
    unitOfWork.each("tags", request.tags(), one -> tags.create(one.toRequest(created.id())));
    return created;
  }

  @Transactional
  public OrganizationResponse update(Long id, OrganizationRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), OrganizationRequest.class));
  }

  @Transactional
  public OrganizationResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), OrganizationRequest.class));
  }

  private OrganizationResponse change(Long id, OrganizationRequest request) {
    Organization entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    unitOfWork.refresh(entity);
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    Caller.requireOperator();
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<Expanded<TagResponse>> listTags(
      Long id, TagFilter filter, Pageable pageable, Set<String> expand) {
    unitOfWork.require(Organization.class, id, "Organization");
    return tags.listOf(id, filter, pageable, expand);
  }

  private Organization find(Long id) {
    return unitOfWork.find(Organization.class, id, "Organization");
  }

  private void apply(OrganizationRequest request, Organization entity) {
    entity.setName(request.name());
    entity.setCountry(
        unitOfWork.referenceOrCurrent(
            Country.class, entity.getCountry(), request.countryCode(), "countryCode"));
  }

  public static OrganizationResponse toResponse(Organization entity) {
    return new OrganizationResponse(
        entity.getId(),
        entity.getName(),
        entity.getCountry() == null ? null : entity.getCountry().getCode());
  }
}
