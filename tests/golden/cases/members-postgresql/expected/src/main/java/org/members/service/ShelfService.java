package org.members.service;

import java.time.LocalDateTime;
import org.members.common.DeletedRecords;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.Shelf;
import org.members.domain.ShelfId;
import org.members.dto.ShelfFilter;
import org.members.dto.ShelfRequest;
import org.members.dto.ShelfResponse;
import org.members.exception.BadRequestException;
import org.members.repository.ShelfRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class ShelfService {
  public static final Sorting SORTING =
      Sorting.byKey("id.room", "id.number")
          .fields("label")
          .field("room", "id.room")
          .field("number", "id.number");

  private final ShelfRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final DeletedRecords deletedRecords;

  public ShelfService(
      ShelfRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      DeletedRecords deletedRecords) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.deletedRecords = deletedRecords;
  }

  public PageResponse<ShelfResponse> list(ShelfFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        ShelfService::toResponse);
  }

  public ShelfResponse get(ShelfId id) {
    return toResponse(find(id));
  }

  @Transactional
  public ShelfResponse create(ShelfRequest request) {
    Shelf entity = new Shelf();
    entity.setId(new ShelfId(request.room(), request.number()));
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public ShelfResponse update(ShelfId id, ShelfRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), ShelfRequest.class));
  }

  @Transactional
  public ShelfResponse patch(ShelfId id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), ShelfRequest.class));
  }

  private ShelfResponse change(ShelfId id, ShelfRequest request) {
    if (!id.equals(new ShelfId(request.room(), request.number()))) {
      throw new BadRequestException("The key in the body is not the one in the address");
    }
    Shelf entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(ShelfId id) {
    Shelf entity = find(id);
    entity.setDeleted((short) 1);
    entity.setDeletedAt(LocalDateTime.now());
    unitOfWork.flush();
  }

  /** Those that are marked as deleted. */
  public PageResponse<ShelfResponse> listDeleted(Pageable pageable) {
    return PageResponse.of(
        deletedRecords.page(
            Shelf.class,
            "select * from shelf where not (deleted = 0 and deleted_at is null) order by deleted_at"
                + " desc, room, number",
            "select count(*) from shelf where not (deleted = 0 and deleted_at is null)",
            pageable),
        ShelfService::toResponse);
  }

  /** Makes a record of one that is marked as deleted again. */
  @Transactional
  public ShelfResponse restore(ShelfId id) {
    Shelf entity =
        deletedRecords.find(
            Shelf.class,
            "select * from shelf where not (deleted = 0 and deleted_at is null) and room = ?1 and"
                + " number = ?2",
            "Shelf",
            id.room(),
            id.number());
    entity.setDeleted((short) 0);
    entity.setDeletedAt(null);
    unitOfWork.flush();
    return toResponse(entity);
  }

  private Shelf find(ShelfId id) {
    return unitOfWork.find(Shelf.class, id, "Shelf");
  }

  private void apply(ShelfRequest request, Shelf entity) {
    entity.setLabel(request.label());
  }

  public static ShelfResponse toResponse(Shelf entity) {
    return new ShelfResponse(entity.getId().room(), entity.getId().number(), entity.getLabel());
  }
}
