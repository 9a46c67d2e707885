package org.example.school.dto;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import org.example.school.common.MergePatch;
import org.example.school.domain.CourseKind;
import org.jspecify.annotations.Nullable;

@JsonIgnoreProperties("unshown")
public record CourseRequest(
    @NotNull @Size(max = 6) @Pattern(regexp = "(?!\\.{1,2}$)[^/\\\\]+") String code,
    @NotNull @Size(max = 120) String title,
    @Size(max = 16777215) @Nullable String syllabus,
    @NotNull(groups = MergePatch.Rules.class) @Nullable CourseKind kind) {}
