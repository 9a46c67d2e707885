package org.example.school.dto;

import org.example.school.common.Unshown;
import org.example.school.domain.CourseKind;

public record CourseSummary(String code, String title, CourseKind kind) implements Unshown {}
