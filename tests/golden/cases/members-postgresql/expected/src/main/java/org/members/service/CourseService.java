package org.members.service;

import java.util.Set;
import org.members.common.MergePatch;
import org.members.common.PageResponse;
import org.members.common.Sorting;
import org.members.common.UnitOfWork;
import org.members.config.UnshownValues;
import org.members.domain.Course;
import org.members.dto.CourseFilter;
import org.members.dto.CourseRequest;
import org.members.dto.CourseResponse;
import org.members.repository.CourseRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.node.ObjectNode;

@Service
@Transactional(readOnly = true)
public class CourseService {
  public static final Sorting SORTING =
      Sorting.byKey("id")
          .fields(
              "id",
              "grade",
              "weeks",
              "lessons",
              "fee",
              "minAge",
              "maxAge",
              "startsOn",
              "opensAt",
              "closesAt")
          .field("class", "classValue")
          .field("default", "defaultValue");

  private final CourseRepository repository;
  private final UnitOfWork unitOfWork;
  private final MergePatch mergePatch;

  public CourseService(CourseRepository repository, UnitOfWork unitOfWork, MergePatch mergePatch) {
    this.repository = repository;
    this.unitOfWork = unitOfWork;
    this.mergePatch = mergePatch;
  }

  public PageResponse<CourseResponse> list(CourseFilter filter, Pageable pageable) {
    return PageResponse.of(
        repository.findAll(filter.toSpecification(), SORTING.apply(pageable)),
        CourseService::toResponse);
  }

  public CourseResponse get(Long id) {
    return toResponse(find(id));
  }

  @Transactional
  public CourseResponse create(CourseRequest request) {
    Course entity = new Course();
    apply(request, entity, Set.of());
    unitOfWork.insert(entity);
    return toResponse(entity);
  }

  @Transactional
  public CourseResponse update(Long id, CourseRequest request) {
    return change(id, mergePatch.replace(request, () -> get(id), CourseRequest.class), Set.of());
  }

  @Transactional
  public CourseResponse patch(Long id, ObjectNode patch) {
    return change(
        id, mergePatch.apply(patch, get(id), CourseRequest.class), MergePatch.cleared(patch));
  }

  private CourseResponse change(Long id, CourseRequest request, Set<String> cleared) {
    Course entity = find(id);
    apply(request, entity, cleared);
    unitOfWork.flush();
    return toResponse(entity);
  }

  @Transactional
  public void delete(Long id) {
    repository.delete(find(id));
    unitOfWork.flush();
  }

  private Course find(Long id) {
    return unitOfWork.find(Course.class, id, "Course");
  }

  private void apply(CourseRequest request, Course entity, Set<String> cleared) {
    entity.setClassValue(request.classValue());
    if (request.defaultValue() != null) {
      entity.setDefaultValue(request.defaultValue());
    }
    entity.setGrade(request.grade());
    entity.setWeeks(request.weeks());
    entity.setLessons(request.lessons());
    entity.setFee(UnitOfWork.atScale(request.fee(), 2));
    if (request.minAge() != null) {
      entity.setMinAge(request.minAge());
    }
    entity.setMaxAge(request.maxAge());
    entity.setStartsOn(request.startsOn());
    entity.setOpensAt(request.opensAt());
    entity.setClosesAt(request.closesAt());
  }

  public static CourseResponse toResponse(Course entity) {
    return UnshownValues.told(
        entity,
        new CourseResponse(
            entity.getId(),
            entity.getClassValue(),
            entity.getDefaultValue(),
            entity.getGrade(),
            entity.getWeeks(),
            entity.getLessons(),
            entity.getFee(),
            entity.getMinAge(),
            entity.getMaxAge(),
            entity.getStartsOn(),
            entity.getOpensAt(),
            entity.getClosesAt()));
  }
}
