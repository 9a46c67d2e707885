package com.acme.tasks.service;

import com.acme.tasks.common.Expanded;
import com.acme.tasks.common.Expansion;
import com.acme.tasks.common.Expansions;
import com.acme.tasks.common.MergePatch;
import com.acme.tasks.common.PageResponse;
import com.acme.tasks.common.Sorting;
import com.acme.tasks.common.UnitOfWork;
import com.acme.tasks.domain.Organization;
import com.acme.tasks.domain.Project;
import com.acme.tasks.domain.Task;
import com.acme.tasks.dto.CommentFilter;
import com.acme.tasks.dto.CommentResponse;
import com.acme.tasks.dto.TaskCreateRequest;
import com.acme.tasks.dto.TaskFilter;
import com.acme.tasks.dto.TaskRequest;
import com.acme.tasks.dto.TaskResponse;
import com.acme.tasks.repository.TaskRepository;
import com.acme.tasks.security.Caller;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class TaskService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "title")
          .field("organizationId", "organization.id")
          .field("projectId", "project.id")
          .field("followsId", "follows.id");
  public static final Expansion<Task> EXPANSION =
      Expansion.of(Task.class, "id")
          .reference("organization", "name")
          .reference("project", "name")
          .reference("follows", "title");

  private final TaskRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;
  private final CommentService comments;

  public TaskService(
      TaskRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions,
      CommentService comments) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
    this.comments = comments;
  }

  public PageResponse<Expanded<TaskResponse>> list(
      TaskFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            TaskService::toResponse),
        TaskResponse::id,
        EXPANSION,
        expand);
  }

  public TaskResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<TaskResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public TaskResponse create(TaskRequest request) {
    Caller.requireTenant(request.organizationId(), "organizationId");
    Task entity = new Task();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  /** A new task with what belongs to it: all of it, or nothing. */
  @Transactional
  public TaskResponse create(TaskCreateRequest request) {
    TaskResponse created = create(request.toRequest());
    unitOfWork.each(
        "comments", request.comments(), one -> comments.create(one.toRequest(created.id())));
    return created;
  }

  @Transactional
  public TaskResponse update(Long id, TaskRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), TaskRequest.class));
  }

  @Transactional
  public TaskResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), TaskRequest.class));
  }

  private TaskResponse change(Long id, TaskRequest request) {
    Task entity = find(id);
    Caller.requireTenant(request.organizationId(), "organizationId");
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<Expanded<CommentResponse>> listComments(
      Long id, CommentFilter filter, Pageable pageable, Set<String> expand) {
    unitOfWork.require(Task.class, id, "Task");
    return comments.listOf(id, filter, pageable, expand);
  }

  private Task find(Long id) {
    return unitOfWork.find(Task.class, id, "Task");
  }

  private void apply(TaskRequest request, Task entity) {
    entity.setTitle(request.title());
    entity.setOrganization(
        unitOfWork.referenceOrCurrent(
            Organization.class,
            entity.getOrganization(),
            request.organizationId(),
            "organizationId"));
    entity.setProject(
        unitOfWork.referenceOrCurrent(
            Project.class, entity.getProject(), request.projectId(), "projectId"));
    entity.setFollows(
        unitOfWork.referenceOrCurrent(
            Task.class, entity.getFollows(), request.followsId(), "followsId"));
  }

  public static TaskResponse toResponse(Task entity) {
    return new TaskResponse(
        entity.getId(),
        entity.getOrganization().getId(),
        entity.getProject().getId(),
        entity.getFollows() == null ? null : entity.getFollows().getId(),
        entity.getTitle());
  }
}
