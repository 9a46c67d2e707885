package org.members.service;

import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.AppRelease;
import org.members.dto.AppReleaseFilter;
import org.members.dto.AppReleaseRequest;
import org.members.dto.AppReleaseResponse;
import org.members.exception.BadRequestException;
import org.members.repository.AppReleaseRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class AppReleaseService {
  public static final Sorting SORTING =
      Sorting.byKey("id").fields("id", "version", "fileHash", "tokenCount", "digest", "deletedAt");

  private final AppReleaseRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public AppReleaseService(
      AppReleaseRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<AppReleaseResponse> list(AppReleaseFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        AppReleaseService::toResponse);
  }

  public AppReleaseResponse get(Integer id) {
    return toResponse(find(id));
  }

  @Transactional
  public AppReleaseResponse create(AppReleaseRequest request) {
    AppRelease entity = new AppRelease();
    entity.setId(request.id());
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public AppReleaseResponse update(Integer id, AppReleaseRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), AppReleaseRequest.class));
  }

  @Transactional
  public AppReleaseResponse patch(Integer id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), AppReleaseRequest.class));
  }

  private AppReleaseResponse change(Integer id, AppReleaseRequest request) {
    if (!id.equals(request.id())) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    AppRelease entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Integer id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private AppRelease find(Integer id) {
    return unitOfWork.find(AppRelease.class, id, "App release");
  }

  private void apply(AppReleaseRequest request, AppRelease entity) {
    entity.setVersion(request.version());
    entity.setFileHash(request.fileHash());
    entity.setTokenCount(request.tokenCount());
    entity.setDigest(request.digest());
    entity.setDeletedAt(request.deletedAt());
  }

  public static AppReleaseResponse toResponse(AppRelease entity) {
    return new AppReleaseResponse(
        entity.getId(),
        entity.getVersion(),
        entity.getFileHash(),
        entity.getTokenCount(),
        entity.getDigest(),
        entity.getDeletedAt());
  }
}
