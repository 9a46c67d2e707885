package org.example.school.service;

import java.util.Set;
import org.example.school.common.Expanded;
import org.example.school.common.Expansion;
import org.example.school.common.Expansions;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.common.Sorting;
import org.example.school.common.Specs;
import org.example.school.common.UnitOfWork;
import org.example.school.config.UnshownValues;
import org.example.school.domain.Course;
import org.example.school.domain.Mark;
import org.example.school.domain.MarkId;
import org.example.school.domain.Student;
import org.example.school.dto.MarkFilter;
import org.example.school.dto.MarkRequest;
import org.example.school.dto.MarkResponse;
import org.example.school.repository.MarkRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.domain.Specification;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class MarkService {
  public static final Sorting SORTING =
      Sorting.byKey("id.studentId", "id.courseCode")
          .fields("points", "givenAt")
          .field("studentId", "id.studentId")
          .field("courseCode", "id.courseCode");
  public static final Expansion<Mark> EXPANSION =
      Expansion.of(Mark.class, "id").reference("student", "name").reference("course", "title");

  private final MarkRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Expansions expansions;

  public MarkService(
      MarkRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Expansions expansions) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.expansions = expansions;
  }

  public PageResponse<Expanded<MarkResponse>> list(
      MarkFilter filter, Pageable pageable, Set<String> expand) {
    return expansions.page(
        PageResponse.of(
            repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
            MarkService::toResponse),
        one -> new MarkId(one.studentId(), one.courseCode()),
        EXPANSION,
        expand);
  }

  /** Those of one student. */
  public PageResponse<Expanded<MarkResponse>> listOf(
      Long studentId, MarkFilter filter, Pageable pageable, Set<String> expand) {
    Specification<Mark> condition =
        Specification.allOf(filter.toSpecification(), Specs.equal(studentId, "id", "studentId"));
    return expansions.page(
        PageResponse.of(
            repository.findAll(condition, SORTING.apply(pageable)), MarkService::toResponse),
        one -> new MarkId(one.studentId(), one.courseCode()),
        EXPANSION,
        expand);
  }

  public MarkResponse get(MarkId id) {
    return toResponse(find(id));
  }

  public Expanded<MarkResponse> get(MarkId id, Set<String> expand) {
    return expansions.one(get(id), id, EXPANSION, expand);
  }

  @Transactional
  public MarkResponse create(MarkRequest request) {
    Mark entity = new Mark();
    entity.setId(new MarkId(request.studentId(), request.courseCode()));
    entity.setStudent(unitOfWork.reference(Student.class, request.studentId(), "studentId"));
    entity.setCourse(unitOfWork.reference(Course.class, request.courseCode(), "courseCode"));
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(unitOfWork.reread(Mark.class, entity, entity.getId()));
  }

  @Transactional
  public MarkResponse update(MarkId id, MarkRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), MarkRequest.class), Set.of());
  }

  @Transactional
  public MarkResponse patch(MarkId id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), MarkRequest.class), MergePatch.cleared(patch));
  }

  private MarkResponse change(MarkId id, MarkRequest request, Set<String> cleared) {
    Mark entity = find(id);
    MarkId key = new MarkId(request.studentId(), request.courseCode());
    if (!entity.getId().equals(key) && !id.equals(key)) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "The key in the body is not the one in the address");
    }
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(MarkId id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Mark find(MarkId id) {
    return unitOfWork.findRespelled(Mark.class, id, "Mark");
  }

  private void apply(MarkRequest request, Mark entity, Set<String> cleared) {
    entity.setPoints(UnitOfWork.atScale(request.points(), 1));
    if (request.givenAt() != null) {
      entity.setGivenAt(request.givenAt());
    }
  }

  public static MarkResponse toResponse(Mark entity) {
    return UnshownValues.told(
        entity,
        new MarkResponse(
            entity.getId().studentId(),
            entity.getId().courseCode(),
            entity.getPoints(),
            entity.getGivenAt()));
  }
}
