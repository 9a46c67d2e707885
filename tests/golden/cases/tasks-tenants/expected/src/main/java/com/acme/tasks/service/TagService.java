package com.acme.tasks.service;

import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.Expansion;
import com.acme.tasks.common.Expansions;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.Specs;
import com.acme.tasks.common.UnitOfWork;
import com.acme.tasks.domain.Organization;
import com.acme.tasks.domain.Tag;
import com.acme.tasks.domain.TagId;
import com.acme.tasks.dto.TagFilter;
import com.acme.tasks.dto.TagRequest;
import com.acme.tasks.dto.TagResponse;
import com.acme.tasks.exception.BadRequestException;
import com.acme.tasks.repository.TagRepository;
import com.acme.tasks.security.Caller;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class TagService {
  public static final Sorting SORTING =
      Sorting.byKey("id.organizationId", "id.name")
          .fields("colour")
          .field("organizationId", "id.organizationId")
          .field("name", "id.name");
  public static final Expansion<Tag> EXPANSION =
      Expansion.of(Tag.class, "id").reference("organization", "name");

  private final TagRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public TagService(
      TagRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<TagResponse>> list(
      TagFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            TagService::toResponse),
        one -> new TagId(one.organizationId(), one.name()),
        EXPANSION,
        expand);
  }

  /** Those of one organization. */
  public PageResponse<Expanded<TagResponse>> listOf(
      Long organizationId, TagFilter filter, Pageable pageable, Set<String> expand) {
    Specification<Tag> condition =
        Specification.allOf(
            filter.toSpecification(), Specs.equal(organizationId, "id", "organizationId"));
    return expansions.page(
        PageResponse.of(
            repository.findAll(condition, SORTING.apply(pageable)), TagService::toResponse),
        one -> new TagId(one.organizationId(), one.name()),
        EXPANSION,
        expand);
  }

  public TagResponse get(TagId id) {
    return toResponse(find(id));
  }

  public Expanded<TagResponse> get(TagId id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public TagResponse create(TagRequest request) {
    Caller.requireTenant(request.organizationId(), "organizationId");
    Tag entity = new Tag();
    entity.setId(new TagId(request.organizationId(), request.name()));
    entity.setOrganization(
        unitOfWork.reference(Organization.class, request.organizationId(), "organizationId"));
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public TagResponse update(TagId id, TagRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), TagRequest.class));
  }

  @Transactional
  public TagResponse patch(TagId id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), TagRequest.class));
  }

  private TagResponse change(TagId id, TagRequest request) {
    if (!id.equals(new TagId(request.organizationId(), request.name()))) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Tag entity = find(id);
    Caller.requireTenant(request.organizationId(), "organizationId");
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(TagId id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Tag find(TagId id) {
    return unitOfWork.find(Tag.class, id, "Tag");
  }

  private void apply(TagRequest request, Tag entity) {
    entity.setColour(request.colour());
  }

  public static TagResponse toResponse(Tag entity) {
    return new TagResponse(
        entity.getId().organizationId(), entity.getId().name(), entity.getColour());
  }
}
