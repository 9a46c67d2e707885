package org.example.school.service;

import java.util.Set;
import org.example.school.common.Expanded;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.common.Sorting;
import org.example.school.common.Summaries;
import org.example.school.common.Summary;
import org.example.school.common.UnitOfWork;
import org.example.school.config.UnshownValues;
import org.example.school.domain.Student;
import org.example.school.dto.MarkFilter;
import org.example.school.dto.MarkResponse;
import org.example.school.dto.StudentCreateRequest;
import org.example.school.dto.StudentFilter;
import org.example.school.dto.StudentRequest;
import org.example.school.dto.StudentResponse;
import org.example.school.dto.StudentSummary;
import org.example.school.repository.StudentRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class StudentService {
  public static final Sorting SORTING = Sorting.byKey("id").fields("id", "name", "bornOn");
  public static final Summary<Student, StudentSummary> SUMMARY =
      Summary.of(Student.class, StudentSummary.class);

  private final StudentRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Summaries summaries;
  private final MarkService marks;

  public StudentService(
      StudentRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Summaries summaries,
      MarkService marks) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.summaries = summaries;
    this.marks = marks;
  }

  public PageResponse<StudentSummary> list(StudentFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }

  public StudentResponse get(Long id) {
    return toResponse(find(id));
  }

  @Transactional
  public StudentResponse create(StudentRequest request) {
    Student entity = new Student();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  /** A new student with what belongs to it: all of it, or nothing. */
  @Transactional
  public StudentResponse create(StudentCreateRequest request) {
    StudentResponse created = create(request.toRequest());
    unitOfWork.each("marks", request.marks(), one -> marks.create(one.toRequest(created.id())));
    return created;
  }

  @Transactional
  public StudentResponse update(Long id, StudentRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), StudentRequest.class), Set.of());
  }

  @Transactional
  public StudentResponse patch(Long id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), StudentRequest.class), MergePatch.cleared(patch));
  }

  private StudentResponse change(Long id, StudentRequest request, Set<String> cleared) {
    Student entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<Expanded<MarkResponse>> listMarks(
      Long id, MarkFilter filter, Pageable pageable, Set<String> expand) {
    unitOfWork.require(Student.class, id, "Student");
    return marks.listOf(id, filter, pageable, expand);
  }

  private Student find(Long id) {
    return unitOfWork.find(Student.class, id, "Student");
  }

  private void apply(StudentRequest request, Student entity, Set<String> cleared) {
    entity.setName(request.name());
    entity.setBornOn(request.bornOn());
    if (request.photo() != null || cleared.contains("photo")) {
      entity.setPhoto(request.photo());
    }
  }

  public static StudentResponse toResponse(Student entity) {
    return UnshownValues.told(
        entity,
        new StudentResponse(
            entity.getId(), entity.getName(), entity.getBornOn(), entity.getPhoto()));
  }
}
