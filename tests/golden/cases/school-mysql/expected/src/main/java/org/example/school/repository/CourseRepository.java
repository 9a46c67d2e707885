package org.example.school.repository;

import org.example.school.domain.Course;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface CourseRepository
    extends JpaRepository<Course, String>, JpaSpecificationExecutor<Course> {}
