package org.members.service;

import java.time.OffsetDateTime;
import java.util.Set;
import org.members.common.DeletedRecords;
import org.members.common.EntityTag;
import org.members.common.Expanded;
import org.members.common.Expansion;
import org.members.common.Expansions;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.Member;
import org.members.dto.MemberFilter;
import org.members.dto.MemberRequest;
import org.members.dto.MemberResponse;
import org.members.repository.MemberRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class MemberService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "email", "isActive", "createdAt", "createdBy", "updatedAt", "rowVersion")
          .field("updatedBy", "updatedBy.id");
  public static final Expansion<Member> EXPANSION =
      Expansion.of(Member.class, "id").reference("updatedBy", "email");

  private final MemberRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final DeletedRecords deletedRecords;
  private final Expansions expansions;

  public MemberService(
      MemberRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      DeletedRecords deletedRecords,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.deletedRecords = deletedRecords;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<MemberResponse>> list(
      MemberFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            MemberService::toResponse),
        MemberResponse::id,
        EXPANSION,
        expand);
  }

  public MemberResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<MemberResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public MemberResponse create(MemberRequest request) {
    Member entity = new Member();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public MemberResponse update(Long id, MemberRequest request, String ifMatch) {
    return change(
        id, mergePatch.replace(request, () -> get(id), MemberRequest.class), ifMatch, Set.of());
  }

  @Transactional
  public MemberResponse patch(Long id, ObjectNode patch, String ifMatch) {
    return change(
        id,
        mergePatch.apply(patch, get(id), MemberRequest.class),
        ifMatch,
        MergePatch.cleared(patch));
  }

  private MemberResponse change(
      Long id, MemberRequest request, String ifMatch, Set<String> cleared) {
    Member entity = find(id);
    EntityTag.check(entity.getRowVersion(), request.rowVersion(), ifMatch);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id, String ifMatch) {
    Member entity = find(id);
    EntityTag.check(entity.getRowVersion(), null, ifMatch);
    entity.setDeletedAt(OffsetDateTime.now());
    unitOfWork.flush();
  }

  /** Those that are marked as deleted. */
  public PageResponse<Expanded<MemberResponse>> listDeleted(Pageable pageable) {
    return PageResponse.of(
        deletedRecords.page(
            Member.class,
            "select * from member where not (deleted_at is null) order by deleted_at desc, id",
            "select count(*) from member where not (deleted_at is null)",
            pageable),
        one -> new Expanded<>(toResponse(one), null));
  }

  /** Makes a record of one that is marked as deleted again. */
  @Transactional
  public MemberResponse restore(Long id) {
    Member entity =
        deletedRecords.find(
            Member.class,
            "select * from member where not (deleted_at is null) and id = ?1",
            "Member",
            id);
    entity.setDeletedAt(null);
    unitOfWork.flush();
    return toResponse(entity);
  }

  private Member find(Long id) {
    return unitOfWork.find(Member.class, id, "Member");
  }

  private void apply(MemberRequest request, Member entity, Set<String> cleared) {
    entity.setEmail(request.email());
    if (request.passwordHash() != null || cleared.contains("passwordHash")) {
      entity.setPasswordHash(request.passwordHash());
    }
    if (request.apiToken() != null || cleared.contains("apiToken")) {
      entity.setApiToken(request.apiToken());
    }
    if (request.isActive() != null) {
      entity.setIsActive(request.isActive());
    }
  }

  public static MemberResponse toResponse(Member entity) {
    return new MemberResponse(
        entity.getId(),
        entity.getEmail(),
        entity.getIsActive(),
        entity.getCreatedAt(),
        entity.getCreatedBy(),
        entity.getUpdatedAt(),
        entity.getUpdatedBy() == null ? null : entity.getUpdatedBy().getId(),
        entity.getRowVersion());
  }
}
