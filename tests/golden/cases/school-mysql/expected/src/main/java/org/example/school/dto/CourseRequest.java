package org.example.school.dto;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Size;
import org.example.school.domain.CourseKind;

public record CourseRequest(
    @NotBlank @Size(max = 6) String code,
    @NotBlank @Size(max = 120) String title,
    @Size(max = 16777215) String syllabus,
    CourseKind kind) {}
