package org.example.school.service;

import java.util.Set;
import org.example.school.common.Expanded;
import org.example.school.common.Expansion;
import org.example.school.common.Expansions;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.common.Sorting;
import org.example.school.common.UnitOfWork;
import org.example.school.domain.Locker;
import org.example.school.domain.Student;
import org.example.school.dto.LockerFilter;
import org.example.school.dto.LockerRequest;
import org.example.school.dto.LockerResponse;
import org.example.school.repository.LockerRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class LockerService {
  public static final Sorting SORTING =
      Sorting.byKey("studentId").fields("studentId", "number", "paid");
  public static final Expansion<Locker> EXPANSION =
      Expansion.of(Locker.class, "studentId").reference("student", "name");

  private final LockerRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public LockerService(
      LockerRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<LockerResponse>> list(
      LockerFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            LockerService::toResponse),
        LockerResponse::studentId,
        EXPANSION,
        expand);
  }

  public LockerResponse get(Long id) {
    return toResponse(find(id));
  }

  public Expanded<LockerResponse> get(Long id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public LockerResponse create(LockerRequest request) {
    Locker entity = new Locker();
    entity.setStudent(unitOfWork.reference(Student.class, request.studentId(), "studentId"));
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public LockerResponse update(Long id, LockerRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), LockerRequest.class), Set.of());
  }

  @Transactional
  public LockerResponse patch(Long id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), LockerRequest.class), MergePatch.cleared(patch));
  }

  private LockerResponse change(Long id, LockerRequest request, Set<String> cleared) {
    if (!id.equals(request.studentId())) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "The key in the body is not the one in the address");
    }
    Locker entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Locker find(Long id) {
    return unitOfWork.find(Locker.class, id, "Locker");
  }

  private void apply(LockerRequest request, Locker entity, Set<String> cleared) {
    entity.setNumber(request.number());
    if (request.paid() != null) {
      entity.setPaid(request.paid());
    }
  }

  public static LockerResponse toResponse(Locker entity) {
    return new LockerResponse(entity.getStudentId(), entity.getNumber(), entity.getPaid());
  }
}
