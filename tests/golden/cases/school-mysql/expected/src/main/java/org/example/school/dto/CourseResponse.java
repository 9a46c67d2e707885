package org.example.school.dto;

import org.example.school.common.Unshown;
import org.example.school.domain.CourseKind;
import org.jspecify.annotations.Nullable;

public record CourseResponse(String code, String title, @Nullable String syllabus, CourseKind kind)
    implements Unshown {}
