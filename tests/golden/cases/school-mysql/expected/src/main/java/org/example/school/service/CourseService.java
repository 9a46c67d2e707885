package org.example.school.service;

import java.util.Set;
import org.example.school.common.MergePatch;
import org.example.school.common.PageResponse;
import org.example.school.common.Sorting;
import org.example.school.common.Summaries;
import org.example.school.common.Summary;
import org.example.school.common.UnitOfWork;
import org.example.school.config.UnshownValues;
import org.example.school.domain.Course;
import org.example.school.domain.Student;
import org.example.school.dto.CourseFilter;
import org.example.school.dto.CourseRequest;
import org.example.school.dto.CourseResponse;
import org.example.school.dto.CourseSummary;
import org.example.school.dto.StudentSummary;
import org.example.school.repository.CourseRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class CourseService {
  public static final Sorting SORTING = Sorting.byKey("code").fields("code", "title", "kind");
  public static final Summary<Course, CourseSummary> SUMMARY =
      Summary.of(Course.class, CourseSummary.class);

  private final CourseRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;
  private final Summaries summaries;

  public CourseService(
      CourseRepository repository,
      UnitOfWork unitOfWork,
      MergePatch mergePatch,
      Summaries summaries) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
    this.summaries = summaries;
  }

  public PageResponse<CourseSummary> list(CourseFilter filter, Pageable pageable) {
    return summaries.page(SUMMARY, filter.toSpecification(), SORTING.apply(pageable));
  }

  public CourseResponse get(String id) {
    return toResponse(find(id));
  }

  @Transactional
  public CourseResponse create(CourseRequest request) {
    Course entity = new Course();
    entity.setCode(request.code());
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(unitOfWork.reread(Course.class, entity, entity.getCode()));
  }

  @Transactional
  public CourseResponse update(String id, CourseRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), CourseRequest.class), Set.of());
  }

  @Transactional
  public CourseResponse patch(String id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), CourseRequest.class), MergePatch.cleared(patch));
  }

  private CourseResponse change(String id, CourseRequest request, Set<String> cleared) {
    Course entity = find(id);
    String key = request.code();
    if (!entity.getCode().equals(key) && !id.equals(key)) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "The key in the body is not the one in the address");
    }
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(String id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  public PageResponse<StudentSummary> listAssistants(String id, Pageable pageable) {
    unitOfWork.require(Course.class, id, "Course");
    return summaries.page(
        StudentService.SUMMARY,
        Summaries.membersOf(Course.class, "code", id, "assistants"),
        StudentService.SORTING.apply(pageable));
  }

  @Transactional
  public void addAssistant(String id, Long memberId) {
    unitOfWork.requireToChange(Course.class, id, "Course");
    unitOfWork.require(Student.class, memberId, "Student");
    if (!repository.isAssistant(id, memberId)) {
      unitOfWork.execute(
          "insert into course_assistant (course_code, assistant_id) values (?1, ?2)", id, memberId);
    }
  }

  @Transactional
  public void removeAssistant(String id, Long memberId) {
    unitOfWork.require(Course.class, id, "Course");
    unitOfWork.require(Student.class, memberId, "Student");
    unitOfWork.execute(
        "delete from course_assistant where course_code = ?1 and assistant_id = ?2", id, memberId);
  }

  private Course find(String id) {
    return unitOfWork.findRespelled(Course.class, id, "Course");
  }

  private void apply(CourseRequest request, Course entity, Set<String> cleared) {
    entity.setTitle(request.title());
    if (request.syllabus() != null || cleared.contains("syllabus")) {
      entity.setSyllabus(request.syllabus());
    }
    if (request.kind() != null) {
      entity.setKind(request.kind());
    }
  }

  public static CourseResponse toResponse(Course entity) {
    return UnshownValues.told(
        entity,
        new CourseResponse(
            entity.getCode(), entity.getTitle(), entity.getSyllabus(), entity.getKind()));
  }
}
