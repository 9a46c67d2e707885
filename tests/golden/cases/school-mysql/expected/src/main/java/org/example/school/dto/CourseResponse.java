package org.example.school.dto;

import org.example.school.domain.CourseKind;

public record CourseResponse(String code, String title, String syllabus, CourseKind kind) {}
