package org.example.school.dto;

import org.example.school.domain.CourseKind;

public record CourseSummary(String code, String title, CourseKind kind) {}
