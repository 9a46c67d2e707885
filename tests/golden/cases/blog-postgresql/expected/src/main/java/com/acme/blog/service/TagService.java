package com.acme.blog.service;

import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.common.Sorting;
import com.acme.blog.common.UnitOfWork;
import com.acme.blog.domain.Tag;
import com.acme.blog.dto.TagFilter;
import com.acme.blog.dto.TagRequest;
import com.acme.blog.dto.TagResponse;
import com.acme.blog.repository.TagRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class TagService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name");

  private final TagRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public TagService(TagRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<TagResponse> list(TagFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        TagService::toResponse);
  }

  public TagResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public TagResponse create(TagRequest request) {
    Tag entity = new Tag();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public TagResponse update(Integer id, TagRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), TagRequest.class));
  }

  @Transactional
  public TagResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), TagRequest.class));
  }

  private TagResponse change(Integer id, TagRequest request) {
    Tag entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Tag find(Integer id) {
    return unitOfWork.find(Tag.class, id, "Tag");
  }

  private void apply(TagRequest request, Tag entity) {
    entity.setName(request.name());
  }

  public static TagResponse toResponse(Tag entity) {
    return new TagResponse(entity.getId(), entity.getName());
  }
}
