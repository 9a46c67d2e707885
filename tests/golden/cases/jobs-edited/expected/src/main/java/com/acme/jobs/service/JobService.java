package com.acme.jobs.service;

import com.acme.jobs.common.MergePatch;
import com.acme.jobs.common.PageResponse;
import com.acme.jobs.common.Sorting;
import com.acme.jobs.common.UnitOfWork;
import com.acme.jobs.config.UnshownValues;
import com.acme.jobs.domain.Job;
import com.acme.jobs.dto.JobFilter;
import com.acme.jobs.dto.JobRequest;
import com.acme.jobs.dto.JobResponse;
import com.acme.jobs.repository.JobRepository;
import java.util.Set;
import java.util.UUID;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class JobService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "queue", "priority", "owner");

  private final JobRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public JobService(JobRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<JobResponse> list(JobFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        JobService::toResponse);
  }

  public JobResponse get(UUID id) {
    return toResponse(find(id));
  }

  @Transactional
  public JobResponse create(JobRequest request) {
    Job entity = new Job();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public JobResponse update(UUID id, JobRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), JobRequest.class), Set.of());
  }

  @Transactional
  public JobResponse patch(UUID id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), JobRequest.class), MergePatch.cleared(patch));
  }

  private JobResponse change(UUID id, JobRequest request, Set<String> cleared) {
    Job entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(UUID id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Job find(UUID id) {
    return unitOfWork.find(Job.class, id, "Job");
  }

  private void apply(JobRequest request, Job entity, Set<String> cleared) {
    if (request.queue() != null) {
      entity.setQueue(request.queue());
    }
    entity.setArgs(request.args());
    if (request.priority() != null) {
      entity.setPriority(request.priority());
    }
    if (request.tags() != null) {
      entity.setTags(request.tags());
    }
    entity.setResult(request.result());
    entity.setOwner(request.owner());
  }

  public static JobResponse toResponse(Job entity) {
    return UnshownValues.told(
        entity,
        new JobResponse(
            entity.getId(),
            entity.getQueue(),
            entity.getArgs(),
            entity.getPriority(),
            entity.getTags(),
            entity.getResult(),
            entity.getOwner()));
  }
}
