package com.acme.tasks.service;

import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.Expansion;
import com.acme.tasks.common.Expansions;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.Specs;
import com.acme.tasks.common.UnitOfWork;
import com.acme.tasks.domain.Comment;
import com.acme.tasks.domain.Task;
import com.acme.tasks.dto.CommentFilter;
import com.acme.tasks.dto.CommentRequest;
import com.acme.tasks.dto.CommentResponse;
import com.acme.tasks.repository.CommentRepository;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class CommentService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "body").field("taskId", "task.id");
  public static final Expansion<Comment> EXPANSION =
      Expansion.of(Comment.class, "id").reference("task", "title");

  private final CommentRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public CommentService(
      CommentRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<CommentResponse>> list(
      CommentFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            CommentService::toResponse),
        CommentResponse::id,
        EXPANSION,
        expand);
  }

  /** Those of one task. */
  public PageResponse<Expanded<CommentResponse>> listOf(
      Long taskId, CommentFilter filter, Pageable pageable, Set<String> expand) {
    Specification<Comment> condition =
        Specification.allOf(filter.toSpecification(), Specs.equal(taskId, "task", "id"));
    return expansions.page(
        PageResponse.of(
            repository.findAll(condition, SORTING.apply(pageable)), CommentService::toResponse),
        CommentResponse::id,
        EXPANSION,
        expand);
  }

  public CommentResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<CommentResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public CommentResponse create(CommentRequest request) {
    Comment entity = new Comment();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public CommentResponse update(Long id, CommentRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), CommentRequest.class));
  }

  @Transactional
  public CommentResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), CommentRequest.class));
  }

  private CommentResponse change(Long id, CommentRequest request) {
    Comment entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Comment find(Long id) {
    return unitOfWork.find(Comment.class, id, "Comment");
  }

  private void apply(CommentRequest request, Comment entity) {
    entity.setBody(request.body());
    entity.setTask(
        unitOfWork.referenceOrCurrent(Task.class, entity.getTask(), request.taskId(), "taskId"));
  }

  public static CommentResponse toResponse(Comment entity) {
    return new CommentResponse(entity.getId(), entity.getTask().getId(), entity.getBody());
  }
}
