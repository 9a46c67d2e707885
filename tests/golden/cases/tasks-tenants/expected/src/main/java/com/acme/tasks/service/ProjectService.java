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
import com.acme.tasks.dto.ProjectFilter;
import com.acme.tasks.dto.ProjectRequest;
import com.acme.tasks.dto.ProjectResponse;
import com.acme.tasks.repository.ProjectRepository;
import com.acme.tasks.security.Caller;
import java.util.Set;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ProjectService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "name").field("organizationId", "organization.id");
  public static final Expansion<Project> EXPANSION =
      Expansion.of(Project.class, "id").reference("organization", "name");

  private final ProjectRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public ProjectService(
      ProjectRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<ProjectResponse>> list(
      ProjectFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            ProjectService::toResponse),
        ProjectResponse::id,
        EXPANSION,
        expand);
  }

  public ProjectResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<ProjectResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public ProjectResponse create(ProjectRequest request) {
    Caller.requireTenant(request.organizationId(), "organizationId");
    Project entity = new Project();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ProjectResponse update(Long id, ProjectRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ProjectRequest.class));
  }

  @Transactional
  public ProjectResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ProjectRequest.class));
  }

  private ProjectResponse change(Long id, ProjectRequest request) {
    Project entity = find(id);
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

  private Project find(Long id) {
    return unitOfWork.find(Project.class, id, "Project");
  }

  private void apply(ProjectRequest request, Project entity) {
    entity.setName(request.name());
    entity.setOrganization(
        unitOfWork.referenceOrCurrent(
            Organization.class,
            entity.getOrganization(),
            request.organizationId(),
            "organizationId"));
  }

  public static ProjectResponse toResponse(Project entity) {
    return new ProjectResponse(entity.getId(), entity.getOrganization().getId(), entity.getName());
  }
}
