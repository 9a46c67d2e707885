package com.acme.blog.service;

import com.acme.blog.common.MergePatch;
import com.acme.blog.common.PageResponse;
import com.acme.blog.common.Sorting;
import com.acme.blog.common.UnitOfWork;
import com.acme.blog.domain.Writer;
import com.acme.blog.dto.WriterFilter;
import com.acme.blog.dto.WriterRequest;
import com.acme.blog.dto.WriterResponse;
import com.acme.blog.repository.WriterRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class WriterService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "email", "name");

  private final WriterRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public WriterService(WriterRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<WriterResponse> list(WriterFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        WriterService::toResponse);
  }

  public WriterResponse get(Long id) {
    return toResponse(find(id));
  }

  @Transactional
  public WriterResponse create(WriterRequest request) {
    Writer entity = new Writer();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public WriterResponse update(Long id, WriterRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), WriterRequest.class));
  }

  @Transactional
  public WriterResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), WriterRequest.class));
  }

  private WriterResponse change(Long id, WriterRequest request) {
    Writer entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Writer find(Long id) {
    return unitOfWork.find(Writer.class, id, "Writer");
  }

  private void apply(WriterRequest request, Writer entity) {
    entity.setEmail(request.email());
    entity.setName(request.name());
  }

  public static WriterResponse toResponse(Writer entity) {
    return new WriterResponse(entity.getId(), entity.getEmail(), entity.getName());
  }
}
