package org.members.service;

import java.util.Set;
import org.members.common.DeletedRecords;
import org.members.common.Expanded;
import org.members.common.Expansion;
import org.members.common.Expansions;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.domain.Branch;
import org.members.domain.Loan;
import org.members.domain.Member;
import org.members.dto.LoanFilter;
import org.members.dto.LoanRequest;
import org.members.dto.LoanResponse;
import org.members.repository.LoanRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class LoanService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields("id", "title", "lentOn", "returnedOn")
          .field("memberId", "member.id")
          .field("branchId", "branch.id");
  public static final Expansion<Loan> EXPANSION =
      Expansion.of(Loan.class, "id").reference("member", "email").reference("branch", "name");

  private final LoanRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final DeletedRecords deletedRecords;
  private final Expansions expansions;

  public LoanService(
      LoanRepository repository,
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

  public PageResponse<Expanded<LoanResponse>> list(
      LoanFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            LoanService::toResponse),
        LoanResponse::id,
        EXPANSION,
        expand);
  }

  public LoanResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<LoanResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public LoanResponse create(LoanRequest request) {
    Loan entity = new Loan();
    apply(request, entity);
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public LoanResponse update(Long id, LoanRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), LoanRequest.class));
  }

  @Transactional
  public LoanResponse patch(Long id, ObjectNode patch) {
    return change(id, mergePatch.apply(patch, get(id), LoanRequest.class));
  }

  private LoanResponse change(Long id, LoanRequest request) {
    Loan entity = find(id);
    apply(request, entity);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    find(id).setIsDeleted(true);
    unitOfWork.flush();
  }

  /** Those that are marked as deleted. */
  public PageResponse<Expanded<LoanResponse>> listDeleted(Pageable pageable) {
    return PageResponse.of(
        deletedRecords.page(
            Loan.class,
            "select * from loan where not (is_deleted = false) order by id",
            "select count(*) from loan where not (is_deleted = false)",
            pageable),
        one -> new Expanded<>(toResponse(one), null));
  }

  /** Makes a record of one that is marked as deleted again. */
  @Transactional
  public LoanResponse restore(Long id) {
    Loan entity =
        deletedRecords.find(
            Loan.class,
            "select * from loan where not (is_deleted = false) and id = ?1",
            "Loan",
            id);
    entity.setIsDeleted(false);
    unitOfWork.flush();
    return toResponse(entity);
  }

  private Loan find(Long id) {
    return unitOfWork.find(Loan.class, id, "Loan");
  }

  private void apply(LoanRequest request, Loan entity) {
    entity.setTitle(request.title());
    entity.setLentOn(request.lentOn());
    entity.setReturnedOn(request.returnedOn());
    entity.setMember(
        unitOfWork.referenceOrCurrent(
            Member.class, entity.getMember(), request.memberId(), "memberId"));
    entity.setBranch(
        unitOfWork.referenceOrCurrent(
            Branch.class, entity.getBranch(), request.branchId(), "branchId"));
  }

  public static LoanResponse toResponse(Loan entity) {
    return new LoanResponse(
        entity.getId(),
        entity.getMember().getId(),
        entity.getBranch() == null ? null : entity.getBranch().getId(),
        entity.getTitle(),
        entity.getLentOn(),
        entity.getReturnedOn());
  }
}
