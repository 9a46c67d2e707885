package org.example.school.repository;

import org.example.school.domain.Course;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;
import org.springframework.data.jpa.repository.Query;

public interface CourseRepository
    extends JpaRepository<Course, String>, JpaSpecificationExecutor<Course> {
  @Query(
      "select count(member) > 0 from Course owner join owner.assistants member where owner.code ="
          + " :id and member.id = :memberId")
  boolean isAssistant(String id, Long memberId);
}
